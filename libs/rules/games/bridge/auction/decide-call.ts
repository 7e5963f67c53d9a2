import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import type { BridgeActNamed } from '../acts';
import { isLastPass } from './auction';
import { CHANGE, callProblem } from './breaches';
import { close, ended } from './closing';
import { type Course, courseFrom, goOn, note } from './course';
import { decideLateCall } from './late-call';
import { settleByCall, useTurns } from './settle';
import type { BridgeEvent, CallMade } from '../events';
import { parseCall, type Call } from '../notation';
import { seatIndex } from '@arbitre/rules/kernel/compass';
import type { BridgeState } from '../state';
import { refuse } from '../refusals';

type Made = CallMade['data'];

/** What the call itself breaks once it is judged; a change of call is the arbiter's to judge first (BD-L25A2). */
const observe = (course: Course, made: number): void => {
  const { auction } = course.now;
  const { pending } = auction;
  if (pending?.index !== made || pending.article === CHANGE) return;
  const { seat, call } = pending;
  const problem = callProblem(auction, seat, call);
  note(course, pending.article, seat, problem?.facts ?? {});
};

/** A call at a table where something is irregular, or that is irregular itself: recorded, with all that follows. */
const record = (state: BridgeState, data: Made): Decision<BridgeEvent> => {
  const course = courseFrom(state);
  const { pending, calls } = state.auction;
  const made = calls.length;
  goOn(course, { type: 'CallMade', data });
  if (pending !== null) {
    settleByCall(course, pending, made);
    cancelledOutOfTurn(course, data, made);
  }
  observe(course, made);
  useTurns(course, state);
  close(course);
  return { ok: true, events: course.events };
};

/** A call that came out of turn while another was to be settled is noted, although it is gone already. */
const cancelledOutOfTurn = (course: Course, { seat, call }: Made, made: number): void => {
  if (course.now.auction.calls[made]?.withdrawn === true)
    note(course, 'BD-L17C', seatIndex(seat), { seat, call });
};

const isPlain = ({ auction, obligations }: BridgeState): boolean =>
  !auction.irregular && obligations.length === 0;

const legal = (state: BridgeState, made: BridgeEvent, call: Call): Decision<BridgeEvent> => {
  const { auction } = state;
  if (!isLastPass(auction, call)) return accepted(made);
  return accepted(made, ...ended(auction));
};

export const decideCall = (
  state: BridgeState,
  { seat, call, note: explained }: BridgeActNamed<'call'>,
): Decision<BridgeEvent> => {
  const data = explained === undefined ? { seat, call } : { seat, call, note: explained };
  if (state.phase === 'play' && state.policy === 'enforced') return refused('BD-L39A', { seat, call });
  if (state.grain === 'result') return refuse('result-grain', { do: 'call' });
  if (state.phase === 'play') return decideLateCall(state, data);
  if (state.policy === 'enforced' && !state.dealt) return refuse('not-dealt');
  const number = parseCall(call);
  const problem = callProblem(state.auction, seatIndex(seat), number);
  if (problem === null && isPlain(state)) return legal(state, { type: 'CallMade', data }, number);
  if (problem !== null && state.policy === 'enforced')
    return refused(problem.article === CHANGE ? 'BD-L17C' : problem.article, problem.facts);
  return record(state, data);
};
