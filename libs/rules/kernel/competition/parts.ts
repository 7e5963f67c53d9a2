import type { Award, Part, RankingMethod } from './contract';
import { divide, exact } from './exact';
import { isPlayed } from './scored-deal';

/** A part that is one award: all that it is worth counts. */
export const wholeOf = ({ deal, side, entry, value }: Award): Part => ({
  ...{ deal, side, entry, value },
  deals: [deal],
  amount: value,
});

/** Parts of totals that are means: each award counts with its share of what the entry has played. */
export const sharesOf = (awards: readonly Award[]): readonly Part[] =>
  [...Map.groupBy(awards, ({ entry }) => entry).values()].flatMap((own) => {
    const played = exact(Math.max(1, own.filter(isPlayed).length));
    return own.map((award) => ({ ...wholeOf(award), amount: divide(award.value, played) }));
  });

/** What the totals of a method are made of: the amounts of an entry's parts add up to its total, exactly. */
export const partsOf = (method: RankingMethod, awards: readonly Award[]): readonly Part[] =>
  partsOfSettled(method, settledAwards(method, awards));

/** The same of awards that were settled among all others. */
export const partsOfSettled = ({ parts }: RankingMethod, settled: readonly Award[]): readonly Part[] =>
  parts?.(settled) ?? settled.map(wholeOf);

/** The awards as they count once all are known. */
export const settledAwards = ({ settled }: RankingMethod, awards: readonly Award[]): readonly Award[] =>
  settled?.(awards) ?? awards;
