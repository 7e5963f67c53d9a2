import { ChangeDetectionStrategy, Component, inject, input } from '@angular/core';
import type { ScrabbleSessionView } from '@arbitre/rules/scrabble';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { entryName, type SessionEntries } from '../../../sessions/session-entries';
import { scrabbleTexts } from '../texts';

export type SlipView = ScrabbleSessionView['rounds'][number]['slips'][number];

/** The slips of a round as they were judged, each with the articles that speak. */
@Component({
  selector: 'arb-slip-table',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <div class="scroller" tabindex="0" role="group" [attr.aria-label]="texts().judged">
      <table class="table" data-testid="slips">
        <caption class="unseen">
          {{
            texts().judged
          }}
        </caption>
        <thead>
          <tr>
            <th scope="col">{{ texts().player }}</th>
            <th scope="col">{{ texts().slip }}</th>
            <th scope="col" class="number claimed">{{ texts().claimed }}</th>
            <th scope="col" class="number">{{ texts().credited }}</th>
            <th scope="col">{{ texts().verdict }}</th>
          </tr>
        </thead>
        <tbody>
          @for (slip of slips(); track slip.entry) {
            <tr>
              <th scope="row">{{ name(slip.entry) }}</th>
              <td>
                @if (slip.word) {
                  <span class="mono">{{ slip.place }}</span> {{ slip.word.toUpperCase() }}
                } @else {
                  <span class="soft">{{ texts().noSlip }}</span>
                }
              </td>
              <td class="number claimed">{{ slip.claimed ?? '–' }}</td>
              <td class="number">
                <strong>{{ language.whole(slip.points) }}</strong>
              </td>
              <td>
                <div class="verdict">
                  <span
                    class="chip"
                    [class.good]="slip.verdict === 'ok'"
                    [class.warn]="slip.verdict === 'warning' || slip.verdict === 'penalty'"
                    [class.bad]="slip.verdict === 'nullity' || slip.verdict === 'to-rule'"
                    >{{ texts().verdicts[slip.verdict] }}</span
                  >
                  <span class="small soft">{{ slip.articles.join(', ') }} {{ slip.remarks.join(', ') }}</span>
                  @if (slip.ruled) {
                    <span class="small soft">{{ texts().ruled }}</span>
                  }
                </div>
              </td>
            </tr>
          }
        </tbody>
      </table>
    </div>
  `,
  styles: `
    .table th,
    .table td {
      padding: 0.25rem 0.375rem;
    }
    tbody th {
      white-space: nowrap;
    }
    .verdict {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 0.375rem;
      min-height: 2rem;
    }
    @media screen and (max-width: 47rem) {
      .claimed {
        display: none;
      }
    }
  `,
})
export class SlipTable {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(scrabbleTexts);
  readonly slips = input.required<readonly SlipView[]>();
  readonly entries = input.required<SessionEntries>();

  protected name(entry: string): string {
    return entryName(this.entries(), entry);
  }
}
