import { hasEnoughPasses, isLastPass } from '@arbitre/rules/kernel/auction/auction';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import type { BridgeActNamed } from '../acts';
import { type Auction } from './auction';
import { CHANGE, callProblem, lastCallOf } from './breaches';
import { close, ended } from './closing';
import { cancel, type Course, courseFrom, goOn, note } from './course';
import { decideLateCall } from './late-call';
import { observe } from './observe';
import { settleByCall, useTurns } from './settle';
import type { BridgeEvent, CallMade } from '../events';
import { parseCall, type Call } from '@arbitre/rules/kernel/auction/calls';
import { leftOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import type { BridgeState } from '../state';
import { refuse } from '../refusals';

type Made = CallMade['data'];

/** The auction has ended but for a pass that its player may still withdraw (BD-L25A6): anybody else is too late. */
const isTooLate = (auction: Auction, seat: number): boolean =>
  auction.offer?.article === 'BD-L25A6' && seatIndex(auction.offer.to) !== seat && hasEnoughPasses(auction);

/** The left-hand opponent calls again over a call that was changed (BD-L25A6). */
const callAgain = (course: Course, { auction }: BridgeState, seat: number): void => {
  if (auction.offer?.article === 'BD-L25A6' && seatIndex(auction.offer.to) === seat)
    cancel(course, [lastCallOf(auction, seat)], 'BD-L25A6');
};

/** Whoever passes on where the passes before fell has done nothing wrong: his falls with them (BD-L17D3). */
const lapse = (course: Course, { auction }: BridgeState, made: number, { seat, call }: Made): void => {
  const last = auction.calls.at(-1);
  if (
    last?.lapsed === true &&
    call === 'Pass' &&
    seat === seatName(leftOf(seatIndex(last.seat))) &&
    waits(course, made)
  )
    cancel(course, [made], 'BD-L17D3');
};

const waits = ({ now }: Course, made: number): boolean => now.auction.calls[made]?.waits === true;

/** Whatever waited is settled by this call, until the call itself is judged. */
const settleAll = (course: Course, made: number): void => {
  for (let { pending } = course.now.auction; pending !== null; { pending } = course.now.auction) {
    if (pending.index === made || !waits(course, made)) return;
    settleByCall(course, pending, made);
    if (
      course.now.auction.pending?.index === pending.index &&
      course.now.auction.pending.article === pending.article
    )
      return;
  }
};

/** A call at a table where something is irregular, or that is irregular itself: recorded, with all that follows. */
const record = (state: BridgeState, data: Made): Decision<BridgeEvent> => {
  const course = courseFrom(state);
  const made = state.auction.calls.length;
  goOn(course, { type: 'CallMade', data });
  if (isTooLate(state.auction, seatIndex(data.seat))) {
    cancel(course, [made], 'BD-L39A');
    note(course, 'BD-L39A', seatIndex(data.seat), { seat: data.seat, call: data.call });
  } else {
    callAgain(course, state, seatIndex(data.seat));
    lapse(course, state, made, data);
    settleAll(course, made);
    cancelledOutOfTurn(course, data, made);
    doubledAgain(course, data, made);
    observe(course, state);
  }
  useTurns(course, state);
  close(course);
  return { ok: true, events: course.events };
};

/** A call that came out of turn while another was to be settled is noted, although it is gone already. */
const cancelledOutOfTurn = (course: Course, { seat, call }: Made, made: number): void => {
  const { withdrawn, breaks, lapsed } = course.now.auction.calls[made] ?? {};
  if (withdrawn === true && breaks === undefined && lapsed !== true)
    note(course, 'BD-L17C', seatIndex(seat), { seat, call });
};

/** Another double where the bid has still to be replaced falls at once (BD-L27B3). */
const doubledAgain = (course: Course, { seat, call }: Made, made: number): void => {
  const { pending, noDouble } = course.now.auction;
  if (pending?.index !== made || pending.article !== 'BD-L27B3') return;
  if ((noDouble & (1 << pending.seat)) === 0) return;
  cancel(course, [made], 'BD-L27B3');
  note(course, 'BD-L27B3', pending.seat, { seat, call });
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
  const isOver = state.phase === 'play' || state.phase === 'finished';
  if (isOver && state.policy === 'enforced') return refused('BD-L39A', { seat, call });
  if (state.grain === 'result') return refuse('result-grain', { do: 'call' });
  if (isOver) return decideLateCall(state, data);
  if (state.policy === 'enforced' && !state.dealt) return refuse('not-dealt');
  if (state.policy === 'enforced' && isTooLate(state.auction, seatIndex(seat)))
    return refused('BD-L39A', { seat, call });
  const number = parseCall(call);
  const problem = callProblem(state.auction, seatIndex(seat), number);
  if (problem === null && isPlain(state)) return legal(state, { type: 'CallMade', data }, number);
  if (problem !== null && state.policy === 'enforced')
    return refused(problem.article === CHANGE ? 'BD-L17C' : problem.article, problem.facts);
  return record(state, data);
};
