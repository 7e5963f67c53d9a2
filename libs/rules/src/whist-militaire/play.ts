import { bitOf, type CardSet, cardsOf } from '../kernel/card-set';
import { type Card, formatCard, NO_CARD, suitOf } from '../kernel/cards';
import { emptyHands, give, handOf, type Hands, take } from '../kernel/hands';
import type { PlayedCard } from '../kernel/table-view';
import { trickView as trickCards } from '../kernel/trick-view';
import { addToTrick, clearTrick, copyTrick, newTrick, plainStrength, type Trick } from '../kernel/trick';
import { TRICKS } from './score';
import { leftOf, seatName, sideIndex } from '../kernel/compass';

/** The play of one deal, changed in place: nothing is allocated while cards are played. */
export type Play = {
  /** Cards that a seat is known to hold still; the whole hand where `known` has its bit. */
  readonly held: Hands;
  /** Seats whose whole hand the record knows, one bit each. */
  known: number;
  /** Cards of `held` that lie face up (visible cards, WM-R10). */
  readonly visible: Hands;
  visibleCount: number;
  /** Every card played so far: two halves as in a card set. */
  readonly played: Int32Array;
  /** `seat * 4 + suit`: the trick (from 1) in which the seat first failed to follow that suit, 0 for none. */
  readonly shownOut: Uint8Array;
  /** By seat, one bit a closed trick: a revoke that the cards prove (WM-R9a). */
  readonly proven: Int32Array;
  trump: number;
  turn: number;
  readonly trick: Trick;
  /** Tricks that four cards have completed. */
  completed: number;
  /** The last complete trick was turned down; a lead to the next closes it too (WM-R9-GAP-1). */
  gathered: boolean;
  /** Tricks won by NS and EW. */
  readonly won: Int8Array;
  /** Tricks in order (WM-R11.2): cards at `trick * 4 + seat`, and the seats that led to and won each. */
  readonly cards: Int8Array;
  readonly leaders: Int8Array;
  readonly winners: Int8Array;
};

export const newPlay = (trump: number, leader: number): Play => ({
  held: emptyHands(4),
  known: 0,
  visible: emptyHands(4),
  visibleCount: 0,
  played: new Int32Array(2),
  shownOut: new Uint8Array(16),
  proven: new Int32Array(4),
  trump,
  turn: leader,
  trick: newTrick(),
  completed: 0,
  gathered: false,
  won: new Int8Array(2),
  cards: new Int8Array(TRICKS * 4).fill(NO_CARD),
  leaders: new Int8Array(TRICKS).fill(-1),
  winners: new Int8Array(TRICKS).fill(-1),
});

export const copyPlay = (play: Play): Play => ({
  ...play,
  held: play.held.slice(),
  visible: play.visible.slice(),
  played: play.played.slice(),
  shownOut: play.shownOut.slice(),
  proven: play.proven.slice(),
  trick: copyTrick(play.trick),
  won: play.won.slice(),
  cards: play.cards.slice(),
  leaders: play.leaders.slice(),
  winners: play.winners.slice(),
});

export const isKnown = (play: Play, seat: number): boolean => (play.known & (1 << seat)) !== 0;
export const wasPlayed = (play: Play, card: Card): boolean =>
  ((play.played[card >> 5] ?? 0) & bitOf(card)) !== 0;
/** Somebody has led: from here wrong counts are no longer simply dealt again (WM-R7-GAP-2). */
export const isUnderWay = (play: Play): boolean => play.completed > 0 || play.trick.count > 0;
/** Its cards may no longer be consulted or corrected (WM-R9-GAP-1). `number` counts from 1. */
export const isClosed = (play: Play, number: number): boolean =>
  number < play.completed || (number === play.completed && (play.gathered || play.trick.count > 0));

/** The card that a seat played to a trick (from 1); `NO_CARD` where it has not. */
export const cardIn = (play: Play, number: number, seat: number): Card =>
  play.cards[(number - 1) * 4 + seat] ?? NO_CARD;
export const suitLedTo = (play: Play, number: number): number =>
  suitOf(cardIn(play, number, play.leaders[number - 1] ?? 0));

/** A card of a suit that the seat had failed to follow: the revoke of that trick is proven by it. */
const proveRevoke = (play: Play, seat: number, card: Card): void => {
  const failed = play.shownOut[seat * 4 + suitOf(card)] ?? 0;
  if (failed > 0 && isClosed(play, failed)) play.proven[seat] = (play.proven[seat] ?? 0) | (1 << failed);
};

const hide = (play: Play, seat: number, card: Card): void => {
  const word = (seat << 1) + (card >> 5);
  const bit = bitOf(card);
  if (((play.visible[word] ?? 0) & bit) === 0) return;
  play.visible[word] = (play.visible[word] ?? 0) & ~bit;
  play.visibleCount--;
};

