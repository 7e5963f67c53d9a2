import type { PublishedRows } from '@arbitre/events';
import { competitionTable, standingTable } from '@arbitre/projections';
import { methodOf, publishedRowsOf, refuse, type Refusal } from '@arbitre/rules';
import type { DataSource } from 'typeorm';

/** The standings as the read model has them, as they would be published: one statement, so that all are of one moment. */
export const rankingNow = async (
  database: DataSource,
  competition: string,
): Promise<PublishedRows | null> => {
  const standings = await database.getRepository(standingTable).findBy({ competition });
  const known = await database.getRepository(competitionTable).findOneBy({ id: competition });
  const [first] = standings;
  if (first === undefined || known === null) return null;
  const rows = standings.map(({ totalNum, totalDen, excludedArticle, excludedReason, ...row }) => ({
    ...row,
    total: { num: totalNum, den: totalDen },
    excluded:
      excludedArticle === null
        ? null
        : { article: excludedArticle, reason: excludedReason ?? excludedArticle },
  }));
  const { tieBreaks } = methodOf(known.method, known.scoring);
  return { asOf: first.position.toString(), rows: publishedRowsOf(rows, tieBreaks) };
};

/** The same where it is still what somebody has seen. */
export const rankingAsSeen = async (
  database: DataSource,
  competition: string,
  asOf: string,
): Promise<PublishedRows | Refusal> => {
  const now = await rankingNow(database, competition);
  if (now === null) return refuse('nothing-to-publish');
  return now.asOf === asOf ? now : refuse('ranking-moved');
};
