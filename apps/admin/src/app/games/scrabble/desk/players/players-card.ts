import { ChangeDetectionStrategy, Component, computed, input, output, signal } from '@angular/core';
import type { ScrabbleSessionView } from '@arbitre/rules/scrabble';
import { pageTexts } from '../../../../language/page-texts';
import { entryName, type SessionEntries } from '../../../../sessions/session-entries';
import { deskTexts } from '../desk-texts';
import { expectedIn } from './expected';

/** Who is there: everybody at once before the first round, latecomers by number. */
@Component({
  selector: 'arb-players-card',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <h2>{{ texts().players }}</h2>
    <p data-testid="present">{{ texts().present(here().size, entries().size) }}</p>
    @if (absent().length > 0 && open()) {
      <div class="line">
        @if (here().size === 0) {
          <button
            type="button"
            class="button main"
            data-testid="check-in-all"
            [disabled]="busy()"
            (click)="checkedIn.emit(absent())"
          >
            {{ texts().checkInAll(absent().length) }}
          </button>
        }
        <form class="line" (submit)="add($event)">
          <label
            ><span class="unseen">{{ texts().number }}</span>
            <input
              #field
              class="input"
              inputmode="numeric"
              autocomplete="off"
              [placeholder]="texts().number"
              [value]="number()"
              (input)="number.set(field.value)"
          /></label>
          <button type="submit" class="button" [disabled]="busy()">{{ texts().checkIn }}</button>
        </form>
      </div>
      @if (problem(); as problem) {
        <p class="small bad" role="alert">{{ problem }}</p>
      }
      @if (here().size > 0) {
        <p class="small soft">{{ names() }}</p>
      }
    }
  `,
  styles: `
    :host {
      display: grid;
      gap: 0.375rem;
    }
    h2 {
      font-size: 1rem;
    }
    .line {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.5rem;
    }
    .input {
      width: 6rem;
    }
    .bad {
      color: var(--bad);
    }
  `,
})
export class PlayersCard {
  protected readonly texts = pageTexts(deskTexts);
  readonly players = input.required<ScrabbleSessionView['players']>();
  readonly entries = input.required<SessionEntries>();
  /** Whoever comes now still plays. */
  readonly open = input(true);
  readonly busy = input.required<boolean>();
  readonly checkedIn = output<readonly string[]>();
  protected readonly number = signal('');
  protected readonly problem = signal<string | null>(null);
  protected readonly here = computed(
    () => new Set(this.players().flatMap(({ entry, left }) => (left ? [] : [entry]))),
  );
  protected readonly absent = computed(() => expectedIn(this.entries(), this.players()));
  protected readonly names = computed(() =>
    this.texts().missingNames(
      this.absent()
        .map((entry) => entryName(this.entries(), entry))
        .join(', '),
    ),
  );

  protected add(event: Event): void {
    event.preventDefault();
    const number = Number(this.number());
    const found = [...this.entries()].find(([, entry]) => entry.number === number);
    this.problem.set(found === undefined ? this.texts().problems.unknownPlayer(number) : null);
    if (found === undefined) return;
    this.checkedIn.emit([found[0]]);
    this.number.set('');
  }
}
