import {
  ChangeDetectionStrategy,
  Component,
  computed,
  effect,
  inject,
  input,
  signal,
  untracked,
} from '@angular/core';
import { Title } from '@angular/platform-browser';
import { Router, RouterLink } from '@angular/router';
import { GraphQL } from '../../graphql/client';
import { liveQuery } from '../../graphql/live-query';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { seasonOf, soloClubs, soloPlayers } from './solo-totals';
import { solosTexts } from './solos-texts';
import { Solos, type SolosResult } from './solos.operations';

type Solo = SolosResult['solos']['nodes'][number];

/** Solos of duplicate Scrabble by player, club and season (`?season=2026&club=…&competition=…`). */
@Component({
  selector: 'arb-solos-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink],
  templateUrl: './solos-page.html',
  styleUrl: './solos-page.scss',
})
export class SolosPage {
  private readonly router = inject(Router);
  private readonly graphql = inject(GraphQL);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(solosTexts);
  readonly season = input<string>();
  readonly club = input<string>();
  readonly competition = input<string>();
  private readonly variables = computed(() => ({
    ...(this.competition() === undefined ? {} : { competition: this.competition() ?? null }),
    ...(this.club() === undefined ? {} : { club: this.club() ?? null }),
    ...(this.season() === undefined ? {} : { season: Number(this.season()) }),
  }));
  protected readonly query = liveQuery(Solos, this.variables);
  private readonly further = signal<readonly Solo[]>([]);
  private readonly next = signal<string | null>(null);
  protected readonly solos = computed(() => [...(this.query.data()?.solos.nodes ?? []), ...this.further()]);
  protected readonly total = computed(() => this.query.data()?.solos.totalCount ?? 0);
  protected readonly more = computed(() => this.next() !== null);
  protected readonly seasons = [0, 1, 2, 3].map((back) => seasonOf(new Date()) - back);
  protected readonly tables = computed(() => [
    { title: this.texts().players, rows: soloPlayers(this.solos()), clubs: false },
    { title: this.texts().clubs, rows: soloClubs(this.solos()), clubs: true },
  ]);

  constructor() {
    const title = inject(Title);
    effect(() => {
      title.setTitle(`${this.texts().title} · Arbitre`);
    });
    effect(() => {
      const page = this.query.data()?.solos;
      if (page === undefined) return;
      untracked(() => {
        this.further.set([]);
        this.next.set(page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null);
      });
    });
  }

  protected choose(season: string): void {
    const queryParams = { season: season === '' ? null : season };
    void this.router.navigate([], { queryParams, queryParamsHandling: 'merge' });
  }

  protected async showMore(): Promise<void> {
    const after = this.next();
    if (after === null) return;
    const { solos } = await this.graphql.ask(Solos, { ...this.variables(), after });
    this.further.update((known) => [...known, ...solos.nodes]);
    this.next.set(solos.pageInfo.hasNextPage ? solos.pageInfo.endCursor : null);
  }

  protected sessionNumber({ session }: Solo): string {
    return session.slice(session.lastIndexOf('.s') + 2);
  }
}
