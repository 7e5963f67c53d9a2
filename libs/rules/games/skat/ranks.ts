import { type Card, NO_CARD, parseCard, rankOf, suitOf } from '@arbitre/rules/kernel/cards';
import { PACK_32 } from '@arbitre/rules/kernel/decks';
import { type CardClass, NO_CLASS, type Ranking, rankingOf } from '@arbitre/rules/kernel/tricks/ranking';
import { GAME_KINDS, type GameKind } from './contract';

/** The trumps, jacks included, are a class of their own beside the kernel's suits 0 to 3 (SKAT-2.3.2, SKAT-2.3.3). */
export const TRUMP: CardClass = 4;

const JACK = 9;
/** Kernel suits of the suit games, from clubs down. */
const SUITS_DOWN: readonly GameKind[] = ['C', 'S', 'H', 'D'];
const TRUMP_SUITS = [0, 3, 2, 1] as const;
/** Jacks from the lowest: diamonds, hearts, spades, clubs (SKAT-1.2.1.b). */
const JACKS_UP = [1, 2, 3, 0] as const;
/** Ranks from the lowest: 7 8 9 Q K T A, and in null 7 8 9 T J Q K A (SKAT-2.3.2, SKAT-2.3.4). */
const RANKS_UP = [5, 6, 7, 10, 11, 8, 12] as const;
const NULL_RANKS_UP = [5, 6, 7, 8, 9, 10, 11, 12] as const;

/** SKAT-1.2.2: ace 11, ten 10, king 4, queen 3, jack 2, the others nothing; by rank. */
const POINTS = Int8Array.of(0, 0, 0, 0, 0, 0, 0, 0, 10, 2, 3, 4, 11);
export const pointsOf = (card: Card): number => POINTS[rankOf(card)] ?? 0;

const classFor = (game: GameKind, card: Card): CardClass =>
  game !== 'N' && (rankOf(card) === JACK || suitOf(card) === TRUMP_SUITS[SUITS_DOWN.indexOf(game)])
    ? TRUMP
    : suitOf(card);

const powerFor = (game: GameKind, card: Card): number => {
  if (game === 'N') return (NULL_RANKS_UP as readonly number[]).indexOf(rankOf(card));
  if (rankOf(card) === JACK) return 8 + (JACKS_UP as readonly number[]).indexOf(suitOf(card));
  return (RANKS_UP as readonly number[]).indexOf(rankOf(card));
};

const rankingFor = (game: GameKind): Ranking =>
  rankingOf({
    cards: PACK_32.cards,
    trump: game === 'N' ? NO_CLASS : TRUMP,
    classOf: (card) => classFor(game, card),
    powerOf: (card) => powerFor(game, card),
  });
export const GRAND = rankingFor('G');
const RANKINGS = new Map(GAME_KINDS.map((game) => [game, game === 'G' ? GRAND : rankingFor(game)]));
/** How the cards rank in a game (SKAT-2.3.2 to SKAT-2.3.4). */
export const rankingIn = (game: GameKind): Ranking => RANKINGS.get(game) ?? GRAND;

const INITIALS = 'CDHS';
/** What a class is called in facts: a suit's letter, or `trump`. */
export const className = (group: number): string => (group === TRUMP ? 'trump' : INITIALS.charAt(group));

/** SKAT-2.2.5.c: cards as they are laid out: trumps first, then clubs, spades, hearts, diamonds, the highest of each first. */
export const laidOut = (cards: readonly Card[], { classOf, power }: Ranking): readonly Card[] => {
  const place = (card: Card): number => (TRUMP_SUITS as readonly number[]).indexOf(classOf[card] ?? TRUMP);
  return [...cards].sort((a, b) => place(a) - place(b) || (power[b] ?? 0) - (power[a] ?? 0));
};

export const isInPack = (card: Card): boolean => card !== NO_CARD && rankOf(card) >= 5;

/** A card of the 32 (SKAT-1.2.1.a); `NO_CARD` for anything else. */
export const parseSkatCard = (value: unknown): Card => {
  const card = typeof value === 'string' ? parseCard(value) : NO_CARD;
  return isInPack(card) ? card : NO_CARD;
};
