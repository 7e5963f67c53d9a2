import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import { correctedUntil } from '@arbitre/rules/leagues';
import { Session } from '../account/account';
import { furtherPages } from '../graphql/further-pages';
import { More } from '../graphql/more';
import { liveQuery } from '../graphql/live-query';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { allRegions } from '../people/all-regions';
import { today } from '../people/held';
import { Registry, RegistryWrites, registryWrites } from '../people/registry';
import { regionsWhere } from '../people/regions-where';
import { pageTitle } from '../title/page-title';
import { ActButton } from '../writes/act-button';
import type { Choice, FormField, Given } from '../writes/form-field';
import {
  calendarFields,
  closingPhaseFields,
  confirmField,
  correctionFields,
  enumOf,
  reopeningPhaseFields,
} from './league-fields';
import { leaguesTexts } from './leagues-texts';
import {
  ArchiveSeason,
  ClosePhase,
  CloseSeason,
  CorrectSeason,
  type CorrectSeasonVariables,
  OneSeason,
  type OneSeasonResult,
  ReopenPhase,
  type ReopenPhaseVariables,
  SeasonDivisions,
  type SeasonDivisionsResult,
  TakePart,
} from './leagues.operations';

type Region = NonNullable<OneSeasonResult['season']>['regions'][number];
type Division = SeasonDivisionsResult['divisions']['nodes'][number];

/** A row of the wall: a region that takes part, or a division's region that does not, or the whole federation. */
type Line = { readonly id: string; readonly name: string; readonly part: Region | null };

/** A season: its regions with how far each has come, and the divisions of each game. */
@Component({
  selector: 'arb-season-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton, More, RouterLink],
  providers: registryWrites,
  templateUrl: './season-page.html',
  styleUrls: ['../people/registry-page.scss', './season-page.scss'],
})
export class SeasonPage {
  private readonly registry = inject(Registry);
  private readonly writes = inject(RegistryWrites);
  private readonly session = inject(Session);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(leaguesTexts);
  readonly id = input.required<string>();
  protected readonly query = liveQuery(OneSeason, () => ({ id: this.id(), atLeast: this.registry.seen() }));
  protected readonly season = computed(() => this.query.data()?.season ?? null);
  protected readonly divisions = furtherPages(
    SeasonDivisions,
    () => ({ season: this.id(), atLeast: this.registry.seen() }),
    ({ divisions }) => divisions,
  );
  private readonly regions = allRegions();
  private readonly partRegions = regionsWhere('takePart');
  private readonly phaseRegions = regionsWhere('closePhase');
  private readonly openRegions = regionsWhere('reopenPhase');
  protected readonly mayOpenDivision = computed(
    () => this.session.anywhere().has('openDivision') && this.season()?.stage === 'OPEN',
  );

  protected readonly lines = computed((): readonly Line[] => {
    const season = this.season();
    if (season === null) return [];
    const parts = new Map(season.regions.map((part) => [part.region, part]));
    const ids = new Set([...parts.keys(), ...this.divisions.nodes().map(({ region }) => region ?? '')]);
    return [...ids]
      .map((id) => ({ id, name: this.regionName(id), part: parts.get(id) ?? null }))
      .sort((a, b) => Number(a.id !== '') - Number(b.id !== '') || a.name.localeCompare(b.name));
  });

  /** Games with a division in them, in the season's order; all of its games while it has none. */
  protected readonly games = computed(() => {
    const all = this.season()?.games ?? [];
    const played = new Set(this.divisions.nodes().map(({ game }) => game));
    return played.size === 0 ? all : all.filter((game) => played.has(game));
  });

