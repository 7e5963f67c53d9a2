import { type Card, formatCard, NO_CARD } from '@arbitre/rules/kernel/cards';
import {
  cardIn,
  cardOnTable,
  cardsOfTrick,
  onTable,
  type Play,
  type PlayedBy,
} from '@arbitre/rules/kernel/tricks/play';
import { reopenTrick, takeBack, takeBackAll } from '@arbitre/rules/kernel/tricks/take-back';
import type { BridgeState } from '../state';
import { revokeIn } from './revoke-duties';

/** A revoke that was corrected, for as long as nobody has played on (BD-L62C1, BD-L62C2). */
export type Correction = {
  readonly trick: number;
  /** Those who revoked in it and took their cards back. */
  readonly revokers: readonly number[];
  /** Who had played to it after the revoke, in their order. */
  readonly after: readonly number[];
  /** Who of them has changed his card. */
  readonly changed: readonly number[];
};

/** The trick (from 1) in which a card can still be taken back: the one on the table, or the last; 0 for any other card. */
export const trickOf = (play: Play, seat: number, card: Card): number => {
  if (cardOnTable(play, seat) === card) return play.completed + 1;
  return play.completed > 0 && cardIn(play, play.completed, seat) === card ? play.completed : 0;
};

/** An earlier trick to which a seat played a card; 0 for none. */
export const earlierTrickOf = (play: Play, seat: number, card: Card): number => {
  for (let number = 1; number < play.completed; number++)
    if (cardIn(play, number, seat) === card && card !== NO_CARD) return number;
  return 0;
};

/** A card goes back to its hand. One of the last trick opens it again: what lies on the table goes back first. */
export const withdrawCard = (play: Play, seat: number, card: Card): void => {
  if (cardOnTable(play, seat) !== card) {
    takeBackAll(play);
    reopenTrick(play);
  }
  const cards = onTable(play);
  const isBack = (each: PlayedBy): boolean => each.seat === seat;
  takeBack(
    play,
    cards.filter(isBack),
    cards.filter((each) => !isBack(each)),
  );
};

const seatsAfter = (play: Play, trick: number, seat: number): readonly number[] => {
  const seats = cardsOfTrick(play, trick).map((each) => each.seat);
  return seats.slice(seats.indexOf(seat) + 1);
};

/** What is known of the correction once a card has gone back; asked before it does. */
export const correctionAfter = (state: BridgeState, seat: number, card: Card): Correction | null => {
  const { play, correction } = state;
  const trick = trickOf(play, seat, card);
  const before = correction?.trick === trick ? correction : null;
  const duty = revokeIn(state, seat, trick);
  if (!duty?.cards.includes(formatCard(card)))
    return before === null ? null : { ...before, changed: [...before.changed, seat] };
  const { revokers = [], after = [], changed = [] } = before ?? {};
  return {
    trick,
    revokers: [...revokers, seat],
    after: [...new Set([...after, ...seatsAfter(play, trick, seat)])],
    changed,
  };
};
