import { soloTable, type SoloRow } from '@arbitre/projections/games/scrabble';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { keysetPage } from '../../../graphql/keyset-page';
import type { Page } from '../../../graphql/page';
import type { SolosArgs } from './solo.types';

const OF_CLUB = `EXISTS (SELECT 1 FROM read.entry WHERE entry.competition = solo.competition
                          AND entry.id = solo.entry AND entry.club = :club)`;
const OF_SEASON = `EXISTS (SELECT 1 FROM read.competition WHERE competition.id = solo.competition
                            AND competition.starts_on >= :from AND competition.starts_on < :until)`;

@Injectable()
export class SolosReader {
  constructor(private readonly database: DataSource) {}

  /** By game and round. */
  page(args: SolosArgs): Promise<Page<SoloRow>> {
    const query = this.database.getRepository(soloTable).createQueryBuilder('solo');
    const { competition, session, entry, club, season } = args;
    if (competition) query.andWhere('solo.competition = :competition', { competition });
    if (session) query.andWhere('solo.session = :session', { session });
    if (entry) query.andWhere('solo.entry = :entry', { entry });
    if (club) query.andWhere(OF_CLUB, { club });
    if (typeof season === 'number')
      query.andWhere(OF_SEASON, { from: `${season}-09-01`, until: `${season + 1}-09-01` });
    const order = [
      { key: 'session', kind: 'text' },
      { key: 'round', kind: 'int' },
    ] as const;
    return keysetPage(query, { order }, args);
  }
}
