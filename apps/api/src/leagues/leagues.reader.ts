import {
  type AsOf,
  beforePublishing,
  type DivisionRanking,
  type EventStore,
  loadDivision,
  placeOfDivision,
  rankingsOfDivision,
  seasonOfDivision,
  toldOfDivision,
  type ToldDivision,
} from '@arbitre/events';
import {
  divisionTable,
  type DivisionRow,
  leagueRowTable,
  leagueTableTable,
  seasonRegionTable,
  type SeasonRegionRow,
  seasonTable,
  type SeasonRow,
} from '@arbitre/projections';
import {
  type DivisionState,
  type NameOf,
  placesIn,
  rulesInForce,
  stateTold,
  tableTold,
  type ToldTable,
  UNOPENED_DIVISION,
} from '@arbitre/rules/leagues';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { Viewers } from '../access/viewers';
import { EVENT_STORE } from '../connections/tokens';
import type { Loaders } from '../connections/loaders';
import { keysetPage } from '../graphql/keyset-page';
import type { Page } from '../graphql/page';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { Names } from '../names/names';
import { RegisteredNames } from '../people/registered-names';
import { shown, tableOf } from './division-view';
import type {
  DivisionRanking as Ranking,
  DivisionRankingRow,
  DivisionsArgs,
  DivisionPublishing,
  LeagueChange,
  LeagueRow,
  LeagueTable,
  SeasonsArgs,
} from './league.types';
import { changesOf, publishedRowsOf } from './ranking-view';

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

/** A division as it is, or as it was told by then. */
export type DivisionAt = DivisionRow & { readonly told?: ToldDivision; readonly asOf?: AsOf };

/** A published version, and the one before it. */
export type KnownRanking = Omit<Plain<Ranking>, 'rows' | 'changes'> & {
  readonly division: string;
  readonly ranking: DivisionRanking;
  readonly before: DivisionRanking | null;
};

type Published = {
  readonly told: ToldDivision;
  readonly state: DivisionState;
  readonly table: ToldTable | null;
};

/** Null where nobody had opened it yet. */
const divisionTold = (id: string, told: ToldDivision, asOf: Exclude<AsOf, null>): DivisionAt | null => {
  const { opened, versions, entries } = stateTold(told);
  const format = versions.at(-1)?.rules.format;
  if (opened === null || format === undefined) return null;
  return {
    ...{ ...opened, id, format, season: seasonOfDivision(id), region: opened.region ?? null },
    rulesVersion: versions.length,
    entryCount: [...entries.values()].filter(({ place }) => place === 'playing').length,
    ...{ version: told.events.length - 1, position: BigInt(told.events.at(-1)?.position ?? 0), told, asOf },
  };
};

const knownRanking = (
  division: string,
  ranking: DivisionRanking,
  before: DivisionRanking | null,
): KnownRanking => {
  const { number, asOf, rulesVersion, finality, provisionalRegions, hash, reason = null } = ranking.data;
  const { time, actor } = ranking.metadata;
  return {
    ...{ number, rulesVersion, finality, provisionalRegions: [...provisionalRegions], hash, reason },
    ...{ asOf: BigInt(asOf), publishedAt: new Date(time), role: actor.role, position: ranking.position },
    ...{ division, ranking, before },
  };
};

