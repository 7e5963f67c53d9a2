import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { entryName, type SessionEntries } from '../../../sessions/session-entries';
import { skatTexts } from '../texts';
import { rankedFigures, type EntryFigures } from './tournament-view';

/** Results over all closed lists, for players and, where there are teams, for those. */
@Component({
  selector: 'arb-tournament-results',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @for (table of tables(); track table.title) {
      <h2>{{ table.title }}</h2>
      @if (provisional()) {
        <p class="small soft">{{ texts().tournament.provisional }}</p>
      }
      <div class="scroller" tabindex="0" role="group" [attr.aria-label]="table.title">
        <table class="table" data-testid="tournament-results">
          <caption class="unseen">
            {{
              table.title
            }}
          </caption>
          <thead>
            <tr>
              <th scope="col" class="number">{{ language.texts().standings.rank }}</th>
              <th scope="col">{{ language.texts().standings.entry }}</th>
              <th scope="col" class="number">{{ texts().sheet.foot['result'] }}</th>
              <th scope="col" class="number">{{ texts().sheet.wonGames }}</th>
              <th scope="col" class="number">{{ texts().sheet.lostGames }}</th>
              <th scope="col" class="number wide">{{ texts().tournament.series }}</th>
            </tr>
          </thead>
          <tbody>
            @for (row of table.rows; track row.entry) {
              <tr>
                <td class="number">{{ row.rank }}</td>
                <th scope="row">{{ name(row.entry) }}</th>
                <td class="number">
                  <strong>{{ language.whole(row.result) }}</strong>
                </td>
                <td class="number soft">{{ row.won }}</td>
                <td class="number soft">{{ row.lost }}</td>
                <td class="number wide soft">{{ row.series }}</td>
              </tr>
            }
          </tbody>
        </table>
      </div>
    }
  `,
  styles: `
    :host {
      display: block;
      padding: 0.875rem 0 0.25rem;
    }
    h2,
    p {
      padding: 0 1rem 0.25rem;
      font-size: 1rem;
    }
    p {
      font-size: var(--text-s);
    }
    .table th,
    .table td {
      padding: 0.375rem 0.5rem;
    }
    tbody th {
      white-space: nowrap;
    }
    .table tr > :first-child {
      padding-inline-start: 1rem;
    }
    .table tr > :last-child {
      padding-inline-end: 1rem;
    }
    @media screen and (max-width: 47rem) {
      .wide {
        display: none;
      }
      .table th,
      .table td {
        padding-inline: 0.3rem;
      }
      /* What is last on a phone is the column before the hidden one. */
      .table tr > :nth-last-child(2) {
        padding-inline-end: 1rem;
      }
      .table tr > :first-child {
        padding-inline-start: 1rem;
      }
    }
  `,
})
export class TournamentResults {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(skatTexts);
  readonly rows = input.required<readonly EntryFigures[]>();
  readonly teams = input.required<readonly EntryFigures[] | null>();
  readonly provisional = input.required<boolean>();
  readonly entries = input.required<SessionEntries>();
  protected readonly tables = computed(() => {
    const { results, teamResults } = this.texts().tournament;
    const teams = this.teams();
    return [
      { title: results, rows: rankedFigures(this.rows()) },
      ...(teams === null ? [] : [{ title: teamResults, rows: rankedFigures(teams) }]),
    ];
  });

  protected name(entry: string): string {
    return entryName(this.entries(), entry);
  }
}
