import { ChangeDetectionStrategy, Component, computed, inject, input, output } from '@angular/core';
import type { ScrabbleSessionView } from '@arbitre/rules/scrabble';
import { Language } from '../../../../language/language';
import { pageTexts } from '../../../../language/page-texts';
import type { SessionAct } from '../../../../sessions/session-context';
import { entryName, type SessionEntries } from '../../../../sessions/session-entries';
import { conductTexts } from './conduct-texts';

/** Appeals against the game: the open ones with the answer, the decided ones with what was said. */
@Component({
  selector: 'arb-appeals-card',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <h2>{{ texts().appeals }}</h2>
    <ul>
      @for (one of appeals(); track one.number) {
        <li data-testid="appeal">
          <p>
            <strong>{{ texts().appeal(one.number, one.name) }}</strong>
            <span class="small soft"
              >{{ language.moment(one.at) }}
              @if (one.round) {
                {{ texts().ofRound(one.round) }}
              }
            </span>
            <br />{{ one.reason }}
          </p>
          @if (one.decision; as decision) {
            <p>
              <span class="chip" [class.good]="decision.outcome === 'upheld'">{{
                texts()[decision.outcome]
              }}</span>
              {{ decision.reason }}
            </p>
          } @else {
            <form (submit)="$event.preventDefault()">
              <label class="why"
                ><span class="unseen">{{ texts().answer }}</span>
                <input #why class="input" name="answer" maxlength="200" [placeholder]="texts().answer" />
              </label>
              @for (outcome of outcomes; track outcome) {
                <button
                  type="button"
                  class="button"
                  [disabled]="busy()"
                  (click)="decide(one.number, outcome, why)"
                >
                  {{ texts()[outcome] }}
                </button>
              }
            </form>
          }
        </li>
      }
    </ul>
  `,
  styles: `
    h2 {
      font-size: 1rem;
    }
    ul {
      display: grid;
      gap: 0.75rem;
      margin: 0.375rem 0 0;
      padding: 0;
      list-style: none;
    }
    form {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
      margin-top: 0.375rem;
    }
    .why {
      flex: 1 1 10rem;
    }
  `,
})
export class AppealsCard {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(conductTexts);
  readonly view = input.required<ScrabbleSessionView>();
  readonly entries = input.required<SessionEntries>();
  readonly busy = input.required<boolean>();
  protected readonly outcomes = ['upheld', 'rejected'] as const;
  readonly decided = output<SessionAct>();
  protected readonly appeals = computed(() =>
    this.view().appeals.map((appeal) => ({ ...appeal, name: entryName(this.entries(), appeal.entry) })),
  );

  /** Which way it goes is a button of its own: Enter alone decides nothing. */
  protected decide(number: number, outcome: string, field: HTMLInputElement): void {
    const reason = field.value.trim();
    if (reason === '') field.focus();
    else this.decided.emit({ do: 'decide-appeal', number, outcome, reason });
  }
}
