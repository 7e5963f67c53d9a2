import { DealRow } from '@arbitre/projections';
import { gameOf } from '@arbitre/rules';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Loaders } from '../connections/loaders';
import { entryOf, type Entry } from '../competitions/competition.types';
import { keysetPage } from '../graphql/keyset-page';
import type { Page } from '../graphql/page';
import type { Plain } from '../graphql/plain';
import { exactOf } from '../standings/standing.types';
import { type Deal, dealOf, type DealsArgs, type Seat, type SideResult } from './deal.types';

@Injectable()
export class DealsReader {
  constructor(private readonly database: DataSource) {}

  async one(id: string): Promise<Deal | null> {
    const row = await this.database.getRepository(DealRow).findOneBy({ id });
    return row && dealOf(row);
  }

  /** By session, board, round and table. */
  page(competition: string, args: DealsArgs): Promise<Page<Deal>> {
    const query = this.database
      .getRepository(DealRow)
      .createQueryBuilder('deal')
      .where('deal.competition = :competition', { competition });
    if (typeof args.session === 'number')
      query.andWhere('deal.session = :session', { session: args.session });
    if (typeof args.board === 'number') query.andWhere('deal.board = :board', { board: args.board });
    if (args.entry) query.andWhere('jsonb_path_exists(deal.seating, :path, :vars)', entryPath(args.entry));
    const order = [
      ...(['session', 'board', 'round'] as const).map((key) => ({ key, kind: 'int' as const })),
      { key: 'table', kind: 'text' },
      { key: 'id', kind: 'text' },
    ] as const;
    return keysetPage(query, { order }, args, dealOf);
  }

  /** In rotation order; a table that is smaller than its game allows has no empty seats. */
  seating({ row }: Deal, loaders: Loaders): Promise<readonly Plain<Seat>[]> {
    const taken = Object.keys(row.seating);
    const seats = gameOf(row.ruleset)?.seats.filter((seat) => taken.includes(seat)) ?? taken;
    return Promise.all(
      seats.map(async (seat) => ({ seat, entry: await this.entryAt(row, row.seating[seat], loaders) })),
    );
  }

  async sides({ row }: Deal, loaders: Loaders): Promise<readonly Plain<SideResult>[]> {
    const game = gameOf(row.ruleset);
    const [competition, awards] = await Promise.all([
      loaders.competition.load(row.competition),
      loaders.awards.load(row.id),
    ]);
    const seatOf = (side: string) =>
      game?.seats.find((seat) => game.sideOf(seat) === side && row.seating[seat] !== undefined);
    return Promise.all(
      (game?.sides ?? []).filter(seatOf).map(async (side): Promise<Plain<SideResult>> => {
        const seat = seatOf(side);
        const award = awards.find((one) => one.side === side);
        return {
          side,
          entry: await this.entryAt(row, seat === undefined ? undefined : row.seating[seat], loaders),
          score: row.scores?.[side] ?? null,
          award: award === undefined ? null : exactOf(award.num, award.den, competition?.decimals ?? 0),
          adjustment: row.adjustments?.[side] ?? null,
        };
      }),
    );
  }

  private async entryAt(
    { competition }: DealRow,
    entry: string | undefined,
    loaders: Loaders,
  ): Promise<Entry | null> {
    if (entry === undefined) return null;
    const row = await loaders.entry.load({ competition, entry });
    return row && entryOf(row);
  }
}

const entryPath = (entry: string) => ({ path: '$.* ? (@ == $entry)', vars: JSON.stringify({ entry }) });
