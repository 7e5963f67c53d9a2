import { ChangeDetectionStrategy, Component, computed, inject, input, signal } from '@angular/core';
import { Router, RouterLink } from '@angular/router';
import { divisionActs, parseLeagueRules } from '@arbitre/rules/leagues';
import { liveQuery } from '../graphql/live-query';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { Registry, RegistryWrites, registryWrites } from '../people/registry';
import { regionsWhere } from '../people/regions-where';
import { Session } from '../account/account';
import { pageTitle } from '../title/page-title';
import { ActForm } from '../writes/act-form';
import type { FormField, Given } from '../writes/form-field';
import { idOf } from './league-fields';
import { leaguesTexts } from './leagues-texts';
import { OneSeason, OpenDivision } from './leagues.operations';
import { RulesText } from './rules-text';

/** What a circuit begins with, to be changed. */
const BEGINNING = {
  league: 1,
  format: 'circuit',
  title: { fr: 'Circuit', en: 'Circuit' },
  figure: { by: 'percentage' },
  adding: 'mean',
  order: ['best-result', 'lot'],
};

/** Opens a division of a season, with its rules. */
@Component({
  selector: 'arb-division-opening',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActForm, RouterLink, RulesText],
  providers: registryWrites,
  template: `
    <div class="page">
      <header class="head">
        <div>
          <h1>{{ texts().openDivision }}</h1>
          <p class="soft">{{ season()?.name }} · {{ texts().openDivisionLead }}</p>
        </div>
        <a class="button no-print" [routerLink]="['/seasons', id()]">{{ texts().season }}</a>
      </header>
      @if (fields(); as fields) {
        <section class="panel told">
          <arb-rules-text offers [(text)]="rules" />
          <arb-act-form
            act="openDivision"
            [fields]="fields"
            [submit]="texts().openDivision"
            (given)="open($event)"
          />
        </section>
      } @else if (query.data() !== null && season() === null) {
        <div class="panel empty">
          <h2>{{ texts().unknownSeason(id()) }}</h2>
          <a class="button main" routerLink="/seasons">{{ texts().allSeasons }}</a>
        </div>
      } @else {
        <p class="soft" role="status">{{ language.texts().app.loading }}</p>
      }
    </div>
  `,
  styleUrl: '../people/registry-page.scss',
})
export class DivisionOpeningPage {
  private readonly router = inject(Router);
  private readonly registry = inject(Registry);
  private readonly session = inject(Session);
  private readonly writes = inject(RegistryWrites);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(leaguesTexts);
  readonly id = input.required<string>();
  protected readonly query = liveQuery(OneSeason, () => ({ id: this.id(), atLeast: this.registry.seen() }));
  protected readonly season = computed(() => this.query.data()?.season ?? null);
  private readonly regions = regionsWhere('openDivision');
  protected readonly rules = signal(JSON.stringify(BEGINNING, null, 2));
  protected readonly fields = computed((): readonly FormField[] | null => {
    const season = this.season();
    const regions = this.regions();
    if (season === null || regions === null) return null;
    const texts = this.texts();
    const { title, level } = divisionActs['open-division'].fields;
    const everywhere = this.session.operations().has('openDivision');
    return [
      { name: 'title', label: texts.title, of: title },
      {
        ...{ name: 'division', label: texts.seasonId, help: texts.divisionIdHelp },
        derived: ({ title: typed = '' }: Given) => idOf(typed),
        refusedBy: ['division-already-open', 'invalid-field'],
      },
      {
        ...{ name: 'game', label: texts.game },
        choices: season.games.map((value) => ({ value, label: this.language.game(value) })),
      },
      { name: 'level', label: texts.level, help: texts.levelHelp, of: level },
      {
        ...{ name: 'region', label: texts.region },
        ...(everywhere ? { optional: true as const, help: texts.wholeFederation } : {}),
        choices: regions.map(({ id, name }) => ({ value: id, label: name })),
      },
    ];
  });

  constructor() {
    this.session.place.set({});
    pageTitle(() => [this.texts().openDivision, this.season()?.name]);
  }

  /** What is not sound stays where it is typed, with its mistakes beside it. */
  protected async open({
    division = '',
    title = '',
    game = '',
    level = '',
    region = '',
  }: Given): Promise<void> {
    const reading = parseLeagueRules(this.rules());
    if (!reading.ok) return;
    const id = `${this.id()}.${division}`;
    const done = await this.writes.write(OpenDivision, 'openDivision', {
      ...{ division: id, title, game, level, rules: reading.rules },
      ...(region === '' ? {} : { region }),
    });
    if (done) void this.router.navigate(['/divisions', id]);
  }
}
