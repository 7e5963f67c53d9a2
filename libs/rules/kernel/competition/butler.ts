import type { Award, RankingMethod, ScoredDeal } from './contract';
import { type ArtificialImps, butlerChoices, type Datum } from './duplicate/imp-scoring';
import { exact, roundToMultiple, sum } from './exact';
import { impsFor, shareInImps, USUAL_IMPS } from './imps';
import { rank } from './ranking';
import { artificialPercent, boundsOf, formOf, outcomesOf, within } from './scored-deal';

/** Below three results nothing would be left without the best and the worst. */
const FEWEST_TO_TRIM = 3;

/**
 * The datum of a board from NS's side: the mean, without the best and the worst result where it is trimmed, to the nearest 10,
 * exact fives away from zero (BD-IMPP-1). Null without any result.
 */
export const datumOf = (scores: readonly number[], datum: Datum = 'trimmed'): number | null => {
  if (scores.length === 0) return null;
  const ordered = [...scores].sort((a, b) => a - b);
  const kept = datum === 'mean' || ordered.length < FEWEST_TO_TRIM ? ordered : ordered.slice(1, -1);
  return roundToMultiple(
    exact(
      kept.reduce((total, score) => total + score, 0),
      kept.length,
    ),
    10,
  );
};

const awardOf =
  (artificialImps: ArtificialImps) =>
  (deal: ScoredDeal, side: 'NS' | 'EW', datum: number | null): readonly Award[] => {
    const entry = deal.entries[side];
    if (entry === undefined) return [];
    const percent = artificialPercent(deal, side);
    if (percent !== null)
      return [
        {
          ...{ deal: deal.deal, side, entry, value: exact(shareInImps(percent, artificialImps)) },
          basis: { kind: 'artificial', given: percent },
        },
      ];
    const outcomes = outcomesOf(deal, side);
    if (outcomes.length === 0 || datum === null) return [];
    const expected = side === 'NS' ? datum : -datum;
    const imps = outcomes.reduce((all, { score, percent }) => all + percent * impsFor(score - expected), 0);
    const value = within(exact(imps, 100), boundsOf(deal, side), (given) =>
      exact(shareInImps(given, artificialImps)),
    );
    return [{ deal: deal.deal, side, entry, value, basis: { kind: 'board' } }];
  };

/** What NS has of a deal as the datum takes it: of weighed results their mean, to the nearest 10. */
const scoreOfNorthSouth = (deal: ScoredDeal): number | null => {
  const outcomes = outcomesOf(deal, 'NS');
  const [only] = outcomes;
  if (only === undefined || outcomes.length === 1) return only?.score ?? null;
  const hundredfold = outcomes.reduce((all, { score, percent }) => all + percent * score, 0);
  return roundToMultiple(exact(hundredfold, 100), 10);
};

/** Those who played the same cards (BD-L87B). */
const awardsOfForm =
  (kind: Datum, artificialImps: ArtificialImps) =>
  (group: readonly ScoredDeal[]): readonly Award[] => {
    const scores = group.map(scoreOfNorthSouth).filter((score) => score !== null);
    const datum = datumOf(scores, kind);
    const award = awardOf(artificialImps);
    return group.flatMap((deal) => [...award(deal, 'NS', datum), ...award(deal, 'EW', datum)]);
  };

const against = (datum: Datum, artificialImps: ArtificialImps): RankingMethod['awards'] => {
  const awards = awardsOfForm(datum, artificialImps);
  return (group) => [...Map.groupBy(group, (deal) => formOf(deal, 'NS')).values()].flatMap(awards);
};

/** Pairs at IMPs against a datum (BD-IMPP-1, BD-IMPP-3); artificial scores do not enter the datum. */
const plain: RankingMethod = {
  id: 'butler',
  unit: 'imp',
  decimals: 0,
  individuals: true,
  awards: against('trimmed', USUAL_IMPS),
  standings: (entries, awards) => rank(entries, awards, sum),
};

export const butler: RankingMethod = { ...plain, choices: butlerChoices(plain, against) };
