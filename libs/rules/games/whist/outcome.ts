import { leftOf, seatName, sideIndex, sideName } from '@arbitre/rules/kernel/compass';
import { countsHonours, type Points } from './setup';
import { honoursOf } from './honours';
import { type Fault, revokesOf } from './faults';
import { coupScore, type Outcome } from './score';
import { tricksOfSide, TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import { winnerOf } from '@arbitre/rules/kernel/tricks/play';
import type { WhistEvent } from './events';
import type { WhistState } from './state';

/** The next dealer: convention B goes left; convention A follows the first trick, if there was one (WHC-DONNEUR-1, -2). */
export const nextDealer = (state: WhistState): number => {
  const { setup, play, dealer } = state;
  const first = winnerOf(play, 1);
  return setup.succession === 'firstTrickWinner' && first >= 0 ? first : leftOf(dealer);
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
  const followsLast = setup.succession === 'firstTrickWinner' && winnerOf(play, 1) < 0 && firstWinner >= 0;
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
    NS: tricksOfSide(state.play, 0) + (side === 0 ? 1 : 0),
    EW: tricksOfSide(state.play, 1) + (side === 1 ? 1 : 0),
  };
  return scoredWith(state, tricks, state.faults);
};

/** Tricks as they stand: agreed when the hands were abandoned, won otherwise. */
export const standingTricks = ({ agreed, play }: WhistState): Points =>
  agreed ?? { NS: tricksOfSide(play, 0), EW: tricksOfSide(play, 1) };

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

/** What the standing score was made of, corrections included; null before the coup is scored. */
export const standingOutcome = ({
  score,
}: WhistState): { readonly outcome: Outcome; readonly nextDealer: string } | null => {
  if (score === null) return null;
  const { raw, revokes, honours, called, slam, nextDealer: next } = score.result;
  return { outcome: { tricks: raw, revokes, honours, called, slam } as Outcome, nextDealer: String(next) };
};

const isSame = (a: Points, b: Points): boolean => a.NS === b.NS && a.EW === b.EW;

/** Is the standing score that of the cards on record, and not of a sheet or of a correction? */
const isAsPlayed = (state: WhistState, { tricks, revokes }: Outcome): boolean =>
  state.recorded === null &&
  tricks !== null &&
  isSame(tricks, standingTricks(state)) &&
  isSame(revokes, revokePoints(state.faults));

/** A sheet's own revokes stay; those of the record come and go with their faults. */
const revokesAfter = (standing: Points, before: readonly Fault[], after: readonly Fault[]): Points => {
  const [was, is] = [revokePoints(before), revokePoints(after)];
  return {
    NS: Math.max(0, standing.NS + is.NS - was.NS),
    EW: Math.max(0, standing.EW + is.EW - was.EW),
  };
};

/**
 * The new score of a coup that is over, once its faults are these (WHC-REN-15): of its cards, or of the sheet on which
 * its tricks were recorded. Nothing where honours won it before a card was played (WHC-CHANT-3).
 */
export const scoredAnew = (state: WhistState, faults: readonly Fault[]): readonly WhistEvent[] => {
  const standing = standingOutcome(state);
  if (state.phase !== 'finished' || standing === null) return [];
  const { outcome, nextDealer: next } = standing;
  if (outcome.tricks === null) return [];
  if (isAsPlayed(state, outcome)) return scoredWith(state, standingTricks(state), faults);
  const revokes = revokesAfter(outcome.revokes, state.faults, faults);
  return [{ type: 'DealScored', data: coupScore(state.setup, { ...outcome, revokes }, next) }];
};
