import { type Card, rankOf, type Rank, type Suit, suitOf } from '@arbitre/rules/kernel/cards';
import { GUARD_BY_LENGTH, GUARDS, MOST_RUFFS, RUFFS, WEIGHTS } from './tables';

export const SUITS: readonly Suit[] = [0, 1, 2, 3];
export const [JACK, QUEEN, KING, ACE] = [9, 10, 11, 12] as const;

/** A hand as it is valued: the ranks of each suit from the highest, clubs at 0. */
export type GuideHand = readonly (readonly Rank[])[];

export const handOf = (cards: readonly Card[]): GuideHand =>
  SUITS.map((suit) =>
    cards
      .filter((card) => suitOf(card) === suit)
      .map(rankOf)
      .sort((a, b) => b - a),
  );

export const ranksIn = (hand: GuideHand, suit: Suit): readonly Rank[] => hand[suit] ?? [];

/** BP-G-DEF-FIGURE: ace, king, queen and jack. */
export const figuresOf = (ranks: readonly Rank[]): readonly Rank[] => ranks.filter((rank) => rank >= JACK);

export const weightOf = (ranks: readonly Rank[]): number =>
  ranks.reduce((sum, rank) => sum + (WEIGHTS[rank] ?? 0), 0);

/** BP-G-DEF-GARDE */
export const isGuarded = (ranks: readonly Rank[]): boolean =>
  ranks.length >= GUARD_BY_LENGTH ||
  GUARDS.some(([rank, length]) => ranks.includes(rank) && ranks.length >= length);

/** Fine cards in a suit, which the booklet asks for without a number: the ace, or two figures. */
export const isFine = (ranks: readonly Rank[]): boolean =>
  ranks.includes(ACE) || figuresOf(ranks).length >= 2;

export const allFigures = (hand: GuideHand): readonly Rank[] => hand.flatMap(figuresOf);

/** The figures outside a suit, from the highest. */
export const sideFigures = (hand: GuideHand, trumps: Suit): readonly Rank[] =>
  SUITS.filter((suit) => suit !== trumps)
    .flatMap((suit) => figuresOf(ranksIn(hand, suit)))
    .sort((a, b) => b - a);

/** Length and figures together: how strong a suit is as trumps. */
export const strengthOf = (ranks: readonly Rank[]): number => ranks.length + figuresOf(ranks).length;

const missingFrom = (ranks: readonly Rank[]): Rank[] =>
  Array.from({ length: 13 }, (_, below) => 12 - below).filter((rank) => !ranks.includes(rank));

/** BP-G-DEF-SURE: what a suit takes when it is played from the top, as long as no more than two rounds are lost. */
export const sureTricks = (ranks: readonly Rank[]): number => {
  const theirs = missingFrom(ranks);
  let [sure, lost] = [0, 0];
  for (const rank of ranks) {
    if (rank > (theirs[0] ?? -1)) {
      sure++;
      theirs.pop();
    } else {
      theirs.shift();
      if (++lost > 2) break;
    }
  }
  return sure;
};

/** BP-G-DEF-PROBABLE: kings with another card and queens with two, beyond what is sure. */
export const probableTricks = (ranks: readonly Rank[]): number => {
  const hoped = [ACE, KING, QUEEN].filter(
    (rank, others) => ranks.includes(rank) && ranks.length > others,
  ).length;
  return Math.max(0, hoped - sureTricks(ranks));
};

/** BP-G-COUPE-0 to 4: what ruffs are worth in dummy, and by which article. */
export const ruffsOf = (
  hand: GuideHand,
  trumps: Suit,
): { readonly article: string; readonly value: number } => {
  const row = RUFFS.find((each) => ranksIn(hand, trumps).length >= each.trumps);
  const value = SUITS.filter((suit) => suit !== trumps).reduce(
    (sum, suit) => sum + (row?.values[ranksIn(hand, suit).length] ?? 0),
    0,
  );
  return { article: row?.article ?? 'BP-G-COUPE-0', value: Math.min(MOST_RUFFS, value) };
};

/** Cards of a side suit that are lost: all but figures that are guarded. */
export const losersOutside = (ranks: readonly Rank[]): number =>
  ranks.length -
  [ACE, KING, QUEEN, JACK].filter((rank, others) => ranks.includes(rank) && ranks.length > others).length;

/** Trumps that are lost when what is out lies no better than in two halves (BP-G-OUV-EXC). */
export const trumpLosers = (ranks: readonly Rank[]): number => {
  const theirs = missingFrom(ranks);
  const ours = [...ranks];
  let lost = 0;
  for (let round = Math.ceil(theirs.length / 2); round > 0 && ours.length > 0; round--)
    if ((ours[0] ?? -1) > (theirs[0] ?? -1)) {
      ours.shift();
      theirs.pop();
    } else {
      ours.pop();
      theirs.shift();
      lost++;
    }
  return lost;
};

/** BP-G-REENTREE: an ace, king and queen together, or a king with two more, in another suit. */
export const hasReentry = (hand: GuideHand, suit: Suit): boolean =>
  SUITS.some((other) => {
    const ranks = ranksIn(hand, other);
    return (
      other !== suit &&
      (ranks.includes(ACE) || (ranks.includes(KING) && (ranks.includes(QUEEN) || ranks.length >= 3)))
    );
  });
