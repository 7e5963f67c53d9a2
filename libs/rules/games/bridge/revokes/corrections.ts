import { type Card, formatCard, NO_CARD } from '@arbitre/rules/kernel/cards';
import { cardIn, cardsOfTrick, type Play } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeState } from '../state';
import { trickOfCard } from '../play/place';
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

/** An earlier trick to which a seat played a card; 0 for none. */
export const earlierTrickOf = (play: Play, seat: number, card: Card): number => {
  for (let number = 1; number < play.completed; number++)
    if (cardIn(play, number, seat) === card && card !== NO_CARD) return number;
  return 0;
};

const seatsAfter = (play: Play, trick: number, seat: number): readonly number[] => {
  const seats = cardsOfTrick(play, trick).map((each) => each.seat);
  return seats.slice(seats.indexOf(seat) + 1);
};

/** What is known of the correction once a card has gone back; asked before it does. */
export const correctionAfter = (state: BridgeState, seat: number, card: Card): Correction | null => {
  const { play, correction } = state;
  const trick = trickOfCard(play, seat, card);
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