@Injectable()
export class LeaguesReader {
  constructor(
    private readonly database: DataSource,
    private readonly names: Names,
    private readonly registered: RegisteredNames,
    private readonly viewers: Viewers,
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
  divisions(args: Plain<DivisionsArgs>): Promise<Page<DivisionRow>> {
    const { season, region } = args;
    const query = this.database.getRepository(divisionTable).createQueryBuilder('division');
    if (season) query.andWhere('division.season = :season', { season });
    if (region) query.andWhere('division.region = :region', { region });
    return keysetPage(query, DIVISIONS, args);
  }

  /** The same as they were then, without those that nobody had opened yet. */
  async divisionsOf(args: Plain<DivisionsArgs>, asOf: AsOf): Promise<Page<DivisionAt>> {
    const page = await this.divisions(args);
    if (asOf === null) return page;
    const then = new Map<string, DivisionAt>();
    for (const { id } of page.nodes) {
      const division = await this.divisionAsOf(id, asOf);
      if (division !== null) then.set(id, division);
    }
    return {
      nodes: [...then.values()],
      get edges() {
        return page.edges.flatMap(({ cursor, node: { id } }) => {
          const node = then.get(id);
          return node === undefined ? [] : [{ cursor, node }];
        });
      },
      get pageInfo() {
        return page.pageInfo;
      },
      // Counted when it is read: nobody may ask for it.
      get totalCount() {
        return page.totalCount;
      },
    };
  }

  division(id: string): Promise<DivisionRow | null> {
    return this.database.getRepository(divisionTable).findOneBy({ id });
  }

  /** The division as it was then; null where nobody had opened it yet. */
  async divisionAsOf(id: string, asOf: Exclude<AsOf, null>): Promise<DivisionAt | null> {
    const told = await toldOfDivision(this.store, id, asOf);
    return told && divisionTold(id, told, asOf);
  }

  /** The division as it was when a version of its ranking was published. */
  async divisionOf(
    { division, ranking, position }: KnownRanking,
    request: RequestContext,
  ): Promise<DivisionAt | null> {
    const then = await this.published(division, ranking, request);
    return then && divisionTold(division, then.told, { position });
  }

  /** What a version of the ranking was made from: read once a request, whatever is asked of it. */
  private published(
    division: string,
    { data: { asOf } }: DivisionRanking,
    { loaders }: RequestContext,
  ): Promise<Published | null> {
    return loaders
      .by<Published | null>('divisions as they were published', null, async (keys) => {
        const known = keys.map(async (key) => {
          const [id = '', position = ''] = key.split(' ');
          const told = await toldOfDivision(this.store, id, { position: BigInt(position) });
          return [key, told && { told, state: stateTold(told), table: tableTold(told) }] as const;
        });
        return new Map(await Promise.all(known));
      })
      .load(`${division} ${asOf}`);
  }

  /** The division as its stream tells it, or told it by then; read once a request. */
  async state(
    { id, told }: Pick<DivisionAt, 'id' | 'told'>,
    { loaders }: RequestContext,
  ): Promise<DivisionState> {
    if (told !== undefined) return stateTold(told);
    const state = await loaders
      .by<DivisionState | null>('divisions as their streams tell them', null, async (ids) => {
        const states = await Promise.all(ids.map((each) => loadDivision(this.store, each)));
        return new Map(ids.map((each, at) => [each, states[at] ?? null]));
      })
      .load(id);
    return state ?? UNOPENED_DIVISION;
  }

  /** The versions of its ranking that were published by then, newest first. */
  async rankings({ id, asOf = null }: DivisionAt): Promise<readonly KnownRanking[]> {
    const rankings = await rankingsOfDivision(this.store, id, asOf);
    return rankings.map((ranking, at) => knownRanking(id, ranking, rankings[at - 1] ?? null)).reverse();
  }

  /** What publishing would find now; nothing of a moment that is over. */
  async publishing(
    { id, told }: DivisionAt,
    request: RequestContext,
  ): Promise<Plain<DivisionPublishing> | null> {
    const now = told === undefined ? await beforePublishing(this.store, id) : null;
    if (now === null) return null;
    const { checkedBy, changed, closeFinish } = now;
    const viewer = await request.viewer();
    return {
      ...{ changed, closeFinish: closeFinish && shown(closeFinish) },
      ...{ checked: checkedBy !== null, checkedByYou: viewer?.id === checkedBy },
    };
  }

  /** What differs from the version before: the positions of both give their tables again, with the lines of every figure. */
  async changes(
    { division, ranking, before }: KnownRanking,
    request: RequestContext,
  ): Promise<Plain<LeagueChange>[]> {
    if (before === null) return [];
    const [then, now] = await Promise.all(
      [before, ranking].map((each) => this.published(division, each, request)),
    );
    if (!then?.table || !now?.table) return [];
    const nameOf = await this.namesOf(now.state, request);
    return changesOf(then.table, now.table, nameOf, rulesInForce(now.state)?.decimals);
  }

  /** The rows of a version, as it was published. */
  async rankingRows(
    { division, ranking }: KnownRanking,
    request: RequestContext,
  ): Promise<Plain<DivisionRankingRow>[]> {
    const { entries, versions } = await this.state({ id: division }, request);
    const nameOf = await this.namesOf({ entries }, request);
    const { decimals } = versions[ranking.data.rulesVersion - 1]?.rules ?? {};
    return publishedRowsOf(ranking.data, nameOf, decimals);
  }

  /** What entries are called: a team by its name, others by their members, whoever has neither by its id; places as the registry calls them. */
  async namesOf(state: Pick<DivisionState, 'entries'>, request: RequestContext): Promise<NameOf> {
    const [known, places] = await Promise.all([
      Promise.all(
        [...state.entries.values()].map(async ({ entry, name = null, members }) => {
          const called = await this.names.ofEntry({ label: name, members: [...members] }, request);
          return [entry, called ?? entry] as const;
        }),
      ).then((named) => new Map(named)),
      this.placesOf(state, request),
    ]);
    return Object.assign((entry: string) => known.get(entry) ?? entry, {
      place: (of: string) => places.get(of) ?? of,
    });
  }

  private async placesOf(
    state: Pick<DivisionState, 'entries'>,
    { loaders }: RequestContext,
  ): Promise<ReadonlyMap<string, string>> {
    const { regions, clubs, divisions } = placesIn(state);
    const titles = [...new Set(divisions)].map(
      async (id) => [id, (await this.division(id))?.title ?? id] as const,
    );
    const named = [
      ...clubs.map(async (club) => [club, (await this.registered.club(club, loaders)) ?? club] as const),
      ...regions.map(async (region) => [region, await this.registered.region(region, loaders)] as const),
    ];
    return new Map(await Promise.all([...titles, ...named]));
  }

  /** The entries for which whoever asks may report and confirm results: his club's, or all. */
  async spokenFor(
    division: string,
    { entries }: DivisionState,
    request: RequestContext,
  ): Promise<readonly string[]> {
    const viewer = await request.viewer();
    if (viewer === null) return [];
    const clubs = new Set([...entries.values()].map(({ club }) => club));
    const may = new Map(
      await Promise.all(
        [...clubs].map(
          async (club) =>
            [
              club,
              (await this.viewers.mayDo(viewer, placeOfDivision(division, club))).includes('reportMatch'),
            ] as const,
        ),
      ),
    );
    return [...entries.values()].flatMap(({ entry, club, place }) =>
      place === 'playing' && may.get(club) === true ? [entry] : [],
    );
  }

  /** A row of a table by its id, `<season>.<division>/<group>/<entry>`. */
  async row(id: string, request: RequestContext): Promise<Plain<LeagueRow> | null> {
    const division = await this.division(id.split('/')[0] ?? '');
    if (division === null) return null;
    const { rows } = await this.table(division, request);
    return rows.find((row) => row.id === id) ?? null;
  }

  /** The table as the worker computed it last; of a moment that is over, as the log gives it. */
  async table(division: DivisionAt, request: RequestContext): Promise<Plain<LeagueTable>> {
    const { id, told } = division;
    const state = await this.state(division, request);
    const rules = rulesInForce(state);
    if (told !== undefined) return tableOf(id, tableTold(told), await this.namesOf(state, request), rules);
    const [table, rows, nameOf] = await Promise.all([
      this.database.getRepository(leagueTableTable).findOneBy({ division: id }),
      this.database.getRepository(leagueRowTable).find({ where: { division: id }, order: { at: 'ASC' } }),
      this.namesOf(state, request),
    ]);
    return tableOf(id, table && { ...table, rows }, nameOf, rules);
  }
}
