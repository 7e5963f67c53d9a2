import {
  federationRegionTable,
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

/** SQL: that a competition says it still; all may have been matched with the registry since, or revised. */
const STATE = 'SELECT FROM read.region_state state WHERE state.region = region.name';

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
    const query = this.database
      .getRepository(regionTable)
      .createQueryBuilder('region')
      .where(`EXISTS (${STATE})`);
    return keysetPage(query, BY_NAME, args);
  }

  /** By what competitions say, or by what the registry calls it; one that they say still first. */
  async one(name: string): Promise<RegionRow | null> {
    const called = await this.database.getRepository(federationRegionTable).findBy({ name });
    const names = [name, ...called.map(({ id }) => id)];
    const rows = await this.database.getRepository(regionTable).findBy({ name: In(names) });
    if (rows.length < 2) return rows[0] ?? null;
    const states = await this.database.getRepository(regionStateTable).findBy({ region: In(names) });
    const said = names.filter((each) => states.some(({ region }) => region === each));
    return rows.find((row) => row.name === (said[0] ?? name)) ?? null;
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
