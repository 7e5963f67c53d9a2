import { bitOf } from '../card-set';
import { type Card, rankOf, suitOf } from '../cards';

/**
 * What has to be followed: the suits 0 to 3 as the game plays them, and one class more for cards that belong to no suit
 * (the jacks of a grand, the jokers of a no-trump contract).
 */
export type CardClass = number;
/** How many of them are suits. */
export const SUITS = 4;
/** No card is of this class: a trick led to with it asks nobody to follow (a joker led without trump that calls no suit). */
export const ASKS_NOTHING = 5;
export const CLASSES = 6;
export const NO_CLASS = -1;

/** Above every power within a class, so that the lowest trump beats the highest of another class. */
const TRUMP_POWER = 64;

/** How the cards of a pack belong together and rank under one trump: tables, for they are read once a card. */
export type Ranking = {
  /** The class that beats all others; `NO_CLASS` without trump. */
  readonly trump: CardClass;
  /** By card: its class, `NO_CLASS` where the pack has no such card. */
  readonly classOf: Int8Array;
  /** By card: how strong it is within its class; trumps are above all others. */
  readonly power: Int8Array;
  /** `class * 2`: the two halves of the set of all cards of the class. */
  readonly masks: Int32Array;
};

export type RankingRules = {
  readonly cards: readonly Card[];
  readonly trump: CardClass;
  /** The printed suit unless the game says otherwise: a bower is a trump, whatever is printed on it. */
  readonly classOf?: (card: Card) => CardClass;
  /** 0 to 63, different within a class; the kernel's rank, ace high, unless the game says otherwise. */
  readonly powerOf?: (card: Card) => number;
};

export const rankingOf = ({ cards, trump, classOf = suitOf, powerOf = rankOf }: RankingRules): Ranking => {
  const ranking: Ranking = {
    trump,
    classOf: new Int8Array(64).fill(NO_CLASS),
    power: new Int8Array(64).fill(-1),
    masks: new Int32Array(CLASSES * 2),
  };
  for (const card of cards) {
    const group = classOf(card);
    const word = group * 2 + (card >> 5);
    ranking.classOf[card] = group;
    ranking.power[card] = powerOf(card) + (group === trump ? TRUMP_POWER : 0);
    ranking.masks[word] = (ranking.masks[word] ?? 0) | bitOf(card);
  }
  return ranking;
};

export const classIn = ({ classOf }: Ranking, card: Card): CardClass => classOf[card] ?? NO_CLASS;

/** How a card counts once `led` is the class to follow: the highest wins, a negative strength never does. */
export const strengthIn = ({ classOf, power, trump }: Ranking, card: Card, led: CardClass): number => {
  const group = classOf[card] ?? NO_CLASS;
  return group === trump || group === led ? (power[card] ?? -1) : -1;
};
