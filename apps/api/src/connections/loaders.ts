import {
  awardTable,
  type AwardRow,
  competitionTable,
  type CompetitionRow,
  dealHistoryTable,
  type DealHistoryRow,
  entryTable,
  type EntryRow,
  type Raw,
  readerOf,
} from '@arbitre/projections';
import DataLoader from 'dataloader';
import { type DataSource, In } from 'typeorm';
import { prepared } from './prepared';

/** Names an entry: ids are unique within their competition. */
export type EntryKey = { readonly competition: string; readonly entry: string };

const entryKey = ({ competition, entry }: EntryKey): string => `${competition}.${entry}`;

const competition = readerOf(competitionTable);

/** A session that goes on, and how far its stream has come. */
export type OpenSession = { readonly id: string; readonly number: number; readonly position: string };

/** Every page asks for its competition first: building the statement anew would cost more than running it. */
const COMPETITIONS = {
  name: 'competitions-by-id',
  text: `
    SELECT ${competition.columns},
           (SELECT json_agg(json_build_object('id', session.id, 'number', session.number, 'position', session.position::text))
              FROM read.session AS session
             WHERE session.competition = competition.id AND session.state = 'open') AS "openSessions"
      FROM read.competition AS competition WHERE competition.id = ANY($1)`,
};

/** Rows of other rows, gathered: whatever one request asks of a kind is one statement. */
export class Loaders {
  constructor(private readonly database: DataSource) {}

  private readonly open = new Map<string, readonly OpenSession[]>();

  readonly competition = new DataLoader<string, CompetitionRow | null>(async (ids) => {
    const rows = await prepared<Raw>(this.database, COMPETITIONS, [ids]);
    const byId = new Map(rows.map(competition.row).map((row) => [row.id, row]));
    for (const { id, openSessions } of rows)
      this.open.set(String(id), (openSessions ?? []) as readonly OpenSession[]);
    return ids.map((id) => byId.get(id) ?? null);
  });

  /** Sessions of a competition that go on: they come with its row. */
  async openSessions(of: string): Promise<readonly OpenSession[]> {
    await this.competition.load(of);
    return this.open.get(of) ?? [];
  }

  readonly entry = new DataLoader<EntryKey, EntryRow | null, string>(
    async (keys) => {
      const rows = await this.entries(keys);
      const byKey = new Map(
        rows.map((row) => [entryKey({ competition: row.competition, entry: row.id }), row]),
      );
      return keys.map((key) => byKey.get(entryKey(key)) ?? null);
    },
    { cacheKeyFn: entryKey },
  );

  /** Awards of a deal, by side. */
  readonly awards = new DataLoader<string, readonly AwardRow[]>(async (deals) => {
    const rows = await this.database.getRepository(awardTable).findBy({ deal: In([...deals]) });
    const byDeal = Map.groupBy(rows, (row) => row.deal);
    return deals.map((deal) => byDeal.get(deal) ?? []);
  });

  readonly history = new DataLoader<string, readonly DealHistoryRow[]>(async (deals) => {
    const rows = await this.database
      .getRepository(dealHistoryTable)
      .find({ where: { deal: In([...deals]) }, order: { revision: 'ASC' } });
    const byDeal = Map.groupBy(rows, (row) => row.deal);
    return deals.map((deal) => byDeal.get(deal) ?? []);
  });

  private readonly named = new Map<string, DataLoader<string, unknown>>();

  /**
   * Values by the id of what they belong to. `name` says what is asked, arguments and all: whatever is asked under one name
   * is read at once. `none`: what belongs to an id that `read` gives nothing for.
   */
  by<Value>(
    name: string,
    none: Value,
    read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  ): DataLoader<string, Value> {
    const known = this.named.get(name) as DataLoader<string, Value> | undefined;
    if (known) return known;
    const loader = new DataLoader<string, Value>(async (ids) => {
      const values = await read(ids);
      return ids.map((id) => values.get(id) ?? none);
    });
    this.named.set(name, loader);
    return loader;
  }

  private entries(keys: readonly EntryKey[]): Promise<readonly EntryRow[]> {
    const byCompetition = Map.groupBy(keys, ({ competition }) => competition);
    const where = [...byCompetition].map(([competition, of]) => ({
      competition,
      id: In(of.map(({ entry }) => entry)),
    }));
    return this.database.getRepository(entryTable).findBy(where);
  }
}
