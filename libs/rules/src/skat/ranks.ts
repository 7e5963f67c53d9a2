import { type Card, cardOf, NO_CARD, rankOf, suitOf } from '../kernel/cards';
import { PACK_32 } from '../kernel/decks';
import { GAME_KINDS, type GameKind } from './contract';

/** A game by its place in `GAME_KINDS`: the tables below are looked up once a card. */
export type GameIndex = number;
export const gameIndex = (game: GameKind): GameIndex => GAME_KINDS.indexOf(game);

/** Classes that must be followed: the kernel's suits 0 to 3 and the trumps, jacks included (SKAT-2.3.2, SKAT-2.3.3). */
export const TRUMP = 4;
export const CLASSES = 5;

const JACK = 9;
const NULL = GAME_KINDS.indexOf('N');
const GRAND = GAME_KINDS.indexOf('G');
/** Kernel suit of each suit game, in the order of `GAME_KINDS`. */
const TRUMP_SUITS = [0, 3, 2, 1] as const;
/** Jacks from the lowest: diamonds, hearts, spades, clubs (SKAT-1.2.1.b). */
const JACKS_UP = [1, 2, 3, 0] as const;
/** Ranks from the lowest: 7 8 9 Q K T A, and in null 7 8 9 T J Q K A (SKAT-2.3.2, SKAT-2.3.4). */
const RANKS_UP = [5, 6, 7, 10, 11, 8, 12] as const;
const NULL_RANKS_UP = [5, 6, 7, 8, 9, 10, 11, 12] as const;

/** SKAT-1.2.2: ace 11, ten 10, king 4, queen 3, jack 2, the others nothing; by card. */
export const POINTS = new Int8Array(64);
/** `game * 64 + card`: the class that the card belongs to, and how strong it is within it; trumps are above all. */
export const CLASS_OF = new Int8Array(6 * 64).fill(-1);
export const POWER_OF = new Int8Array(6 * 64).fill(-1);
/** `(game * 5 + class) * 2`: the two halves of the set of all cards of the class. */
export const CLASS_MASKS = new Int32Array(6 * CLASSES * 2);

const POINTS_OF_RANK: Readonly<Record<number, number>> = { 12: 11, 8: 10, 11: 4, 10: 3, 9: 2 };

const classIn = (game: GameIndex, card: Card): number => {
  if (game === NULL) return suitOf(card);
  return rankOf(card) === JACK || (game !== GRAND && suitOf(card) === TRUMP_SUITS[game])
    ? TRUMP
    : suitOf(card);
};

const powerIn = (game: GameIndex, card: Card): number => {
  if (game === NULL) return (NULL_RANKS_UP as readonly number[]).indexOf(rankOf(card));
  if (rankOf(card) === JACK) return 40 + (JACKS_UP as readonly number[]).indexOf(suitOf(card));
  const rank = (RANKS_UP as readonly number[]).indexOf(rankOf(card));
  return classIn(game, card) === TRUMP ? 32 + rank : rank;
};

for (const card of PACK_32.cards) {
  POINTS[card] = POINTS_OF_RANK[rankOf(card)] ?? 0;
  for (let game = 0; game < GAME_KINDS.length; game++) {
    const group = classIn(game, card);
    CLASS_OF[game * 64 + card] = group;
    POWER_OF[game * 64 + card] = powerIn(game, card);
    const word = (game * CLASSES + group) * 2 + (card >> 5);
    CLASS_MASKS[word] = (CLASS_MASKS[word] ?? 0) | (1 << (card & 31));
  }
}

export const pointsOf = (card: Card): number => POINTS[card] ?? 0;
export const classOf = (game: GameIndex, card: Card): number => CLASS_OF[game * 64 + card] ?? -1;

/** How a card counts once `led` is the class of the lead: the highest wins, a negative strength never (SKAT-4.4.2). */
export const strengthOf = (game: GameIndex, card: Card, led: number): number => {
  const group = CLASS_OF[game * 64 + card] ?? -1;
  return group === TRUMP || group === led ? (POWER_OF[game * 64 + card] ?? -1) : -1;
};

const INITIALS = 'CDHS';
/** What a class is called in facts: a suit's letter, or `trump`. */
export const className = (group: number): string => (group === TRUMP ? 'trump' : INITIALS.charAt(group));

/**
 * SKAT-2.2.5.c: cards as they are laid out: trumps first, then clubs, spades, hearts, diamonds, the highest of each
 * first. Before a game is named (`-1`) as for grand.
 */
export const laidOut = (cards: readonly Card[], game: GameIndex): readonly Card[] => {
  const order = game < 0 ? GRAND : game;
  const place = (card: Card): number => {
    const group = classOf(order, card);
    return group === TRUMP ? -1 : (TRUMP_SUITS as readonly number[]).indexOf(group);
  };
  const power = (card: Card): number => POWER_OF[order * 64 + card] ?? 0;
  return [...cards].sort((a, b) => place(a) - place(b) || power(b) - power(a));
};

export const isInPack = (card: Card): boolean => card !== NO_CARD && rankOf(card) >= 5;
export const JACK_OF_CLUBS = cardOf(0, JACK);
