import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { pageTexts } from '../../../language/page-texts';
import { textIn } from '../../../sessions/form-values';
import { SessionContext } from '../../../sessions/session-context';
import { entryName } from '../../../sessions/session-entries';
import { skatTexts } from '../texts';
import { mayGivePrizes } from './hall-steps';
import { rankedFigures, type TournamentView } from './tournament-view';

/** Prizes in the order of the results: to whoever handed in all of his lists (SKWO-7.4-GAP-1), here or sent. */
@Component({
  selector: 'arb-prizes',
  host: { '[hidden]': '!shown()' },
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @if (view().prizes.released; as released) {
      <h2>{{ texts().tournament.prizes.title }}</h2>
      <ul data-testid="prizes">
        @for (one of released; track $index) {
          <li>
            <strong>{{ name(one.entry) }}</strong> {{ one.prize }}
            @if (one.sent) {
              <span class="small soft">{{ texts().tournament.prizes.sent }}</span>
            }
          </li>
        } @empty {
          <li class="soft">{{ texts().tournament.prizes.none }}</li>
        }
      </ul>
    } @else if (shown()) {
      <h2>{{ texts().tournament.prizes.title }}</h2>
      <form data-testid="give-prizes" (submit)="give($event)">
        <table class="table">
          <thead>
            <tr>
              <th scope="col" class="number">{{ texts().tournament.prizes.rank }}</th>
              <th scope="col">{{ texts().tournament.prizes.player }}</th>
              <th scope="col">{{ texts().tournament.prizes.prize }}</th>
              <th scope="col">{{ texts().tournament.prizes.sent }}</th>
            </tr>
          </thead>
          <tbody>
            @for (row of rows(); track row.entry) {
              <tr>
                <td class="number">{{ row.rank }}</td>
                <th scope="row">{{ name(row.entry) }}</th>
                <td>
                  <input
                    class="input"
                    autocomplete="off"
                    maxlength="80"
                    [name]="'prize-' + row.entry"
                    [attr.aria-label]="texts().tournament.prizes.of(name(row.entry))"
                  />
                </td>
                <td>
                  <input
                    type="checkbox"
                    value="yes"
                    [name]="'sent-' + row.entry"
                    [attr.aria-label]="texts().tournament.prizes.sentTo(name(row.entry))"
                  />
                </td>
              </tr>
            }
          </tbody>
        </table>
        <button type="submit" class="button main" [disabled]="context.busy()">
          {{ texts().tournament.prizes.give }}
        </button>
      </form>
    }
  `,
  styles: `
    :host {
      display: block;
    }
    .button {
      min-height: 2.75rem;
      margin-top: 0.5rem;
    }
    .input {
      width: 100%;
    }
  `,
})
export class Prizes {
  protected readonly texts = pageTexts(skatTexts);
  protected readonly context = inject(SessionContext);
  readonly view = input.required<TournamentView>();
  /** Who may have one, in the order of the results. */
  protected readonly rows = computed(() => {
    const eligible = mayGivePrizes(this.view());
    return rankedFigures(this.view().results).filter(({ entry }) => eligible.has(entry));
  });

  /** Prizes that were given, or those that may be given now by whoever looks. */
  protected readonly shown = computed(
    () => this.view().prizes.released !== null || (this.context.mayRecord() && this.rows().length > 0),
  );

  protected name(entry: string): string {
    return entryName(this.context.entries(), entry);
  }

  protected give(event: SubmitEvent): void {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const prizes = this.rows().flatMap(({ entry }) => {
      const prize = textIn(form, `prize-${entry}`);
      return prize === '' ? [] : [{ entry, prize, sent: textIn(form, `sent-${entry}`) !== '' }];
    });
    void this.context.record({ do: 'release-prizes', prizes });
  }
}
