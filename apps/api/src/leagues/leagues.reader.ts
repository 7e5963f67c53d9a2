import { type EventStore, loadDivision, loadSeason } from '@arbitre/events';
import {
  divisionTable,
  type DivisionRow,
  seasonRegionTable,
  type SeasonRegionRow,
  seasonTable,
  type SeasonRow,
} from '@arbitre/projections';
import { type DivisionState, UNOPENED_SEASON } from '@arbitre/rules/leagues';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { EVENT_STORE } from '../connections/tokens';
import type { Loaders } from '../connections/loaders';
import { keysetPage } from '../graphql/keyset-page';
import type { Page } from '../graphql/page';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { Names } from '../names/names';
import { competitionResults } from './competition-results';
import { type NameOf, tableOf } from './division-view';
import type { DivisionsArgs, LeagueTable, SeasonsArgs } from './league.types';

const SEASONS = {
  order: [
    { key: 'since', kind: 'text' },
    { key: 'id', kind: 'text' },
  ],
  direction: 'DESC',
} as const;

const DIVISIONS = {
  order: [
    { key: 'title', kind: 'text' },
    { key: 'id', kind: 'text' },
  ],
} as const;

@Injectable()
export class LeaguesReader {
  constructor(
    private readonly database: DataSource,
    private readonly names: Names,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  /** The newest first. */
  seasons(args: SeasonsArgs): Promise<Page<SeasonRow>> {
    return keysetPage(this.database.getRepository(seasonTable).createQueryBuilder('season'), SEASONS, args);
  }

  season(id: string): Promise<SeasonRow | null> {
    return this.database.getRepository(seasonTable).findOneBy({ id });
  }

  regions(season: string, loaders: Loaders): Promise<readonly SeasonRegionRow[]> {
    return loaders
      .by<readonly SeasonRegionRow[]>('regions of seasons', [], async (ids) => {
        const rows = await this.database
          .getRepository(seasonRegionTable)
          .find({ where: { season: In([...ids]) }, order: { region: 'ASC' } });
        return Map.groupBy(rows, (row) => row.season);
      })
      .load(season);
  }

  /** By title. */
  divisions(args: DivisionsArgs): Promise<Page<DivisionRow>> {
    const { season, region } = args;
    const query = this.database.getRepository(divisionTable).createQueryBuilder('division');
    if (season) query.andWhere('division.season = :season', { season });
    if (region) query.andWhere('division.region = :region', { region });
    return keysetPage(query, DIVISIONS, args);
  }

  division(id: string): Promise<DivisionRow | null> {
    return this.database.getRepository(divisionTable).findOneBy({ id });
  }

  /** The division as its stream tells it, read once a request. */
  state(id: string, { loaders }: RequestContext): Promise<DivisionState | null> {
    return loaders
      .by<DivisionState | null>('divisions as their streams tell them', null, async (ids) => {
        const states = await Promise.all(ids.map((each) => loadDivision(this.store, each)));
        return new Map(ids.map((each, at) => [each, states[at] ?? null]));
      })
      .load(id);
  }

  /** What entries are called: a team by its name, others by their members, whoever has neither by its id. */
  async namesOf({ entries }: DivisionState, request: RequestContext): Promise<NameOf> {
    const named = await Promise.all(
      [...entries.values()].map(async ({ entry, name = null, members }) => {
        const called = await this.names.ofEntry({ label: name, members: [...members] }, request);
        return [entry, called ?? entry] as const;
      }),
    );
    const known = new Map(named);
    return (entry) => known.get(entry) ?? entry;
  }

  async table(row: DivisionRow, state: DivisionState, request: RequestContext): Promise<Plain<LeagueTable>> {
    const [season, results, nameOf] = await Promise.all([
      loadSeason(this.store, row.season),
      competitionResults(this.database, state),
      this.namesOf(state, request),
    ]);
    return tableOf(state, season ?? UNOPENED_SEASON, results, nameOf);
  }
}
