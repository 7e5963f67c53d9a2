import { CompetitionRow, DealRow, EntryRow } from '@arbitre/projections';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { keysetPage } from '../graphql/keyset-page';
import type { Page, PageArgs } from '../graphql/page';
import {
  type Board,
  type Competition,
  competitionOf,
  type CompetitionsArgs,
  type Entry,
  entryOf,
} from './competition.types';

@Injectable()
export class CompetitionsReader {
  constructor(private readonly database: DataSource) {}

  /** Newest first. */
  page(args: CompetitionsArgs): Promise<Page<Competition>> {
    const query = this.database.getRepository(CompetitionRow).createQueryBuilder('competition');
    if (args.region) query.andWhere('competition.region = :region', { region: args.region });
    if (args.game) query.andWhere('competition.game = :game', { game: args.game });
    const order = [
      { key: 'startsOn', kind: 'text' },
      { key: 'id', kind: 'text' },
    ] as const;
    return keysetPage(query, { order, direction: 'DESC' }, args, competitionOf);
  }

  /** By starting number. */
  entries(competition: string, args: PageArgs): Promise<Page<Entry>> {
    const query = this.database
      .getRepository(EntryRow)
      .createQueryBuilder('entry')
      .where('entry.competition = :competition', { competition });
    const order = [
      { key: 'number', kind: 'int' },
      { key: 'id', kind: 'text' },
    ] as const;
    return keysetPage(query, { order }, args, entryOf);
  }

  async fields(competition: string): Promise<readonly string[]> {
    const rows = await this.database
      .getRepository(EntryRow)
      .createQueryBuilder('entry')
      .select('DISTINCT entry.field', 'field')
      .where('entry.competition = :competition AND entry.field IS NOT NULL', { competition })
      .orderBy('field')
      .getRawMany<{ field: string }>();
    return rows.map(({ field }) => field);
  }

  /** Every board that was opened, with the number of its deals that have a result. */
  boards(competition: string): Promise<readonly Board[]> {
    return this.database
      .getRepository(DealRow)
      .createQueryBuilder('deal')
      .select('deal.session', 'session')
      .addSelect('deal.board', 'board')
      .addSelect(`count(*) FILTER (WHERE deal.state <> 'open')::int`, 'results')
      .where('deal.competition = :competition', { competition })
      .groupBy('deal.session')
      .addGroupBy('deal.board')
      .orderBy('deal.session')
      .addOrderBy('deal.board')
      .getRawMany<Board>();
  }
}
