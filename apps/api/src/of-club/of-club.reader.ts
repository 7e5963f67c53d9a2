import {
  type ClubRow,
  dealHistoryTable,
  type DealHistoryRow,
  dealTable,
  type DealRow,
  entryTable,
  type EntryRow,
} from '@arbitre/projections';
import { Injectable } from '@nestjs/common';
import { DataSource, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { Sights } from '../access/sights';
import { keysetPage } from '../graphql/keyset-page';
import type { Page, PageArgs } from '../graphql/page';
import type { RequestContext } from '../graphql/request-context';
import { ClubsReader } from '../people/clubs/clubs.reader';
import type { ClubResultsArgs, ContestantsArgs } from './contestant.types';

const ENTRIES = {
  order: [
    { key: 'competition', kind: 'text' },
    { key: 'number', kind: 'int' },
    { key: 'id', kind: 'text' },
  ],
} as const;

const NEWEST = { order: [{ key: 'position', kind: 'position' }], direction: 'DESC' } as const;

/** Deals at which an entry of these clubs sits: found by the entries, each by the index of its deals. */
const DEALS = `SELECT own.id FROM read.entry AS entry
   JOIN read.deal AS own ON own.competition = entry.competition
    AND jsonb_path_query_array(own.seating, '$.*') @> jsonb_build_array(entry.id)
  WHERE entry.club IN (:...clubs)`;

/** Their competitions whose boards may be kept from somebody. */
const EMBARGOED = `SELECT DISTINCT entry.competition FROM read.entry AS entry
   JOIN read.competition AS competition ON competition.id = entry.competition
  WHERE entry.club = ANY($1) AND competition.embargo IS NOT NULL`;

/** What a club has to do with competitions: under its own number and under those that were merged into it. */
@Injectable()
export class OfClubReader {
  constructor(
    private readonly database: DataSource,
    private readonly clubs: ClubsReader,
    private readonly sights: Sights,
  ) {}

  /** By competition and starting number. */
  async contestants(
    club: ClubRow,
    { competition, ...page }: ContestantsArgs,
    { loaders }: RequestContext,
  ): Promise<Page<EntryRow>> {
    const clubs = [club.number, ...(await this.clubs.aliases(club.number, loaders))];
    const query = this.database
      .getRepository(entryTable)
      .createQueryBuilder('entry')
      .where('entry.club IN (:...clubs)', { clubs });
    if (competition) query.andWhere('entry.competition = :competition', { competition });
    return keysetPage(query, ENTRIES, page);
  }

  /** The deals that have a result, what changed last first. */
  async results(
    club: ClubRow,
    { competition, session, finality, ...page }: ClubResultsArgs,
    request: RequestContext,
  ): Promise<Page<DealRow>> {
    const query = this.database.getRepository(dealTable).createQueryBuilder('row');
    await this.seen(query, 'row.id', club, request);
    query.andWhere('row.finality IS NOT NULL');
    if (competition) query.andWhere('row.competition = :competition', { competition });
    if (session) query.andWhere(`row.competition || '.s' || row.session = :session`, { session });
    if (finality) query.andWhere('row.finality = ANY(:finality)', { finality });
    return keysetPage(query, NEWEST, page);
  }

  /** Rulings as lines of the history of deals, the newest first. */
  async rulings(club: ClubRow, page: PageArgs, request: RequestContext): Promise<Page<DealHistoryRow>> {
    const query = this.database.getRepository(dealHistoryTable).createQueryBuilder('row');
    await this.seen(query, 'row.deal', club, request);
    query.andWhere(`row.type = 'RulingGiven'`);
    return keysetPage(query, NEWEST, page);
  }

  /** What is about deals of the club, but for competitions whose standings are kept from whoever asks. */
  private async seen<Row extends ObjectLiteral>(
    query: SelectQueryBuilder<Row>,
    deal: string,
    club: ClubRow,
    request: RequestContext,
  ): Promise<void> {
    const clubs = [club.number, ...(await this.clubs.aliases(club.number, request.loaders))];
    const embargoed = await this.database.query<{ readonly competition: string }[]>(EMBARGOED, [clubs]);
    const kept: string[] = [];
    for (const { competition } of embargoed)
      if (await this.sights.keepsStandings(competition, request)) kept.push(competition);
    query.where(`${deal} IN (${DEALS})`, { clubs });
    if (kept.length > 0) query.andWhere('row.competition NOT IN (:...kept)', { kept });
  }
}
