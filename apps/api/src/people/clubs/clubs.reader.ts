import { clubRegionTable, type ClubRegionRow, clubTable, type ClubRow } from '@arbitre/projections';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { Loaders } from '../../connections/loaders';
import { keysetPage } from '../../graphql/keyset-page';
import type { Page } from '../../graphql/page';
import { dayOf } from '../day';
import { HOLDS } from '../held';
import type { ClubsArgs } from './club.types';

const BY_NUMBER = { order: [{ key: 'number', kind: 'text' }] } as const;

@Injectable()
export class ClubsReader {
  constructor(private readonly database: DataSource) {}

  /** By number. */
  page(args: ClubsArgs): Promise<Page<ClubRow>> {
    const { region, named } = args;
    const on = dayOf(args.on);
    const query = this.database.getRepository(clubTable).createQueryBuilder('club');
    if (region)
      query.andWhere(
        `club.number IN (SELECT span.club FROM read.club_region AS span WHERE span.region = :region AND ${HOLDS})`,
        { region, on },
      );
    if (named)
      query.andWhere(
        '(strpos(lower(club.name), lower(:named)) > 0 OR strpos(club.number, upper(:named)) > 0)',
        {
          named,
        },
      );
    return keysetPage(query, BY_NUMBER, args);
  }

  one(number: string, loaders: Loaders): Promise<ClubRow | null> {
    return loaders
      .by<ClubRow | null>('clubs', null, async (numbers) => {
        const rows = await this.database.getRepository(clubTable).findBy({ number: In([...numbers]) });
        return new Map(rows.map((row) => [row.number, row]));
      })
      .load(number);
  }

  /** One after the other. */
  regions(club: string, loaders: Loaders): Promise<readonly ClubRegionRow[]> {
    return loaders
      .by<readonly ClubRegionRow[]>('regions of clubs', [], async (clubs) => {
        const rows = await this.database
          .getRepository(clubRegionTable)
          .find({ where: { club: In([...clubs]) }, order: { club: 'ASC', since: 'ASC' } });
        return Map.groupBy(rows, (row) => row.club);
      })
      .load(club);
  }
}
