import { dealTable, type DealRow } from '@arbitre/projections';
import { gameOf, type SeatedSides, seatedSides } from '@arbitre/rules';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { Loaders } from '../connections/loaders';
import type { Entry } from '../competitions/competition.types';
import { childPage } from '../graphql/child-pages';
import type { Page } from '../graphql/page';
import type { Plain } from '../graphql/plain';
import { exactOf } from '../standings/standing.types';
import type { DealsArgs, Seat, SideResult } from './deal.types';

const ORDER = [
  ...(['session', 'board', 'round'] as const).map((key) => ({ key, kind: 'int' as const })),
  { key: 'table', kind: 'text' },
  { key: 'id', kind: 'text' },
] as const;

/** Deals that an entry played: what the index `deal_entries` holds. */
const OF_ENTRY = `jsonb_path_query_array(row.seating, '$.*') @> $value::jsonb`;

@Injectable()
export class DealsReader {
  constructor(private readonly database: DataSource) {}

  one(id: string): Promise<DealRow | null> {
    return this.database.getRepository(dealTable).findOneBy({ id });
  }

  /** Those of these that there are, in the order of their ids; however many lists of a request ask, it is one statement. */
  async those(ids: readonly string[], loaders: Loaders): Promise<readonly DealRow[]> {
    const loader = loaders.by<DealRow | null>('deals by id', null, async (all) => {
      const rows = await this.database.getRepository(dealTable).findBy({ id: In([...all]) });
      return new Map(rows.map((row) => [row.id, row]));
    });
    const found = await loader.loadMany(ids);
    return found.filter((row): row is DealRow => row !== null && !(row instanceof Error));
  }

  /** By session, board, round and table. */
  page(competition: string, args: Plain<DealsArgs>, loaders: Loaders): Promise<Page<DealRow>> {
    const { session, board, table, entry } = args;
    const where = [
      ...(typeof session === 'number' ? [{ sql: 'row.session = $value', value: session }] : []),
      ...(typeof board === 'number' ? [{ sql: 'row.board = $value', value: board }] : []),
      ...(table ? [{ sql: 'row.table_name = $value', value: table }] : []),
      ...(entry ? [{ sql: OF_ENTRY, value: JSON.stringify([entry]) }] : []),
    ];
    return childPage(this.database, loaders, { table: dealTable, order: ORDER, where }, args, competition);
  }

  /** In rotation order; a table that is smaller than its game allows has no empty seats. */
  seating(row: DealRow, loaders: Loaders): Promise<readonly Plain<Seat>[]> {
    const taken = Object.keys(row.seating);
    const seats = gameOf(row.ruleset)?.seats.filter((seat) => taken.includes(seat)) ?? taken;
    return Promise.all(
      seats.map(async (seat) => ({ seat, entry: await this.entryAt(row, row.seating[seat], loaders) })),
    );
  }

  /** Without what they scored where it is not shown. */
  async sides(row: DealRow, isShown: boolean, loaders: Loaders): Promise<readonly Plain<SideResult>[]> {
    const game = gameOf(row.ruleset);
    const [competition, awards] = await Promise.all([
      loaders.competition.load(row.competition),
      isShown ? loaders.awards.load(row.id) : [],
    ]);
    const { entries, partners }: SeatedSides =
      game === null ? { entries: {} } : seatedSides(game, row.seating);
    return Promise.all(
      (game?.sides ?? [])
        .filter((side) => entries[side] !== undefined)
        .map(async (side): Promise<Plain<SideResult>> => {
          const award = awards.find((one) => one.side === side);
          return {
            side,
            entry: await this.entryAt(row, entries[side], loaders),
            partner: await this.entryAt(row, partners?.[side], loaders),
            score: (isShown ? row.scores?.[side] : null) ?? null,
            award: award === undefined ? null : exactOf(award.num, award.den, competition?.decimals ?? 0),
            adjustment: (isShown ? row.adjustments?.[side] : null) ?? null,
          };
        }),
    );
  }

  private async entryAt(
    { competition }: DealRow,
    entry: string | undefined,
    loaders: Loaders,
  ): Promise<Plain<Entry> | null> {
    if (entry === undefined) return null;
    return loaders.entry.load({ competition, entry });
  }
}
