import {
  ChangeDetectionStrategy,
  Component,
  ElementRef,
  afterNextRender,
  computed,
  effect,
  inject,
  input,
  linkedSignal,
  output,
  viewChild,
} from '@angular/core';
import { Language } from '../../../../language/language';
import { pageTexts } from '../../../../language/page-texts';
import { deskTexts } from '../desk-texts';
import { randomBelow } from '../../../../sessions/lots/random-below';
import { drawFrom, drawProblem } from './random-draw';

/** The letters of a draw: out of the real bag and typed, or drawn by the browser. */
@Component({
  selector: 'arb-draw-form',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <form (submit)="send($event)" novalidate>
      <label class="field">
        <span>{{ texts().letters }}</span>
        <input
          #field
          class="input mono"
          name="letters"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
          data-testid="letters"
          aria-describedby="draw-help"
          [attr.aria-invalid]="shownProblem() !== null"
          [value]="typed()"
          (input)="typed.set(field.value)"
        />
      </label>
      <p id="draw-help" class="small" [class.bad]="shownProblem() !== null">
        {{ shownProblem() ?? texts().lettersHelp(count(), leftover()) }}
      </p>
      <div class="buttons">
        <button type="submit" class="button main" [disabled]="busy()" data-testid="draw">
          {{ texts().acts['draw'] }} <kbd>Enter</kbd>
        </button>
        <button type="button" class="button" [disabled]="busy()" data-testid="draw-random" (click)="random()">
          {{ texts().random }}
        </button>
      </div>
    </form>
  `,
  styles: `
    form {
      display: grid;
      gap: 0.5rem;
    }
    .input {
      max-width: 16rem;
      font-size: 1.25rem;
      letter-spacing: 0.15em;
      text-transform: uppercase;
    }
    .buttons {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
    }
    .bad {
      color: var(--bad);
    }
  `,
})
export class DrawForm {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(deskTexts);
  readonly bag = input.required<string>();
  readonly leftover = input.required<string>();
  readonly count = input.required<number>();
  readonly busy = input.required<boolean>();
  /** The draw is what comes next: the caret waits for its letters. */
  readonly leads = input(true);
  readonly drawn = output<string>();
  private readonly field = viewChild.required<ElementRef<HTMLInputElement>>('field');
  /** Sets thrown back so far: after each, all letters are drawn anew. */
  readonly thrownBack = input(0);
  protected readonly typed = linkedSignal({ source: this.thrownBack, computation: () => '' });
  private readonly tried = linkedSignal({ source: this.thrownBack, computation: () => false });
  private readonly problem = computed(() => drawProblem(this.typed(), this.bag(), this.count()));
  /** Fewer letters than wanted is no mistake as long as somebody is typing them. */
  protected readonly shownProblem = computed(() => {
    const problem = this.problem();
    const texts = this.texts().drawProblems;
    if (problem === null || this.typed() === '') return null;
    if (problem.kind === 'bag') return texts.bag(problem.letters);
    if (problem.kind === 'letters') return texts.letters;
    return this.tried() || problem.given > this.count() ? texts.count(problem.given, this.count()) : null;
  });

  constructor() {
    afterNextRender(() => {
      if (this.leads()) this.field().nativeElement.focus();
    });
    effect(() => {
      if (this.thrownBack() > 0) this.field().nativeElement.focus();
    });
  }

  protected send(event: Event): void {
    event.preventDefault();
    this.tried.set(true);
    if (this.problem() === null) this.drawn.emit(this.typed().toUpperCase().replaceAll(/\s/gu, ''));
  }

  protected random(): void {
    const letters = drawFrom(this.bag(), this.count(), randomBelow);
    this.typed.set(letters);
    this.drawn.emit(letters);
  }
}
