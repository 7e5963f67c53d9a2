import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import { NotationText } from '../../cards/notation-text';
import { GameOnPage } from '../../games/game-on-page';
import { liveQuery } from '../../graphql/live-query';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { BoardResults } from '../../standings/standings.operations';
import { dealTexts } from '../deal-texts';
import type { DealOnPage } from '../result/result-panel';

/** The same board at the other tables, the best score of the first side on top; nothing where no other table has played it. */
@Component({
  selector: 'arb-other-tables',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, NotationText],
  template: `
    @if (rows().length > 1) {
      <h2>{{ texts().otherTables }}</h2>
      <div class="scroller">
        <table class="table" data-testid="other-tables">
          <thead>
            <tr>
              <th scope="col">{{ language.texts().standings.table('').trim() }}</th>
              <th scope="col">{{ language.terms(deal().game).contract }}</th>
              <th scope="col" class="number">{{ game.side(first()) }}</th>
              <th scope="col">
                <span class="unseen">{{ texts().share }}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            @for (row of rows(); track row.id) {
              <tr
                [class.own]="row.id === deal().id"
                [attr.aria-current]="row.id === deal().id ? 'true' : null"
              >
                <th scope="row">
                  @if (row.id === deal().id) {
                    {{ row.table }}
                  } @else {
                    <a [routerLink]="['/deals', row.id]">{{ row.table }}</a>
                  }
                </th>
                <td>
                  @if (row.notation; as notation) {
                    <arb-notation [text]="notation" />
                  }
                </td>
                <td class="number">{{ row.score === null ? '–' : language.signed(row.score) }}</td>
                <td class="bar" aria-hidden="true"><span [style.inline-size.%]="row.width"></span></td>
              </tr>
            }
          </tbody>
        </table>
      </div>
    }
  `,
  styles: `
    h2 {
      margin-bottom: 0.375rem;
      font-size: 1rem;
    }
    .table th,
    .table td {
      padding: 0.25rem 0.5rem;
    }
    .own > * {
      background: var(--accent-soft);
    }
    a {
      display: inline-flex;
      align-items: center;
      min-width: 1.5rem;
      min-height: 1.5rem;
    }
    @media (pointer: coarse) {
      a {
        min-height: var(--target);
      }
    }
    .bar {
      width: 30%;
    }
    .bar span {
      display: block;
      height: 0.5rem;
      border-radius: 2px;
      background: var(--accent);
    }
  `,
})
export class OtherTables {
  protected readonly language = inject(Language);
  protected readonly game = inject(GameOnPage);
  protected readonly texts = pageTexts(dealTexts);
  readonly deal = input.required<DealOnPage>();
  private readonly query = liveQuery(BoardResults, () => ({
    ...{ id: this.deal().competition.id, session: this.deal().session, board: this.deal().board },
  }));
  /** The side by which the tables are compared. */
  protected readonly first = computed(() => this.deal().sides[0]?.side ?? '');
  protected readonly rows = computed(() => {
    const deals = (this.query.data()?.competition?.deals.nodes ?? []).map(
      ({ id, table, notation, sides }) => ({
        ...{ id, table, notation },
        score: sides.find(({ side }) => side === this.first())?.score ?? null,
      }),
    );
    const scores = deals.flatMap(({ score }) => (score === null ? [] : [score]));
    const [least, most] = [Math.min(...scores), Math.max(...scores)];
    return deals
      .map((deal) => ({
        ...deal,
        width: deal.score === null || most === least ? 0 : (100 * (deal.score - least)) / (most - least),
      }))
      .toSorted((a, b) => (b.score ?? -Infinity) - (a.score ?? -Infinity));
  });
}