export const playCard = (play: Play, seat: number, card: Card): void => {
  const { trick } = play;
  const suit = suitOf(card);
  addToTrick(trick, seat, card, play.trump, plainStrength);
  if (trick.count === 1) play.leaders[play.completed] = seat;
  else if (suit !== trick.led) {
    const failed = seat * 4 + trick.led;
    if (play.shownOut[failed] === 0) play.shownOut[failed] = play.completed + 1;
  }
  if ((play.shownOut[seat * 4 + suit] ?? 0) !== 0) proveRevoke(play, seat, card);
  play.cards[play.completed * 4 + seat] = card;
  const half = card >> 5;
  play.played[half] = (play.played[half] ?? 0) | bitOf(card);
  take(play.held, seat, card);
  if (play.visibleCount > 0) hide(play, seat, card);
  play.turn = leftOf(seat);
};

/** WM-4.6: the winner leads to the next trick. */
export const winTrick = (play: Play, winner: number): void => {
  const side = sideIndex(winner);
  play.won[side] = (play.won[side] ?? 0) + 1;
  play.winners[play.completed] = winner;
  play.completed++;
  play.gathered = false;
  clearTrick(play.trick);
  play.turn = winner;
};

/** A card turned up without being played lies face up before its player until he plays it (WM-R10). */
export const exposeCard = (play: Play, seat: number, card: Card): void => {
  const word = (seat << 1) + (card >> 5);
  if (((play.visible[word] ?? 0) & bitOf(card)) === 0) play.visibleCount++;
  give(play.visible, seat, card);
  give(play.held, seat, card);
  proveRevoke(play, seat, card);
};

const layAgain = (play: Play, number: number): void => {
  const { trick } = play;
  clearTrick(trick);
  for (let step = 0, seat = play.leaders[number - 1] ?? 0; step < 4; step++, seat = leftOf(seat)) {
    const card = cardIn(play, number, seat);
    if (card === NO_CARD) continue;
    addToTrick(trick, seat, card, play.trump, plainStrength);
    play.turn = leftOf(seat);
  }
};

/** WM-R9-GAP-2: another card in place of a revoke; the cards that others played to the trick stay. */
export const replaceCard = (play: Play, seat: number, card: Card, other: Card): void => {
  const number = correctable(play, seat);
  if (number === 0) return;
  if (number === play.completed) {
    const side = sideIndex(play.winners[number - 1] ?? 0);
    play.won[side] = (play.won[side] ?? 0) - 1;
    play.completed--;
  }
  const failed = seat * 4 + suitLedTo(play, number);
  if (play.shownOut[failed] === number) play.shownOut[failed] = 0;
  play.cards[(number - 1) * 4 + seat] = other;
  const half = card >> 5;
  play.played[half] = (play.played[half] ?? 0) & ~bitOf(card);
  play.played[other >> 5] = (play.played[other >> 5] ?? 0) | bitOf(other);
  give(play.held, seat, card);
  take(play.held, seat, other);
  if (play.visibleCount > 0) hide(play, seat, other);
  layAgain(play, number);
};

/** The trick (from 1) in which a seat's card could still be corrected: not closed yet; 0 when there is none. */
export const correctable = (play: Play, seat: number): number => {
  if (play.trick.count > 0)
    return cardIn(play, play.completed + 1, seat) === NO_CARD ? 0 : play.completed + 1;
  return play.completed > 0 && !play.gathered ? play.completed : 0;
};

export const notationOf = (cards: CardSet): readonly string[] => cardsOf(cards).map(formatCard);

/** The cards that a seat still holds; null when the record does not know them. */
export const handView = (play: Play, seat: number): readonly string[] | null =>
  isKnown(play, seat) ? notationOf(handOf(play.held, seat)) : null;

/** A trick's cards in the order in which they were played. */
export const trickView = (play: Play, number: number): readonly PlayedCard[] =>
  trickCards({
    leader: play.leaders[number - 1] ?? -1,
    cards: play.cards.subarray((number - 1) * 4, number * 4),
  });

/** One trick of a deal as a review shows it (WM-R11.2). */
export type TrickRecord = {
  readonly number: number;
  readonly leader: string;
  readonly cards: readonly PlayedCard[];
  readonly winner: string;
};

export const tricksOf = (play: Play): readonly TrickRecord[] =>
  Array.from({ length: play.completed }, (_, index) => ({
    number: index + 1,
    leader: seatName(play.leaders[index] ?? 0),
    cards: trickView(play, index + 1),
    winner: seatName(play.winners[index] ?? 0),
  }));
