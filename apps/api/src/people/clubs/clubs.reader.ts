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
    // A number that was merged is found by the club that it is read as.
    const query = this.database
      .getRepository(clubTable)
      .createQueryBuilder('club')
      .where('club.mergedInto IS NULL');
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
    if (args.open) query.andWhere('(club.closedOn IS NULL OR club.closedOn > :on)', { on });
    return keysetPage(query, BY_NUMBER, args);
  }

  /** A number that was merged reads as the club that it stands for. */
  async one(number: string, loaders: Loaders): Promise<ClubRow | null> {
    const row = await this.own(number, loaders);
    const into = row?.mergedInto ?? null;
    return into === null ? row : this.own(into, loaders);
  }

  /** The other numbers of a club. */
  aliases(club: string, loaders: Loaders): Promise<readonly string[]> {
    return loaders
      .by<readonly string[]>('aliases of clubs', [], async (clubs) => {
        const rows = await this.database
          .getRepository(clubTable)
          .find({ where: { mergedInto: In([...clubs]) }, order: { number: 'ASC' } });
        const aliases = new Map<string, string[]>();
        for (const { number, mergedInto } of rows)
          aliases.set(mergedInto ?? '', [...(aliases.get(mergedInto ?? '') ?? []), number]);
        return aliases;
      })
      .load(club);
  }

  private own(number: string, loaders: Loaders): Promise<ClubRow | null> {
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
