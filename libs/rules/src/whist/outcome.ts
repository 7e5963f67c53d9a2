import { leftOf, seatName, sideIndex, sideName } from '../kernel/compass';
import { countsHonours, type Points } from './setup';
import { honoursOf } from './honours';
import { type Fault, revokesOf } from './faults';
import { coupScore, type Outcome } from './score';
import { TRICKS, tricksWon } from './play';
import type { WhistEvent } from './events';
import type { WhistState } from './state';

/** The next dealer: convention B goes left; convention A follows the first trick, if there was one (WHC-DONNEUR-1, -2). */
export const nextDealer = (state: WhistState): number => {
  const { setup, play, dealer } = state;
  const follows = setup.succession === 'firstTrickWinner' && play.firstWinner >= 0;
  return follows ? play.firstWinner : leftOf(dealer);
};

const revokePoints = (faults: readonly Fault[]): Points => ({
  NS: revokesOf(faults, 0),
  EW: revokesOf(faults, 1),
});

/** A slam is won in play; tricks of a penalty or a concession do not make one (WHC-CHELEM-GAP-1). */
const slamOf = ({ NS, EW }: Points): Outcome['slam'] => (NS === TRICKS ? 'NS' : EW === TRICKS ? 'EW' : null);

const scoredEvents = (state: WhistState, outcome: Outcome, dealer: number): readonly WhistEvent[] => {
  const scored: WhistEvent = { type: 'DealScored', data: coupScore(state.setup, outcome, seatName(dealer)) };
  return outcome.slam !== null && state.setup.target === 10 && state.score === null
    ? [{ type: 'SlamMade', data: { side: outcome.slam } }, scored]
    : [scored];
};

/** The coup's end, and its new score when a fault is established afterwards (WHC-REN-15). */
export const scoredWith = (
  state: WhistState,
  tricks: Points,
  faults: readonly Fault[],
  firstWinner = -1,
): readonly WhistEvent[] => {
  const { setup, play } = state;
  const followsLast = setup.succession === 'firstTrickWinner' && play.firstWinner < 0 && firstWinner >= 0;
  const outcome: Outcome = {
    tricks,
    revokes: revokePoints(faults),
    honours: countsHonours(setup) ? honoursOf(play) : null,
    called: null,
    slam: state.agreed === null ? slamOf(tricks) : null,
  };
  return scoredEvents(state, outcome, followsLast ? firstWinner : nextDealer(state));
};

/** The score once `winner` has taken the thirteenth trick. */
export const finalScore = (state: WhistState, winner: number): readonly WhistEvent[] => {
  const side = sideIndex(winner);
  const tricks = {
    NS: tricksWon(state.play, 0) + (side === 0 ? 1 : 0),
    EW: tricksWon(state.play, 1) + (side === 1 ? 1 : 0),
  };
  return scoredWith(state, tricks, state.faults);
};

/** Tricks as they stand: agreed when the hands were abandoned, won otherwise. */
export const standingTricks = ({ agreed, play }: WhistState): Points =>
  agreed ?? { NS: tricksWon(play, 0), EW: tricksWon(play, 1) };

/** A called honours win: no card of the coup is played (WHC-CHANT-3, WHC-DONNEUR-GAP-2). */
export const calledScore = (state: WhistState, caller: number, honours: number): readonly WhistEvent[] => {
  const side = sideName(caller);
  const outcome: Outcome = {
    tricks: null,
    revokes: { NS: 0, EW: 0 },
    honours: { side, count: honours },
    called: side,
    slam: null,
  };
  return scoredEvents(state, outcome, nextDealer(state));
};
