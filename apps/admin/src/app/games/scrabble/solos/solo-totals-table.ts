import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import { furtherPages } from '../../../graphql/further-pages';
import { More } from '../../../graphql/more';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { solosTexts } from './solos-texts';
import { SoloTotals } from './solos.operations';

/** Which solos are counted. */
export type SoloFilters = {
  readonly competition?: string | null;
  readonly club?: string | null;
  readonly season?: number | null;
};

/** Who made how many solos, counted by the server over all of them; players or clubs. */
@Component({
  selector: 'arb-solo-totals',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, More],
  template: `
    @if (list.nodes().length > 0) {
      <h2>{{ title() }}</h2>
      <div class="scroller">
        <table class="table" [attr.data-testid]="clubs() ? 'solo-clubs' : 'solo-players'">
          <caption class="unseen">
            {{
              title()
            }}
          </caption>
          <thead>
            <tr>
              <th scope="col">{{ clubs() ? texts().club : texts().player }}</th>
              <th scope="col" class="number">{{ texts().solos }}</th>
              <th scope="col" class="number">{{ texts().points }}</th>
            </tr>
          </thead>
          <tbody>
            @for (row of list.nodes(); track row.id) {
              <tr>
                <th scope="row">
                  @if (clubs()) {
                    <a [routerLink]="[]" [queryParams]="{ club: row.club }" queryParamsHandling="merge">{{
                      row.name
                    }}</a>
                  } @else {
                    {{ language.entry({ kind: 'player', number: row.number ?? 0, name: row.name }) }}
                  }
                </th>
                <td class="number">
                  <strong>{{ row.solos }}</strong>
                </td>
                <td class="number soft">{{ language.whole(row.points) }}</td>
              </tr>
            }
          </tbody>
        </table>
      </div>
      <arb-more [list]="list" />
    }
  `,
  styles: `
    h2 {
      padding: 0.875rem 1rem 0.375rem;
    }
  `,
})
export class SoloTotalsTable {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(solosTexts);
  readonly clubs = input.required<boolean>();
  readonly filters = input.required<SoloFilters>();
  protected readonly title = computed(() => (this.clubs() ? this.texts().clubs : this.texts().players));
  private readonly variables = computed(() => ({
    ...this.filters(),
    by: this.clubs() ? ('CLUB' as const) : ('PLAYER' as const),
  }));
  protected readonly list = furtherPages(SoloTotals, this.variables, ({ soloTotals }) => soloTotals);
}
