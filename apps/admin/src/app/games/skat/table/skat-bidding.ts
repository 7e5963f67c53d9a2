import { ChangeDetectionStrategy, Component, computed, input } from '@angular/core';
import type { TableView } from '@arbitre/rules/kernel/table-view';
import { pageTexts } from '../../../language/page-texts';
import { biddingRows } from './bidding-rows';
import { skatTexts } from '../texts';

const seats = ['forehand', 'middlehand', 'rearhand'];

/** The dialogue of offers and answers, a line an exchange. */
@Component({
  selector: 'arb-skat-bidding',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @if (rows().length === 0) {
      <p class="soft small">{{ texts().noBids }}</p>
    } @else {
      <table data-testid="bidding">
        <caption class="unseen">
          {{
            texts().bidding
          }}
        </caption>
        <thead>
          <tr>
            @for (seat of seats; track seat) {
              <th scope="col">{{ texts().seats[seat] }}</th>
            }
          </tr>
        </thead>
        <tbody>
          @for (row of rows(); track $index; let last = $last) {
            <tr [class.last]="last">
              @for (call of row; track $index) {
                <td class="figures">
                  @if (call) {
                    <span [class]="call.call">{{ texts().calls[call.call] ?? call.call }}</span>
                    @if (call.note) {
                      <span class="small soft">{{ call.note }}</span>
                    }
                  }
                </td>
              }
            </tr>
          }
        </tbody>
      </table>
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
    td {
      height: 1.75rem;
      padding: 0 0.375rem;
      font-weight: 600;
    }
    .pass {
      color: var(--ink-soft);
      font-weight: 450;
    }
    .last td {
      background: var(--accent-soft);
    }
  `,
})
export class SkatBidding {
  protected readonly texts = pageTexts(skatTexts);
  protected readonly seats = seats;
  readonly view = input.required<TableView>();
  protected readonly rows = computed(() => biddingRows(seats, this.view().calls));
}
