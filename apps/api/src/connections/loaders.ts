import { AwardRow, CompetitionRow, DealHistoryRow, EntryRow } from '@arbitre/projections';
import DataLoader from 'dataloader';
import { type DataSource, In } from 'typeorm';

/** Names an entry: ids are unique within their competition. */
export type EntryKey = { readonly competition: string; readonly entry: string };

const entryKey = ({ competition, entry }: EntryKey): string => `${competition}.${entry}`;

/** Rows of other rows, gathered: whatever one request asks of a kind is one statement. */
export class Loaders {
  constructor(private readonly database: DataSource) {}

  readonly competition = new DataLoader<string, CompetitionRow | null>(async (ids) => {
    const rows = await this.database.getRepository(CompetitionRow).findBy({ id: In([...ids]) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });

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
    const rows = await this.database.getRepository(AwardRow).findBy({ deal: In([...deals]) });
    const byDeal = Map.groupBy(rows, (row) => row.deal);
    return deals.map((deal) => byDeal.get(deal) ?? []);
  });

  readonly history = new DataLoader<string, readonly DealHistoryRow[]>(async (deals) => {
    const rows = await this.database
      .getRepository(DealHistoryRow)
      .find({ where: { deal: In([...deals]) }, order: { revision: 'ASC' } });
    const byDeal = Map.groupBy(rows, (row) => row.deal);
    return deals.map((deal) => byDeal.get(deal) ?? []);
  });

  private entries(keys: readonly EntryKey[]): Promise<readonly EntryRow[]> {
    const byCompetition = Map.groupBy(keys, ({ competition }) => competition);
    const where = [...byCompetition].map(([competition, of]) => ({
      competition,
      id: In(of.map(({ entry }) => entry)),
    }));
    return this.database.getRepository(EntryRow).findBy(where);
  }
}
