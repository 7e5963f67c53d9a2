import type { Suit } from '@arbitre/rules/kernel/cards';
import { type Bid, formatBid, isHigher, lowestOver, NO_TRUMP } from './auction';
import { atLeast, type Counsel, figure, requirement, saying, toCall } from './counsel';
import { type GuideHand, isFine, ranksIn, strengthOf, SUITS, weightOf } from './hand';
import { opensIn, suitsByStrength } from './openings';
import { SUIT_OPENINGS } from './tables';

/** An opening of theirs, the bid that stands now, and the round of the auction. */
export type Against = {
  readonly opening: Bid;
  readonly standing: Bid;
  readonly late: boolean;
  readonly first: boolean;
};

/** Overcalls: worth an opening of one over one; of two over two, or of one where two is enough. */
const overcall = (
  hand: GuideHand,
  strain: number,
  { opening, standing, late }: Against,
): readonly Counsel[] => {
  const bid = lowestOver(strain, standing);
  const article = opening.level === 1 ? 'BP-G-RIP-1' : 'BP-G-RIP-2';
  const bare = opensIn(hand, { level: 1, strain }, late);
  const strong = opensIn(hand, { level: 2, strain }, late);
  if (bid.level > 7 || bare === null || strong === null) return [];
  if (opening.level === 1) return [toCall(article, formatBid(bid), bare.requirements)];
  const enough = requirement(article, 'level', '≤ 2', bid.level, bid.level <= 2);
  return strong.applies
    ? [toCall(article, formatBid(bid), strong.requirements)]
    : [toCall(article, formatBid(bid), [...bare.requirements, enough])];
};

const canBeNamed = (hand: GuideHand, suit: Suit): boolean => {
  const [, one] = SUIT_OPENINGS;
  const ranks = ranksIn(hand, suit);
  return ranks.length >= 5 && strengthOf(ranks) >= (one?.strength ?? 0);
};

const takeout = (hand: GuideHand, { opening, standing, first }: Against): readonly Counsel[] => {
  const overNoTrump = opening.strain === NO_TRUMP;
  if (!first || isHigher(standing, opening) || opening.level > (overNoTrump ? 1 : 2)) return [];
  const article = overNoTrump ? 'BP-G-CA-1' : 'BP-G-CA-2';
  const others = SUITS.filter((suit) => suit !== opening.strain);
  const long = others.filter((suit) => canBeNamed(hand, suit)).length;
  return [
    toCall(article, 'X', [
      atLeast(article, 'fine-suits', 3, others.filter((suit) => isFine(ranksIn(hand, suit))).length),
      requirement(article, 'long-suits', '0', long, long === 0),
      figure('BP-G-CA-4', 'first-round', 1),
    ]),
  ];
};

/** What may be said over an opponent's opening, before partner has spoken. */
export const overcalls = (hand: GuideHand, against: Against): readonly Counsel[] => {
  const [best, ...others] = suitsByStrength(hand)
    .filter((suit) => suit !== against.opening.strain)
    .flatMap((suit) => overcall(hand, suit, against));
  return [
    ...[[best, ...others].find((each) => each?.applies) ?? best].filter((each) => each !== undefined),
    ...overcall(hand, NO_TRUMP, against),
    ...takeout(hand, against),
    saying('BP-G-RIP-4'),
    saying('BP-G-CONTRE'),
  ];
};

/** BP-G-CA-3: partner's takeout double is answered with the best suit, or no-trump where that is theirs. */
export const replyToDouble = (hand: GuideHand, opening: Bid, standing: Bid): readonly Counsel[] => {
  const article = 'BP-G-CA-3';
  const [best = 0] = [...SUITS].sort(
    (a, b) =>
      ranksIn(hand, b).length - ranksIn(hand, a).length ||
      weightOf(ranksIn(hand, b)) - weightOf(ranksIn(hand, a)) ||
      b - a,
  );
  const bid = lowestOver(best === opening.strain ? NO_TRUMP : best, standing);
  return [
    ...(bid.level <= 7
      ? [toCall(article, formatBid(bid), [figure(article, 'length', ranksIn(hand, best).length)])]
      : []),
    saying('BP-G-MARQUE-4'),
  ];
};
