import { sessionId } from '@arbitre/events';
import { awardsOfDeals, methodExpecting, methodOf, type RankingSources } from '@arbitre/rules';
import type { Transaction } from '../projector';
import { selectFrom } from '../table/reader';
import { rankedEntriesOf } from './entrants';
import { scoredDealOf } from './scored-deal';
import { sessionAwardsOf, sessionRankingsOf } from './session-standing';
import { rankingTable, scoredDealTable } from './tables';
import { dealCounts } from './void-sessions';

const ranking = selectFrom(rankingTable, ['method', 'scoring', 'position'], 'WHERE competition = $1');
const scored = selectFrom(
  scoredDealTable,
  ['deal', 'groupKey', 'tableName', 'entries', 'partners', 'scores', 'adjustments'],
  `WHERE competition = $1 AND (scores IS NOT NULL OR adjustments IS NOT NULL) AND NOT disputed AND ${dealCounts('scored_deal')} ORDER BY deal`,
);

/** Position of the last event that a competition's ranking counts; null for one that was never opened. */
export const rankingPosition = async (tx: Transaction, competition: string): Promise<bigint | null> =>
  (await ranking(tx, [competition]))[0]?.position ?? null;

/** What has not happened, to see what would follow. */
export type Otherwise = { readonly without?: number | null; readonly turned?: string | null };

/**
 * What the ranking of a competition is made of now; null for one that was never opened. The transaction sees the tables of the
 * live generation, all at one moment.
 * @param otherwise `without`: the number of a session that is passed over, as if it were void; `turned`: an entry that is taken as
 *   struck where its results stand, and the other way round
 */
export const rankingSources = async (
  tx: Transaction,
  competition: string,
  { without = null, turned = null }: Otherwise = {},
): Promise<(RankingSources & { readonly position: bigint }) | null> => {
  const [found] = await ranking(tx, [competition]);
  if (found === undefined) return null;
  const method = methodOf(found.method, found.scoring);
  const passedOver = without === null ? null : sessionId(competition, without);
  const deals = (await scored(tx, [competition]))
    .filter(({ groupKey }) => without === null || !groupKey.startsWith(`s${without}-b`))
    .map(scoredDealOf);
  const sessionAwards = (await sessionAwardsOf(tx, competition)).filter(
    ({ session }) => session !== passedOver,
  );
  const { expected, ...standing } = await sessionRankingsOf(tx, competition, passedOver);
  return {
    ...{ deals, sessionAwards, standing, position: found.position },
    method: methodExpecting(method, expected),
    entries: await rankedEntriesOf(
      tx,
      competition,
      [...awardsOfDeals(method, deals), ...sessionAwards],
      turned,
    ),
  };
};
