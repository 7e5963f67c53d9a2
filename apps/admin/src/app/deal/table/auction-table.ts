import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import type { TableView } from '@arbitre/rules/kernel/table-view';
import { NotationText } from '../../cards/notation-text';
import { GameOnPage } from '../../games/game-on-page';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import type { CallTakenBack } from '../replay/taken-back';
import { auctionRows, auctionSeats } from './auction-rows';
import { dealTexts } from '../deal-texts';

/** The calls of an auction in rows, with the texts of its alerts. */
@Component({
  selector: 'arb-auction-table',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NotationText],
  template: `
    <table data-testid="auction">
      <caption class="unseen">
        {{
          texts().auction
        }}
      </caption>
      <thead>
        <tr>
          @for (seat of seats(); track seat) {
            <th scope="col" [class.vulnerable]="isVulnerable(seat)">
              {{ game.seat(seat) }}
              @if (isVulnerable(seat)) {
                <span class="unseen">{{ texts().vulnerable }}</span>
              }
            </th>
          }
        </tr>
      </thead>
      <tbody>
        @for (row of auction().rows; track $index) {
          <tr>
            @for (cell of row; track $index) {
              <td>
                @for (taken of cell.taken ?? []; track $index) {
                  <s class="call taken" [attr.aria-label]="texts().takenBack"
                    ><arb-notation [text]="taken" as="call"
                  /></s>
                }
                @if (cell.kind === 'call') {
                  <span class="call" [class.last]="cell.last" [class.pass]="cell.call === 'Pass'"
                    ><arb-notation [text]="cell.call" as="call"
                  /></span>
                  @if (cell.note !== null) {
                    <sup [attr.aria-label]="texts().alert(cell.note)">{{ cell.note }}</sup>
                  }
                }
              </td>
            }
          </tr>
        }
      </tbody>
    </table>
    @if (auction().notes.length > 0) {
      <ol class="small soft">
        @for (note of auction().notes; track $index) {
          <li>{{ note }}</li>
        }
      </ol>
    }
  `,
  styles: `
    table {
      width: 100%;
      table-layout: fixed;
      border-collapse: collapse;
    }
    th {
      padding: 0.25rem 0.375rem;
      border-bottom: 2px solid var(--line);
      color: var(--ink-soft);
      font-size: var(--text-s);
      font-weight: 600;
      text-align: start;
    }
    .vulnerable {
      border-bottom-color: var(--heart);
      color: var(--heart);
    }
    td {
      height: 2rem;
      padding: 0 0.1rem;
    }
    .call {
      padding: 0.125rem 0.3125rem;
      border-radius: 5px;
      font-weight: 600;
    }
    .pass {
      color: var(--ink-soft);
      font-weight: 450;
    }
    .taken {
      color: var(--ink-soft);
      font-weight: 450;
    }
    .last {
      background: var(--accent-soft);
      color: var(--ink);
    }
    sup {
      color: var(--accent);
      font-weight: 650;
    }
    ol {
      display: grid;
      gap: 0.125rem;
      margin-top: 0.5rem;
      padding: 0.5rem 0 0 1.25rem;
      border-top: 1px solid var(--line);
      list-style: decimal;
    }
  `,
})
export class AuctionTable {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(dealTexts);
  protected readonly game = inject(GameOnPage);
  readonly view = input.required<TableView>();
  /** Calls that count no more. */
  readonly taken = input<readonly CallTakenBack[]>([]);
  protected readonly seats = computed(() => auctionSeats(this.view().seats.map(({ seat }) => seat)));
  protected readonly auction = computed(() =>
    auctionRows(this.seats(), this.view().facts.dealer ?? '', this.view().calls, this.taken()),
  );

  protected isVulnerable(seat: string): boolean {
    const { vulnerable = 'None' } = this.view().facts;
    return vulnerable === 'All' || (vulnerable !== 'None' && vulnerable.includes(seat));
  }
}
