import {
  regionCompetitionTable,
  type RegionCompetitionRow,
  regionLeaderTable,
  type RegionLeaderRow,
  regionTable,
  type RegionRow,
  regionStateTable,
  type RegionStateRow,
} from '@arbitre/projections';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { Loaders } from '../connections/loaders';
import { childPage } from '../graphql/child-pages';
import { keysetPage } from '../graphql/keyset-page';
import type { Page, PageArgs } from '../graphql/page';
import type { Plain } from '../graphql/plain';
import { exactOf } from '../standings/standing.types';
import type { Leader } from './region.types';

const BY_NAME = { order: [{ key: 'name', kind: 'text' }] } as const;

const COMPETITIONS = {
  table: regionCompetitionTable,
  parent: 'region',
  order: [
    { key: 'startsOn', kind: 'date' },
    { key: 'id', kind: 'text' },
  ],
  direction: 'DESC',
} as const;

@Injectable()
export class RegionsReader {
  constructor(private readonly database: DataSource) {}

  /** By name. */
  page(args: PageArgs): Promise<Page<RegionRow>> {
    return keysetPage(this.database.getRepository(regionTable).createQueryBuilder('region'), BY_NAME, args);
  }

  one(name: string): Promise<RegionRow | null> {
    return this.database.getRepository(regionTable).findOneBy({ name });
  }

  /** The sum over its competitions; null while none of them is computed. */
  state(region: string, loaders: Loaders): Promise<RegionStateRow | null> {
    return loaders
      .by<RegionStateRow | null>('region states', null, async (regions) => {
        const rows = await this.database.getRepository(regionStateTable).findBy({ region: In([...regions]) });
        return new Map(rows.map((row) => [row.region, row]));
      })
      .load(region);
  }

  /** Newest first. */
  competitions(region: string, args: PageArgs, loaders: Loaders): Promise<Page<RegionCompetitionRow>> {
    return childPage(this.database, loaders, COMPETITIONS, args, region);
  }

  /** Field by field, those that are level by number. */
  async leaders({ id, decimals }: RegionCompetitionRow, loaders: Loaders): Promise<readonly Plain<Leader>[]> {
    const rows = await loaders
      .by<readonly RegionLeaderRow[]>('leaders', [], async (competitions) => {
        const all = await this.database.getRepository(regionLeaderTable).find({
          where: { competition: In([...competitions]) },
          order: { competition: 'ASC', field: 'ASC', number: 'ASC', entry: 'ASC' },
        });
        return Map.groupBy(all, ({ competition }) => competition);
      })
      .load(id);
    return rows.map((row) => ({ ...row, total: exactOf(row.totalNum, row.totalDen, decimals) }));
  }
}
