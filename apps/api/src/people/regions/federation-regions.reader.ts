import { federationRegionTable, type FederationRegionRow } from '@arbitre/projections';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { Loaders } from '../../connections/loaders';
import { keysetPage } from '../../graphql/keyset-page';
import type { Page, PageArgs } from '../../graphql/page';

const BY_NAME = {
  order: [
    { key: 'name', kind: 'text' },
    { key: 'id', kind: 'text' },
  ],
} as const;

@Injectable()
export class FederationRegionsReader {
  constructor(private readonly database: DataSource) {}

  /** By name. */
  page(args: PageArgs): Promise<Page<FederationRegionRow>> {
    const query = this.database.getRepository(federationRegionTable).createQueryBuilder('region');
    return keysetPage(query, BY_NAME, args);
  }

  one(id: string, loaders: Loaders): Promise<FederationRegionRow | null> {
    return loaders
      .by<FederationRegionRow | null>('federation regions', null, async (ids) => {
        const rows = await this.database.getRepository(federationRegionTable).findBy({ id: In([...ids]) });
        return new Map(rows.map((row) => [row.id, row]));
      })
      .load(id);
  }
}
