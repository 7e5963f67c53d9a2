import { SEATS, seatIndex, SIDES, type Side, sideIndex } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision } from '@arbitre/rules/kernel/decider';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import { refuse } from '../refusals';
import type { BridgeState } from '../state';

// When the auction period of a side begins, and when that of a deal without a bid is over.

/** The sides whose auction period has begun: one of the two has taken his cards (BD-L17A). */
export const sidesBegun = ({ handsTaken }: BridgeState): readonly Side[] =>
  SIDES.filter((_, side) =>
    [0, 1, 2, 3].some((seat) => sideIndex(seat) === side && (handsTaken & (1 << seat)) !== 0),
  );

/** Nobody bid, and the four hands are not back yet: calls may still be corrected (BD-L17D2). */
export const isPassedOutOpen = ({ phase, contract, recorded, auction, hands }: BridgeState): boolean =>
  phase === 'finished' &&
  contract === null &&
  recorded === null &&
  auction.calls.length > 0 &&
  hands.returned.length < SEATS.length;

export const decideTakeCards = (
  state: BridgeState,
  { seat }: BridgeActNamed<'take-cards'>,
): Decision<BridgeEvent> => {
  if (state.phase !== 'waiting' && state.phase !== 'auction')
    return refuse('not-in-auction', { phase: state.phase });
  return (state.handsTaken & (1 << seatIndex(seat))) === 0
    ? accepted<BridgeEvent>({ type: 'HandTaken', data: { seat } })
    : refuse('hand-taken', { seat });
};
