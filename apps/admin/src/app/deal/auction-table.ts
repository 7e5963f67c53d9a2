import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import type { CallView } from '@arbitre/rules';
import { NotationText } from '../cards/notation-text';
import { Language } from '../language/language';
import { auctionRows, auctionSeats } from './auction-rows';

@Component({
  selector: 'arb-auction-table',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NotationText],
  template: `
    <table data-testid="auction">
      <caption class="unseen">
        {{
          language.texts().deal.auction
        }}
      </caption>
      <thead>
        <tr>
          @for (seat of seats; track seat) {
            <th scope="col" [class.vulnerable]="isVulnerable(seat)">
              {{ language.texts().seats[seat] }}
              @if (isVulnerable(seat)) {
                <span class="unseen">{{ language.texts().deal.vulnerable }}</span>
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
                @if (cell.kind === 'call') {
                  <span class="call" [class.last]="cell.last" [class.pass]="cell.call === 'Pass'"
                    ><arb-notation [text]="cell.call" as="call"
                  /></span>
                  @if (cell.note !== null) {
                    <sup [attr.aria-label]="language.texts().deal.alert(cell.note)">{{ cell.note }}</sup>
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
  protected readonly seats = auctionSeats;
  readonly dealer = input.required<string>();
  readonly vulnerable = input.required<string>();
  readonly calls = input.required<readonly CallView[]>();
  protected readonly auction = computed(() => auctionRows(this.dealer(), this.calls()));

  protected isVulnerable(seat: string): boolean {
    const vulnerable = this.vulnerable();
    return vulnerable === 'All' || (vulnerable !== 'None' && vulnerable.includes(seat));
  }
}
