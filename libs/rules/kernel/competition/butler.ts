import type { Award, RankingMethod, ScoredDeal } from './contract';
import { exact, roundToMultiple, sum } from './exact';
import { impsFor, impsForPercent } from './imps';
import { rank } from './ranking';
import { artificialPercent, effectiveScore } from './scored-deal';

/** Below three results nothing would be left without the best and the worst. */
const FEWEST_TO_TRIM = 3;

/**
 * The datum of a board from NS's side: the mean without the best and the worst result, to the nearest 10, exact fives
 * away from zero (BD-IMPP-1). Null without any result.
 */
export const datumOf = (scores: readonly number[]): number | null => {
  if (scores.length === 0) return null;
  const ordered = [...scores].sort((a, b) => a - b);
  const kept = ordered.length < FEWEST_TO_TRIM ? ordered : ordered.slice(1, -1);
  return roundToMultiple(
    exact(
      kept.reduce((total, score) => total + score, 0),
      kept.length,
    ),
    10,
  );
};

const awardOf = (deal: ScoredDeal, side: 'NS' | 'EW', datum: number | null): readonly Award[] => {
  const entry = deal.entries[side];
  if (entry === undefined) return [];
  const percent = artificialPercent(deal, side);
  if (percent !== null) return [{ deal: deal.deal, side, entry, value: exact(impsForPercent(percent)) }];
  const score = effectiveScore(deal, side);
  if (score === null || datum === null) return [];
  const expected = side === 'NS' ? datum : -datum;
  return [{ deal: deal.deal, side, entry, value: exact(impsFor(score - expected)) }];
};

/** Pairs at IMPs against a datum (BD-IMPP-1, BD-IMPP-3); artificial scores do not enter the datum. */
export const butler: RankingMethod = {
  id: 'butler',
  unit: 'imp',
  decimals: 0,
  awards: (group) => {
    const scores = group.map((deal) => effectiveScore(deal, 'NS')).filter((score) => score !== null);
    const datum = datumOf(scores);
    return group.flatMap((deal) => [...awardOf(deal, 'NS', datum), ...awardOf(deal, 'EW', datum)]);
  },
  standings: (entries, awards) => rank(entries, awards, sum),
};
