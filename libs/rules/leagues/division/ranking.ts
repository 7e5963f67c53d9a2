import type { DataOf } from '@arbitre/rules/kernel/declare/field';
import type { LeagueRow } from '../table/row';
import type { PublishedLeagueRow, rankingFields } from './ranking-fields';
import type { ToldTable } from './told';

/** A table as it would be published. */
export type RankingToPublish = DataOf<typeof rankingFields>;

const publishedRow = ({ group, unranked, decided, ...row }: LeagueRow): PublishedLeagueRow => ({
  ...{ entry: row.entry, rank: row.rank, tiedWith: row.tiedWith, total: row.total },
  ...(group === '' ? {} : { group }),
  ...(unranked === null ? {} : { unranked }),
  ...{ decidedBy: decided.criterion, provisional: row.provisional, outcome: row.outcome },
});

/** What is published of a table; what it says is hashed, not as of when it says it. */
export const rankingOf = ({
  rulesVersion,
  finality,
  provisionalRegions,
  rows,
}: ToldTable): Omit<RankingToPublish, 'asOf' | 'hash'> => ({
  ...{ rulesVersion, finality, provisionalRegions, rows: rows.map(publishedRow) },
});
