import { ChangeDetectionStrategy, Component, inject, input, signal } from '@angular/core';
import { GraphQL } from '../../../graphql/client';
import { pageTexts } from '../../../language/page-texts';
import { CheckWords, type CheckWordsResult } from './opening.operations';
import { openingTexts } from './opening-texts';

const BETWEEN = /[\s,;]+/u;

/** Whether words are valid in the list of a game, looked up on the server: a licensed list stays there. */
@Component({
  selector: 'arb-word-check',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <form (submit)="ask($event)">
      <label class="field">
        <span class="small">{{ texts().check }}</span>
        <input
          #field
          class="input mono"
          maxlength="200"
          autocomplete="off"
          spellcheck="false"
          data-testid="word-check"
          [attr.aria-description]="texts().checkHelp(list())"
          [value]="typed()"
          (input)="typed.set(field.value)"
        />
      </label>
      <button type="submit" class="button" [disabled]="typed().trim() === ''">{{ texts().ask }}</button>
    </form>
    <ul role="status" data-testid="word-verdicts">
      @for (one of verdicts(); track $index) {
        <li>
          <span class="mono">{{ one.word }}</span>
          <span class="chip" [class.good]="one.valid" [class.bad]="!one.valid">{{
            one.valid ? texts().valid : texts().notValid
          }}</span>
        </li>
      }
      @if (failed()) {
        <li>{{ texts().notAsked }}</li>
      }
    </ul>
  `,
  styles: `
    form {
      display: flex;
      flex-wrap: wrap;
      align-items: end;
      gap: 0.5rem;
    }
    .field {
      flex: 1 1 10rem;
    }
    .input {
      text-transform: uppercase;
    }
    ul {
      margin: 0.5rem 0 0;
      padding: 0;
      list-style: none;
    }
    li {
      display: flex;
      gap: 0.5rem;
      min-height: 1.75rem;
    }
  `,
})
export class WordCheck {
  private readonly graphql = inject(GraphQL);
  protected readonly texts = pageTexts(openingTexts);
  /** Name of the game's word list. */
  readonly list = input.required<string>();
  protected readonly typed = signal('');
  protected readonly verdicts = signal<CheckWordsResult['wordCheck']>([]);
  protected readonly failed = signal(false);

  protected ask(event: Event): void {
    event.preventDefault();
    const words = this.typed().split(BETWEEN).filter(Boolean);
    if (words.length === 0) return;
    this.graphql.ask(CheckWords, { name: this.list(), words }).then(
      ({ wordCheck }) => {
        this.verdicts.set(wordCheck);
        this.failed.set(false);
      },
      () => {
        this.verdicts.set([]);
        this.failed.set(true);
      },
    );
  }
}
