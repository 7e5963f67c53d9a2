import type { ScoredDeal } from '@arbitre/rules';
import type { ScoredDealRow } from './tables';

type Compared = Pick<
  ScoredDealRow,
  'deal' | 'groupKey' | 'tableName' | 'entries' | 'partners' | 'scores' | 'adjustments'
>;

/** A row as a ranking method compares it. */
export const scoredDealOf = ({
  deal,
  groupKey: group,
  tableName: table,
  entries,
  partners,
  scores,
  adjustments,
}: Compared): ScoredDeal => ({
  ...{ deal, group, table, entries, scores, adjustments },
  ...(Object.keys(partners).length === 0 ? {} : { partners }),
});
