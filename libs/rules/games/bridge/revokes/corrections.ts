import { type Card, formatCard } from '@arbitre/rules/kernel/cards';
import type { BridgeState } from '../state';
import { playedAfter, trickOfCard } from '../play/place';
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
    after: [...new Set([...after, ...playedAfter(play, seat, trick).map((each) => each.seat)])],
    changed,
  };
};
