import {
  type CompetitionRow,
  competitionTable,
  dealTable,
  entryTable,
  federationRegionTable,
} from '@arbitre/projections';
import { allGames, SETTLED, type Stage, stageOf } from '@arbitre/rules';
import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import type { Loaders } from '../connections/loaders';
import { childPage } from '../graphql/child-pages';
import { andHasWords, hasWord, wordsIn } from '../graphql/words';
import { keysetPage } from '../graphql/keyset-page';
import type { Page, PageArgs } from '../graphql/page';
import { type Board, type Competition, type CompetitionsArgs, type Entry } from './competition.types';

const ENTRIES = {
  table: entryTable,
  order: [
    { key: 'number', kind: 'int' },
    { key: 'id', kind: 'text' },
  ],
} as const;

/** The games of whose name, in either language, a word begins so. */
const gamesCalled = (word: string): readonly string[] =>
  allGames.all.flatMap(({ id, name }) => (hasWord(`${name.fr} ${name.en}`, word) ? [id] : []));

/** Those at that stage of their life, as the rules tell it from what a row says. */
const andOfStage = (query: SelectQueryBuilder<CompetitionRow>, stage: Stage): void => {
  const open = [false, true].filter((begun) => stageOf('unpublished', begun) === stage);
  const published = SETTLED.filter((settled) => stageOf(settled, true) === stage);
  const closed = stageOf('unpublished', true, true) === stage;
  query.andWhere(
    `(competition.settled = ANY(:published) OR competition.settled = 'unpublished' AND
      (CASE competition.state WHEN 'closed' THEN :closed ELSE competition.begun = ANY(:open) END))`,
    { published: published.filter((settled) => settled !== 'unpublished'), open, closed },
  );
};

@Injectable()
export class CompetitionsReader {
  constructor(private readonly database: DataSource) {}

  /** By their first day. */
  async page(args: CompetitionsArgs): Promise<Page<Competition>> {
    const query = this.database.getRepository(competitionTable).createQueryBuilder('competition');
    if (args.region) {
      const regions = await this.regionsCalled(args.region);
      query.andWhere('competition.region = ANY(:regions)', { regions });
    }
    if (args.game) query.andWhere('competition.game = :game', { game: args.game });
    if (args.state) query.andWhere('competition.state = :state', { state: args.state });
    if (args.stage) andOfStage(query, args.stage);
    const text =
      "competition.name || ' ' || coalesce((SELECT called.name FROM read.federation_region called WHERE called.id = competition.region), competition.region)";
    andHasWords(query, text, wordsIn(args.named ?? ''), (word, parameter) => [
      `competition.game = ANY(:${parameter})`,
      { [parameter]: gamesCalled(word) },
    ]);
    const order = [
      { key: 'startsOn', kind: 'date' },
      { key: 'id', kind: 'text' },
    ] as const;
    return keysetPage(query, { order, direction: args.oldestFirst === true ? 'ASC' : 'DESC' }, args);
  }

  /** What competitions of a region say: that itself, and the ids of what the registry calls so. */
  private async regionsCalled(name: string): Promise<readonly string[]> {
    const called = await this.database.getRepository(federationRegionTable).findBy({ name });
    return [name, ...called.map(({ id }) => id)];
  }

  /** By starting number. */
  entries(competition: string, args: PageArgs, loaders: Loaders): Promise<Page<Entry>> {
    return childPage(this.database, loaders, ENTRIES, args, competition);
  }

  fields(competition: string, loaders: Loaders): Promise<readonly string[]> {
    return loaders
      .by<readonly string[]>('fields', [], async (competitions) => {
        const rows = await this.database
          .getRepository(entryTable)
          .createQueryBuilder('entry')
          .select('entry.competition', 'competition')
          .addSelect('entry.field', 'field')
          .distinct()
          .where('entry.competition IN (:...competitions) AND entry.field IS NOT NULL', { competitions })
          .orderBy('entry.field')
          .getRawMany<{ competition: string; field: string }>();
        const byCompetition = Map.groupBy(rows, (row) => row.competition);
        return new Map([...byCompetition].map(([id, of]) => [id, of.map(({ field }) => field)]));
      })
      .load(competition);
  }

  /** Every board that was opened, with the number of its deals that have a result. */
  boards(competition: string, loaders: Loaders): Promise<readonly Board[]> {
    return loaders
      .by<readonly Board[]>('boards', [], async (competitions) => {
        const rows = await this.database
          .getRepository(dealTable)
          .createQueryBuilder('deal')
          .select('deal.competition', 'competition')
          .addSelect('deal.session', 'session')
          .addSelect('deal.board', 'board')
          .addSelect(`count(*) FILTER (WHERE deal.state <> 'open')::int`, 'results')
          .where('deal.competition IN (:...competitions)', { competitions })
          .groupBy('deal.competition')
          .addGroupBy('deal.session')
          .addGroupBy('deal.board')
          .orderBy('deal.session')
          .addOrderBy('deal.board')
          .getRawMany<Board & { readonly competition: string }>();
        return Map.groupBy(rows, (row) => row.competition);
      })
      .load(competition);
  }
}
