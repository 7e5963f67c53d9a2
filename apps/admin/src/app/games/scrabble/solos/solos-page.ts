import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { Router, RouterLink } from '@angular/router';
import { furtherPages } from '../../../graphql/further-pages';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { Listed } from '../../../lists/listed';
import { pageTitle } from '../../../title/page-title';
import { seasonOf } from './season';
import { SoloTotalsTable, type SoloFilters } from './solo-totals-table';
import { solosTexts } from './solos-texts';
import { Solos, type SolosResult } from './solos.operations';

type Solo = SolosResult['solos']['nodes'][number];

/** Solos of duplicate Scrabble by player, club and season (`?season=2026&club=…&competition=…`). */
@Component({
  selector: 'arb-solos-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, Listed, SoloTotalsTable],
  templateUrl: './solos-page.html',
  styleUrl: './solos-page.scss',
})
export class SolosPage {
  private readonly router = inject(Router);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(solosTexts);
  readonly season = input<string>();
  readonly club = input<string>();
  readonly competition = input<string>();
  protected readonly variables = computed((): SoloFilters => ({
    ...(this.competition() === undefined ? {} : { competition: this.competition() ?? null }),
    ...(this.club() === undefined ? {} : { club: this.club() ?? null }),
    ...(this.season() === undefined ? {} : { season: Number(this.season()) }),
  }));
  protected readonly list = furtherPages(Solos, this.variables, ({ solos }) => solos);
  protected readonly total = computed(() => this.list.query.data()?.solos.totalCount ?? 0);
  protected readonly seasons = [0, 1, 2, 3].map((back) => seasonOf(new Date()) - back);

  constructor() {
    pageTitle(() => [
      this.texts().title,
      this.club(),
      this.season() === undefined ? '' : this.texts().seasonOf(Number(this.season())),
    ]);
  }

  protected choose(season: string): void {
    const queryParams = { season: season === '' ? null : season };
    void this.router.navigate([], { queryParams, queryParamsHandling: 'merge' });
  }

  protected sessionNumber({ session }: Solo): string {
    return session.slice(session.lastIndexOf('.s') + 2);
  }
}
