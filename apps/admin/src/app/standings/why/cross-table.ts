import { ChangeDetectionStrategy, Component, computed, effect, inject } from '@angular/core';
import { GraphQL } from '../../graphql/client';
import { liveQuery } from '../../graphql/live-query';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { CompetitionContext } from '../competition-context';
import { ownEntries } from '../own/own-entries';
import { OwnMark } from '../own/own-mark';
import { CrossTable as CrossTableQuery } from './why.operations';
import { whyTexts } from './why-texts';

/** Who scored what against whom, in the order of the ranking. */
@Component({
  selector: 'arb-cross-table',
  imports: [OwnMark],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <section class="panel lies">
      <p class="small soft lead">{{ texts().crossLead }}</p>
      <div class="scroller" tabindex="0" role="group" [attr.aria-label]="texts().crossLead">
        <table class="table dense" data-testid="cross-table">
          <thead>
            <tr>
              <th scope="col">{{ language.texts().standings.rank }}</th>
              <th scope="col">{{ language.texts().standings.entry }}</th>
              @for (column of rows(); track column.id) {
                <th scope="col" class="number">
                  <abbr [title]="language.entry(column.entry)">{{ column.entry.number }}</abbr>
                </th>
              }
            </tr>
          </thead>
          <tbody>
            @for (row of rows(); track row.id) {
              <tr>
                <td class="figures">{{ row.ranked ? row.rank : '–' }}</td>
                <th scope="row">
                  <arb-own-mark [own]="ownOf(row.entry)" />{{ language.numbered(row.entry) }}
                </th>
                @for (column of rows(); track column.id) {
                  <td class="number" [class.own]="row.id === column.id">
                    {{ cell(row.entry.id, column.entry.id) }}
                  </td>
                }
              </tr>
            }
          </tbody>
        </table>
      </div>
    </section>
  `,
  styles: `
    .lead {
      padding: 0.75rem;
    }
    abbr {
      text-decoration: none;
    }
    .dense {
      --row: 0.0625rem;
    }
    .dense :is(th, td) {
      padding-inline: 0.5rem;
    }
    tbody th {
      white-space: nowrap;
    }
    @media print {
      .dense :is(th, td) {
        padding-inline: 0.125rem;
      }
    }
    @media screen and (max-width: 47rem) {
      tbody th {
        min-width: 9rem;
        white-space: normal;
      }
    }
    .own {
      background: var(--line);
    }
  `,
})
export class CrossTable {
  private readonly graphql = inject(GraphQL);
  protected readonly language = inject(Language);
  private readonly context = inject(CompetitionContext);
  protected readonly texts = pageTexts(whyTexts);
  protected readonly ownOf = ownEntries();
  private readonly query = liveQuery(CrossTableQuery, () => ({ id: this.context.id() }));
  protected readonly rows = computed(() => this.query.data()?.competition?.standings.nodes ?? []);
  private readonly points = computed(
    () =>
      new Map(
        this.query
          .data()
          ?.competition?.crossTable.map(({ entry, opponent, points }) => [
            `${entry} ${opponent}`,
            points.text,
          ]),
      ),
  );

  constructor() {
    effect(() => {
      const atLeast = this.context.changed();
      if (atLeast !== null)
        this.graphql.ask(CrossTableQuery, { id: this.context.id(), atLeast }).catch(() => undefined);
    });
  }

  protected cell(entry: string, opponent: string): string {
    const text = this.points().get(`${entry} ${opponent}`);
    if (text === undefined) return '';
    return this.context.head()?.unit === 'imp' ? this.language.signed(text) : this.language.decimal(text);
  }
}