  protected readonly takingPart = computed(() => {
    const season = this.season();
    const known = this.partRegions() ?? [];
    return season?.stage !== 'OPEN' || known.length === 0
      ? null
      : calendarFields(this.texts(), this.choices(known.map(({ id }) => id)), season);
  });
  protected readonly closing = computed(() =>
    this.phaseFields(this.phaseRegions(), false, (regions) =>
      closingPhaseFields(this.texts(), regions, today()),
    ),
  );
  protected readonly reopening = computed(() =>
    this.phaseFields(this.openRegions(), true, (regions) => reopeningPhaseFields(this.texts(), regions)),
  );
  /** Offered once it can succeed: every region has closed its phase. */
  protected readonly endable = computed(
    () =>
      this.may('closeSeason') &&
      this.season()?.stage === 'OPEN' &&
      this.season()?.regions.every(({ closedOn }) => closedOn !== null) === true,
  );
  protected readonly ending = computed(() => [confirmField(this.texts(), this.season()?.name ?? '')]);
  protected readonly archivable = computed(
    () => this.may('archiveSeason') && this.season()?.stage === 'CLOSED',
  );
  protected readonly correctable = computed(
    () => this.may('correctSeason') && this.season()?.stage === 'CLOSED',
  );
  protected readonly correction = computed(() => correctionFields(this.texts()));

  constructor() {
    this.session.place.set({});
    pageTitle(() => [this.season()?.name ?? this.id(), this.texts().seasons]);
  }

  /** Matches that have a result, or competitions that are published, of all that there are. */
  protected progress({ format, progress: { done, of } }: Division): string {
    const texts = this.texts();
    return format === 'FIXTURES' ? texts.matchesPlayed(done, of) : texts.competitionsPublished(done, of);
  }

  /** Its phase closes by itself after that day. */
  protected lastOf({ until, correctionDays: window }: NonNullable<Line['part']>): string {
    return correctedUntil({ until, window });
  }

  protected divisionsIn(region: string, game: string): readonly Division[] {
    return this.divisions.nodes().filter((each) => (each.region ?? '') === region && each.game === game);
  }

  protected readonly takePart = ({ region = '', from = '', until = '', window = '' }: Given) =>
    this.writes.write(TakePart, 'takePart', {
      ...{ season: this.id(), region, from, until, window: Number(window) },
    });

  protected readonly closePhase = ({ region = '', on = '' }: Given) =>
    this.writes.write(ClosePhase, 'closePhase', { season: this.id(), region, on });

  protected readonly reopenPhase = ({ region = '', reason = '', decidedBy = '' }: Given) =>
    this.writes.write(ReopenPhase, 'reopenPhase', {
      ...{ season: this.id(), region, reason },
      decidedBy: enumOf(decidedBy) as ReopenPhaseVariables['input']['decidedBy'],
    });

  protected readonly close = () => this.writes.write(CloseSeason, 'closeSeason', { season: this.id() });

  protected readonly archive = () => this.writes.write(ArchiveSeason, 'archiveSeason', { season: this.id() });

  protected readonly correct = ({ corrects = '', of = '', reason = '', decidedBy = '' }: Given) =>
    this.writes.write(CorrectSeason, 'correctSeason', {
      ...{ season: this.id(), of, reason },
      corrects: enumOf(corrects) as CorrectSeasonVariables['input']['corrects'],
      decidedBy: enumOf(decidedBy) as CorrectSeasonVariables['input']['decidedBy'],
    });

  private may(operation: string): boolean {
    return this.session.operations().has(operation);
  }

  private regionName(id: string): string {
    if (id === '') return this.texts().wholeFederation;
    return this.regions()?.find((region) => region.id === id)?.name ?? id;
  }

  private choices(ids: readonly string[]): readonly Choice[] {
    return ids.map((value) => ({ value, label: this.regionName(value) }));
  }

  /** The form about phases that are closed, or open; null where there is none that the account may change. */
  private phaseFields(
    where: readonly { readonly id: string }[] | null,
    closed: boolean,
    fields: (regions: readonly Choice[]) => readonly FormField[],
  ): readonly FormField[] | null {
    const season = this.season();
    if (season?.stage !== 'OPEN') return null;
    const ids = season.regions
      .filter(({ closedOn }) => (closedOn !== null) === closed)
      .map(({ region }) => region)
      .filter((region) => where?.some(({ id }) => id === region) === true);
    return ids.length === 0 ? null : fields(this.choices(ids));
  }
}
