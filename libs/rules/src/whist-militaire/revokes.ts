import { type Card, NO_CARD, SUIT_LETTERS, suitOf } from '../kernel/cards';
import { suitHeld } from '../kernel/hands';
import { cardIn, isClosed, isKnown, type Play, suitLedTo } from './play';
import { TRICKS } from './score';

/** What the cards say about a failure to follow. */
export type Verdict = 'proven' | 'disproved' | 'unknown';

/** A card that the seat is known to hold could follow the suit led (WM-4.3). */
export const isRevoke = (play: Play, seat: number, card: Card): boolean => {
  const { trick } = play;
  return trick.count > 0 && suitOf(card) !== trick.led && suitHeld(play.held, seat, trick.led) !== 0;
};

/** Whether the seat played a card of a suit after a trick, or holds one still. */
const hadSuitAfter = (play: Play, seat: number, suit: number, number: number): boolean => {
  for (let later = number + 1; later <= Math.min(play.completed + 1, TRICKS); later++) {
    const card = cardIn(play, later, seat);
    if (card !== NO_CARD && suitOf(card) === suit) return true;
  }
  return suitHeld(play.held, seat, suit) !== 0;
};

/** Judges a trick (from 1) by every card that is known by now (WM-R9a, WM-R11.3). */
export const verdictOn = (play: Play, seat: number, number: number): Verdict => {
  const card = cardIn(play, number, seat);
  if (card === NO_CARD) return 'unknown';
  const led = suitLedTo(play, number);
  if (suitOf(card) === led) return 'disproved';
  if (hadSuitAfter(play, seat, led, number)) return 'proven';
  return isKnown(play, seat) || play.completed === TRICKS ? 'disproved' : 'unknown';
};

/** The closed tricks in which a seat revoked as far as the cards prove, one bit a trick. */
export const provenRevokes = (play: Play, seat: number): number => {
  let found = 0;
  for (let number = 1; number <= play.completed; number++)
    if (isClosed(play, number) && verdictOn(play, seat, number) === 'proven') found |= 1 << number;
  return found;
};

export const suitName = (suit: number): string => SUIT_LETTERS.charAt(suit);
