import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { Router, RouterLink } from '@angular/router';
import { Session } from '../account/account';
import { gameChoices } from '../games/listings';
import { furtherPages } from '../graphql/further-pages';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { Listed } from '../lists/listed';
import { Registry, RegistryWrites, registryWrites } from '../people/registry';
import { pageTitle } from '../title/page-title';
import { ticksIn } from '../writes/act-form';
import { ActButton } from '../writes/act-button';
import type { Given } from '../writes/form-field';
import { openingSeasonFields } from './league-fields';
import { leaguesTexts } from './leagues-texts';
import { OpenSeason, Seasons, type SeasonsResult } from './leagues.operations';

type Season = SeasonsResult['seasons']['nodes'][number];

/** All seasons, the newest first. */
@Component({
  selector: 'arb-seasons-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton, Listed, RouterLink],
  providers: registryWrites,
  template: `
    <div class="page">
      <header class="head">
        <h1>{{ texts().seasons }}</h1>
      </header>
      @if (session.operations().has('openSeason')) {
        <div class="acts no-print">
          <arb-act-button
            main
            act="openSeason"
            [label]="texts().openSeason"
            [fields]="fields()"
            [write]="open"
          />
        </div>
      }
      <arb-listed [list]="list" [empty]="texts().empty" [emptyHelp]="texts().emptyHelp">
        <table class="table cards" data-testid="seasons">
          <caption class="unseen">
            {{
              texts().seasons
            }}
          </caption>
          <thead>
            <tr>
              <th scope="col">{{ texts().season }}</th>
              <th scope="col">{{ texts().calendar }}</th>
              <th scope="col">{{ texts().games }}</th>
              <th scope="col">{{ texts().state }}</th>
            </tr>
          </thead>
          <tbody>
            @for (one of list.nodes(); track one.id) {
              <tr>
                <th scope="row">
                  <a [routerLink]="['/seasons', one.id]" data-testid="season">{{ one.name }}</a>
                </th>
                <td [attr.data-label]="texts().calendar">
                  {{ texts().span(language.date(one.since), language.date(one.until)) }}
                </td>
                <td [attr.data-label]="texts().games">{{ gamesOf(one) }}</td>
                <td [attr.data-label]="texts().state">
                  <span class="chip" [class.good]="one.stage === 'OPEN'">{{
                    texts().stages[one.stage]
                  }}</span>
                  @if (one.stage === 'OPEN' && one.regions.length > 0) {
                    <span class="soft small">{{ closedOf(one) }}</span>
                  }
                </td>
              </tr>
            }
          </tbody>
        </table>
      </arb-listed>
    </div>
  `,
  styleUrl: '../people/registry-page.scss',
})
export class SeasonsPage {
  private readonly router = inject(Router);
  private readonly registry = inject(Registry);
  private readonly writes = inject(RegistryWrites);
  protected readonly session = inject(Session);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(leaguesTexts);
  protected readonly list = furtherPages(
    Seasons,
    () => ({ atLeast: this.registry.seen() }),
    ({ seasons }) => seasons,
  );
  protected readonly fields = computed(() =>
    openingSeasonFields(this.texts(), gameChoices(this.language.code())),
  );

  constructor() {
    this.session.place.set({});
    pageTitle(() => [this.texts().seasons]);
  }

  protected gamesOf({ games }: Season): string {
    return games.map((game) => this.language.game(game)).join(', ');
  }

  protected closedOf({ regions }: Season): string {
    return this.texts().regionsClosed(
      regions.filter(({ closedOn }) => closedOn !== null).length,
      regions.length,
    );
  }

  protected readonly open = async (given: Given): Promise<boolean> => {
    const { season = '', name = '', from = '', until = '', games } = given;
    const input = { season, name, from, until, games: ticksIn(games) };
    const done = await this.writes.write(OpenSeason, 'openSeason', input);
    if (done) void this.router.navigate(['/seasons', season]);
    return done;
  };
}
