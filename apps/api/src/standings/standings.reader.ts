import { entryTable, type Raw, readerOf, type StandingRow, standingTable } from '@arbitre/projections';
import { deficit, percentOfTop } from '@arbitre/rules/kernel/competition/of-top';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Competition, Entry } from '../competitions/competition.types';
import type { Loaders } from '../connections/loaders';
import { prepared } from '../connections/prepared';
import { decodeCursor } from '../graphql/cursor';
import { checkedFirst, pageOf } from '../graphql/keyset-page';
import type { Page } from '../graphql/page';
import type { Plain } from '../graphql/plain';
import type { KnownStanding } from './standing-course.resolver';
import { exactOf, type Standing, type StandingsArgs } from './standing.types';

const standing = readerOf(standingTable);
const entry = readerOf(entryTable, {
  columns: [
    'id',
    'number',
    'kind',
    'members',
    'label',
    'field',
    'club',
    'withdrawn',
    'struck',
    'waiting',
    'presence',
    'substitutes',
  ],
  as: 'entry.',
});

/** A row of the ranking beside its entry. */
type Row = Raw & { readonly competition: string };

/**
 * The page that everybody asks for, all evening: one statement for all competitions of a request, entries joined in. $2 null:
 * every field.
 */
const PAGE = {
  name: 'standings-page',
  text: `
    SELECT page.*
      FROM unnest($1::text[]) AS parent (id)
     CROSS JOIN LATERAL (
       SELECT ${standing.columns}, ${entry.columns}
         FROM read.standing AS standing
         JOIN read.entry AS entry ON entry.competition = standing.competition AND entry.id = standing.entry
        WHERE standing.competition = parent.id AND ($2::text IS NULL OR standing.field = $2)
          AND ($3::text IS NULL OR (standing.field, standing.rank, entry.number, entry.id) > ($3, $4::int, $5::int, $6::text))
        ORDER BY standing.field, standing.rank, entry.number, entry.id
        LIMIT $7) AS page
     ORDER BY parent.id, page.field, page.rank, page."entry.number", page.entry`,
};

/** One row of the ranking; of several fields the first, which is the general one where there is one. */
const ONE = `SELECT ${standing.columns}, ${entry.columns}
  FROM read.standing AS standing
  JOIN read.entry AS entry ON entry.competition = standing.competition AND entry.id = standing.entry
 WHERE standing.competition = $1 AND standing.entry = $2 AND ($3::text IS NULL OR standing.field = $3)
 ORDER BY standing.field LIMIT 1`;

const FIRST = `SELECT DISTINCT ON (standing.entry) ${standing.columns}, ${entry.columns}
  FROM read.standing AS standing
  JOIN read.entry AS entry ON entry.competition = standing.competition AND entry.id = standing.entry
 WHERE standing.competition = $1 AND standing.entry = ANY($2)
 ORDER BY standing.entry, standing.field`;

/** Deals without a result that counts, by who sits at them. */
const PENDING = `
  SELECT deal.competition, seat.value #>> '{}' AS entry, count(DISTINCT deal.id)::int AS deals
    FROM read.deal AS deal CROSS JOIN LATERAL jsonb_each(deal.seating) AS seat
   WHERE deal.competition = ANY($1) AND (deal.state = 'open' OR deal.finality = 'disputed') GROUP BY 1, 2`;

const COUNT = {
  name: 'standings-count',
  text: `SELECT competition, count(*)::int AS count FROM read.standing
          WHERE competition = ANY($1) AND ($2::text IS NULL OR field = $2) GROUP BY competition`,
};

const ORDER = ['text', 'int', 'int', 'text'] as const;

@Injectable()
export class StandingsReader {
  private readonly known = new WeakMap<
    readonly Row[],
    { readonly decimals: number; readonly standings: readonly KnownStanding[] }
  >();

  constructor(private readonly database: DataSource) {}

