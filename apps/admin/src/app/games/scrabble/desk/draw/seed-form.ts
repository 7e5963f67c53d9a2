import { ChangeDetectionStrategy, Component, computed, inject, input, output, signal } from '@angular/core';
import type { ScrabbleSessionView } from '@arbitre/rules/scrabble';
import { pageTexts } from '../../../../language/page-texts';
import { SessionContext } from '../../../../sessions/session-context';
import { KeptSeeds } from './kept-seeds';
import { seedTexts } from './seed-texts';
import { setOfSeed } from './set-of-seed';

/** The letters of a game with a committed seed: drawn from it, and the seed revealed at the end (SCR-3A-GAP-3). */
@Component({
  selector: 'arb-seed-form',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @if (seed() === null) {
      <form (submit)="enter($event)">
        <label class="field">
          <span>{{ texts().seed }}</span>
          <input
            #field
            class="input mono"
            name="seed"
            autocomplete="off"
            spellcheck="false"
            maxlength="200"
            required
            aria-describedby="seed-problem"
            data-testid="seed"
            data-primary
          />
        </label>
        <p id="seed-problem" class="small bad" role="alert">{{ wrong() ? texts().other : '' }}</p>
        <button type="submit" class="button main">{{ texts().enter }}</button>
      </form>
    } @else {
      <button
        type="button"
        class="button main"
        data-primary
        data-testid="from-seed"
        [disabled]="busy()"
        (click)="use()"
      >
        {{ reveals() ? texts().reveal : texts().draw(count()) }}
      </button>
    }
    <p class="small soft">
      {{ texts().commitment }} <span class="mono hash">{{ view().draws.commitment }}</span>
    </p>
  `,
  styles: `
    :host,
    form {
      display: grid;
      gap: 0.5rem;
      justify-items: start;
    }
    .bad {
      color: var(--bad);
    }
    .hash {
      overflow-wrap: anywhere;
    }
  `,
})
export class SeedForm {
  private readonly kept = inject(KeptSeeds);
  private readonly session = inject(SessionContext).id;
  protected readonly texts = pageTexts(seedTexts);
  readonly view = input.required<ScrabbleSessionView>();
  readonly bag = input.required<string>();
  readonly count = input(0);
  readonly busy = input.required<boolean>();
  /** The game is over: the seed is told. */
  readonly reveals = input(false);
  readonly drawn = output<string>();
  readonly revealed = output<string>();
  private readonly entered = signal(0);
  protected readonly wrong = signal(false);
  protected readonly seed = computed(() => {
    this.entered();
    const { commitment } = this.view().draws;
    return commitment === null ? null : this.kept.of(this.session(), commitment);
  });

  protected enter(event: SubmitEvent): void {
    event.preventDefault();
    const typed = new FormData(event.target as HTMLFormElement).get('seed');
    if (typeof typed !== 'string' || typed.trim() === '') return;
    this.kept.keep(this.session(), typed.trim());
    this.entered.update((times) => times + 1);
    this.wrong.set(this.seed() === null);
  }

  protected use(): void {
    const seed = this.seed();
    if (seed === null) return;
    if (this.reveals()) {
      this.revealed.emit(seed);
      return;
    }
    const { draws, format } = this.view();
    const set = draws.sets + 1;
    this.drawn.emit(setOfSeed(seed, { set, bag: this.bag(), count: this.count(), joker: format.joker }));
  }
}
