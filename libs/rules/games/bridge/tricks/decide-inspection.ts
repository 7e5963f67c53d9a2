import { seatIndex } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { hasPlayed, isUnderWay } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import { notInPlay } from '../play/decide-play';
import { refuse } from '../refusals';
import { type BridgeState, dummyOf } from '../state';
import { hasPlayedOn, hasTurned } from './decide-turned';

type Inspection = BridgeActNamed<'inspect-trick'>;

/** BD-L66A: not dummy, while the own card lies face up and the own side has not played to the next trick. */
const lastTrickProblem = (state: BridgeState, { seat, trick }: Inspection): Refusal | null => {
  const { play } = state;
  const index = seatIndex(seat);
  const isLast = trick === play.completed && !hasPlayedOn(play, index);
  const isUnderWayNow = trick === play.completed + 1 && hasPlayed(play, index);
  const faceUp = (isLast || isUnderWayNow) && !hasTurned(state, index, trick);
  return index === dummyOf(state) || !faceUp ? refused('BD-L66A', { seat, trick }) : null;
};

const problem = (state: BridgeState, act: Inspection): Refusal | null => {
  const { play, atTable, phase } = state;
  const { seat, trick } = act;
  if (trick > play.completed + (play.count > 0 ? 1 : 0)) return refuse('no-such-trick', { trick });
  if (phase === 'finished' || atTable.inspections.includes(trick)) return null;
  return trick < play.completed ? refused('BD-L66C', { seat, trick }) : lastTrickProblem(state, act);
};

/** Laws 66A, 66C and 66D: the trick under way or the last one; an earlier one after the play, or by the director's order. */
export const decideInspection = (state: BridgeState, act: Inspection): Decision<BridgeEvent> => {
  const { phase, declarer } = state;
  if ((phase !== 'play' && phase !== 'finished') || declarer < 0) return notInPlay(state);
  const { seat, trick } = act;
  return problem(state, act) ?? accepted<BridgeEvent>({ type: 'TrickInspected', data: { seat, trick } });
};

/** BD-L66B: the own last card, until the own side plays to the next trick; nobody else sees it. */
export const decideOwnCard = (
  state: BridgeState,
  { seat }: BridgeActNamed<'inspect-card'>,
): Decision<BridgeEvent> => {
  const { phase, play } = state;
  if (phase !== 'play') return notInPlay(state);
  const index = seatIndex(seat);
  const own = play.completed > 0 && index !== dummyOf(state) && !hasPlayedOn(play, index);
  return own
    ? accepted<BridgeEvent>({ type: 'OwnCardInspected', data: { seat } })
    : refused('BD-L66B', { seat, trick: play.completed });
};

/** BD-L66C: the director has a quitted trick shown. */
export const decideOrder = (
  state: BridgeState,
  { trick, reason }: BridgeActNamed<'order-inspection'>,
): Decision<BridgeEvent> => {
  const { phase, play } = state;
  if (phase !== 'play' || !isUnderWay(play)) return notInPlay(state);
  return trick > play.completed
    ? refuse('no-such-trick', { trick })
    : accepted<BridgeEvent>({ type: 'InspectionOrdered', data: { trick, reason } });
};