  /** By field, rank and starting number. */
  async page(
    { id, decimals }: Competition,
    { first, after, field }: StandingsArgs,
    loaders: Loaders,
  ): Promise<Page<Plain<Standing>>> {
    const most = checkedFirst(first);
    const keys = after ? decodeCursor(after, ORDER) : [null, null, null, null];
    const asked = [field ?? null, ...keys, most + 1];
    const rows = await loaders
      .by<readonly Row[]>(`standings ${JSON.stringify(asked)}`, [], async (competitions) => {
        const all = await prepared<Row>(this.database, PAGE, [competitions, ...asked]);
        const [only] = competitions;
        return competitions.length === 1 && only !== undefined
          ? new Map([[only, all]])
          : Map.groupBy(all, ({ competition }) => competition);
      })
      .load(id);
    return pageOf(
      this.shown(rows, decimals),
      most,
      () => this.count(id, field ?? null, loaders),
      (row) => [row.field, row.rank, row.entry.number, row.entry.id],
    );
  }

  async one({ id, decimals }: Competition, of: string, field: string | null): Promise<KnownStanding | null> {
    const [row] = await this.database.query<Row[]>(ONE, [id, of, field]);
    return row === undefined ? null : standingOf(standing.row(row), entry.row(row), decimals);
  }

  /** The same in the first of its fields; however many entries are asked for, it is one statement a competition. */
  async first({ id, decimals }: Competition, of: string, loaders: Loaders): Promise<KnownStanding | null> {
    return loaders
      .by<KnownStanding | null>(`first standings of ${id}`, null, async (entries) => {
        const rows = await this.database.query<Row[]>(FIRST, [id, entries]);
        return new Map(
          rows.map((row) => {
            const own = standingOf(standing.row(row), entry.row(row), decimals);
            return [own.entry.id, own];
          }),
        );
      })
      .load(of);
  }

  /** How many deals an entry sits at that have no result yet. */
  async pending(competition: string, entry: string, loaders: Loaders): Promise<number> {
    const byEntry = await loaders
      .by<ReadonlyMap<string, number>>('deals without a result', new Map(), async (competitions) => {
        type Open = { readonly competition: string; readonly entry: string; readonly deals: number };
        const rows = await this.database.query<Open[]>(PENDING, [competitions]);
        const by = Map.groupBy(rows, ({ competition: of }) => of);
        return new Map(
          [...by].map(([of, all]) => [of, new Map(all.map(({ entry: id, deals }) => [id, deals]))]),
        );
      })
      .load(competition);
    return byEntry.get(entry) ?? 0;
  }

  /** Rows as they are shown: once for all who share them. */
  private shown(rows: readonly Row[], decimals: number): readonly KnownStanding[] {
    const known = this.known.get(rows);
    if (known?.decimals === decimals) return known.standings;
    const standings = rows.map((row) => standingOf(standing.row(row), entry.row(row), decimals));
    this.known.set(rows, { decimals, standings });
    return standings;
  }

  private count(competition: string, field: string | null, loaders: Loaders): Promise<number> {
    return loaders
      .by<number>(`count of standings ${JSON.stringify(field)}`, 0, async (competitions) => {
        type Counted = { readonly competition: string; readonly count: number };
        const rows = await prepared<Counted>(this.database, COUNT, [competitions, field]);
        return new Map(rows.map(({ competition: of, count }) => [of, count]));
      })
      .load(competition);
  }
}

/** A total against the top of its event; who did not play is measured by nothing. */
const measuredBy = (
  top: number | null,
  total: number,
  played: boolean,
): Pick<Plain<Standing>, 'top' | 'deficit' | 'percent'> =>
  top === null || !played
    ? { top, deficit: null, percent: null }
    : { top, deficit: deficit(total, top), percent: percentOfTop(total, top) };

const standingOf = (row: StandingRow, of: Plain<Entry>, decimals: number): KnownStanding => ({
  ...row,
  id: `${row.competition}.${row.field}.${row.entry}`,
  ranked: row.excludedArticle === null && row.deals > 0,
  entry: of,
  total: exactOf(row.totalNum, row.totalDen, decimals),
  ...measuredBy(row.top, row.totalNum, row.deals > 0),
  excluded:
    row.excludedArticle === null ? null : { article: row.excludedArticle, reason: row.excludedReason ?? '' },
});
