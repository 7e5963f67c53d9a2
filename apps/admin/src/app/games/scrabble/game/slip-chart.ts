import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import type { ScrabbleSessionView } from '@arbitre/rules/scrabble';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { scrabbleTexts } from '../texts';

export type DistributionRow = NonNullable<ScrabbleSessionView['rounds'][number]['distribution']>[number];

/** How many slips reached each score: a table whose rows carry a bar, so that ears and eyes get the same figures. */
@Component({
  selector: 'arb-slip-chart',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <table data-testid="distribution">
      <caption class="unseen">
        {{
          texts().distribution
        }}
      </caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{{ texts().score }}</th>
          <th scope="col">{{ texts().slips(2) }}</th>
          <th scope="col">{{ texts().word }}</th>
        </tr>
      </thead>
      <tbody>
        @for (row of bars(); track row.score) {
          <tr [class.best]="row.score === top()">
            <th scope="row" class="figures">
              {{ row.score }}
              @if (row.score === top()) {
                <span class="mark">{{ texts().top }}</span>
              }
            </th>
            <td class="bar">
              <span class="length" [style.width.%]="row.width"></span
              ><span class="count figures">{{ row.slips }}</span
              ><span class="share small soft figures">{{ row.share }}</span>
            </td>
            <td class="words small soft">{{ row.words.join(', ') }}</td>
          </tr>
        }
      </tbody>
    </table>
  `,
  styles: `
    table {
      width: 100%;
      border-collapse: collapse;
      font-size: var(--text-m);
    }
    th,
    td {
      padding: 0.1875rem 0.375rem;
      vertical-align: middle;
    }
    th[scope='row'] {
      width: 1%;
      font-weight: 600;
      text-align: end;
      white-space: nowrap;
    }
    .mark {
      margin-inline-start: 0.25rem;
      color: var(--accent);
      font-size: var(--text-s);
    }
    .bar {
      display: flex;
      align-items: center;
      gap: 0.375rem;
      min-width: 8rem;
    }
    .length {
      flex: none;
      max-width: 60%;
      min-width: 2px;
      height: 1rem;
      border-radius: 3px;
      background: var(--line-strong);
      print-color-adjust: exact;
    }
    .best .length {
      background: var(--accent);
    }
    .count {
      font-weight: 650;
    }
    .words {
      overflow-wrap: anywhere;
    }
  `,
})
export class SlipChart {
  private readonly language = inject(Language);
  protected readonly texts = pageTexts(scrabbleTexts);
  readonly rows = input.required<readonly DistributionRow[]>();
  readonly top = input.required<number | null>();
  protected readonly bars = computed(() => {
    const rows = this.rows();
    const most = Math.max(1, ...rows.map(({ slips }) => slips));
    const all = Math.max(
      1,
      rows.reduce((sum, { slips }) => sum + slips, 0),
    );
    return rows.map((row) => ({
      ...row,
      width: (60 * row.slips) / most,
      share: `${this.language.whole(Math.round((100 * row.slips) / all))}\u202f%`,
    }));
  });
}
