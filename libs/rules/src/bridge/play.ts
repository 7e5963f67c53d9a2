import { type Card, formatCard, suitOf } from '../kernel/cards';
import { bitOf, cardsOf, type CardSet } from '../kernel/card-set';
import { emptyHands, followSuit, type Hands, handOf, suitHeld, take } from '../kernel/hands';
import {
  addToTrick,
  clearTrick,
  copyTrick,
  hasPlayed,
  newTrick,
  plainStrength,
  type Trick,
  winnerWith,
} from '../kernel/trick';
import { STRAINS } from './notation';
import { leftOf, partnerOf, seatIndex, sideIndex } from '../kernel/compass';
import type { Contract } from './events';

export const TRICKS = 13;

/** The play of one deal, changed in place. */
export type Play = {
  /** Cards that known hands still hold. */
  readonly held: Hands;
  /** Seats whose hand the record knows, one bit each. */
  known: number;
  /** Every card played so far, whoever played it: two halves as in a card set. */
  readonly played: Int32Array;
  /** Suits that a seat failed to follow, one bit each: proof of a revoke when it plays one later (unknown hands). */
  readonly shownOut: Uint8Array;
  declarer: number;
  /** A suit, or 4 for no trump. */
  trump: number;
  turn: number;
  readonly trick: Trick;
  /** Tricks completed. */
  completed: number;
  /** Tricks won by NS and EW. */
  readonly won: Int8Array;
  readonly last: Trick;
  lastWinner: number;
};

export const newPlay = (): Play => ({
  held: emptyHands(4),
  known: 0,
  played: new Int32Array(2),
  shownOut: new Uint8Array(4),
  declarer: -1,
  trump: -1,
  turn: -1,
  trick: newTrick(),
  completed: 0,
  won: new Int8Array(2),
  last: newTrick(),
  lastWinner: -1,
});

export const copyPlay = (play: Play): Play => ({
  ...play,
  held: play.held.slice(),
  played: play.played.slice(),
  shownOut: play.shownOut.slice(),
  trick: copyTrick(play.trick),
  won: play.won.slice(),
  last: copyTrick(play.last),
});

export const isKnown = (play: Play, seat: number): boolean => (play.known & (1 << seat)) !== 0;
export const wasPlayed = (play: Play, card: Card): boolean =>
  ((play.played[card >> 5] ?? 0) & bitOf(card)) !== 0;
export const dummyOf = (play: Play): number => partnerOf(play.declarer);

/** The defender on declarer's left leads (BD-L41A-1). */
export const startPlay = (play: Play, contract: Contract): void => {
  play.declarer = seatIndex(contract.declarer);
  play.trump = STRAINS.indexOf(contract.strain);
  play.turn = leftOf(play.declarer);
};

const nextToPlay = (trick: Trick, seat: number): number => {
  let next = leftOf(seat);
  while (hasPlayed(trick, next) && next !== seat) next = leftOf(next);
  return next;
};

export const playCard = (play: Play, seat: number, card: Card): void => {
  const { trick } = play;
  const suit = suitOf(card);
  if (trick.count > 0 && suit !== trick.led)
    play.shownOut[seat] = (play.shownOut[seat] ?? 0) | (1 << trick.led);
  addToTrick(trick, seat, card, play.trump, plainStrength);
  const half = card >> 5;
  play.played[half] = (play.played[half] ?? 0) | bitOf(card);
  take(play.held, seat, card);
  // A card before its turn (not a lead) leaves the turn with the hand that still owes one.
  if (seat === play.turn || trick.count === 1) play.turn = nextToPlay(trick, seat);
};

/** BD-L44G: the winner leads to the next trick. */
export const winTrick = (play: Play, winner: number): void => {
  const { trick, last } = play;
  last.cards.set(trick.cards);
  last.leader = trick.leader;
  play.lastWinner = winner;
  const side = sideIndex(winner);
  play.won[side] = (play.won[side] ?? 0) + 1;
  play.completed++;
  clearTrick(trick);
  play.turn = winner;
};

/** The seat that takes the trick when this card is its fourth (BD-L44E, BD-L44F); -1 when the trick goes on. */
export const winnerIfLast = (play: Play, seat: number, card: Card): number =>
  play.trick.count === 3 ? winnerWith(play.trick, seat, card, play.trump, plainStrength) : -1;

export const declarerTricks = (play: Play): number => play.won[sideIndex(play.declarer)] ?? 0;

/** A known hand that could follow plays another suit (BD-L44C), or an unknown one proves that it could have. */
export const isRevoke = (play: Play, seat: number, card: Card): boolean => {
  const { trick } = play;
  const suit = suitOf(card);
  if (!isKnown(play, seat)) return ((play.shownOut[seat] ?? 0) & (1 << suit)) !== 0;
  return trick.count > 0 && suit !== trick.led && suitHeld(play.held, seat, trick.led) !== 0;
};

export const legalCards = (play: Play): readonly string[] => {
  if (!isKnown(play, play.turn)) return [];
  const led = play.trick.count > 0 ? play.trick.led : null;
  return notationOf(followSuit(play.held, play.turn, led));
};

const notationOf = (cards: CardSet): readonly string[] => cardsOf(cards).map(formatCard);

/** The cards that a seat still holds; null when the record does not know them. */
export const handView = (play: Play, seat: number): readonly string[] | null =>
  isKnown(play, seat) ? notationOf(handOf(play.held, seat)) : null;
