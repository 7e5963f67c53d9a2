import type { Award, Part, RankingMethod } from './contract';
import { divide, exact } from './exact';

/** A part that is one award: all that it is worth counts. */
export const wholeOf = ({ deal, side, entry, value }: Award): Part => ({
  ...{ deal, side, entry, value },
  deals: [deal],
  amount: value,
});

/** Parts of totals that are means: each award counts with its share of the entry's awards. */
export const sharesOf = (awards: readonly Award[]): readonly Part[] =>
  [...Map.groupBy(awards, ({ entry }) => entry).values()].flatMap((own) =>
    own.map((award) => ({ ...wholeOf(award), amount: divide(award.value, exact(own.length)) })),
  );

/** What the totals of a method are made of: the amounts of an entry's parts add up to its total, exactly. */
export const partsOf = ({ parts }: RankingMethod, awards: readonly Award[]): readonly Part[] =>
  parts?.(awards) ?? awards.map(wholeOf);
