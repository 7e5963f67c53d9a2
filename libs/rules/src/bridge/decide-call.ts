import { invalidField, misshapen, optional, text } from '../kernel/act-shape';
import { accepted, type Decision, refused } from '../kernel/decider';
import { callProblem, contractOf, copyAuction, isAuctionOver, makeCall } from './auction';
import type { BridgeEvent, CallMade } from './events';
import { parseCall } from './notation';
import { PASSED_OUT } from './score';
import { isSeat, seatIndex } from '../kernel/compass';
import type { BridgeState } from './state';

const SHAPE = { note: optional(text()) };

const readCall = (
  command: Readonly<Record<string, unknown>>,
): { ok: true; data: CallMade['data'] } | ReturnType<typeof refused> => {
  const { seat, call, note } = command;
  if (!isSeat(seat)) return invalidField('seat', seat, 'one of N E S W');
  if (typeof call !== 'string' || parseCall(call) < 0)
    return invalidField('call', call, 'Pass, X, XX or 1C to 7NT');
  const problem = misshapen(command, SHAPE);
  if (problem !== null) return problem;
  return { ok: true, data: typeof note === 'string' ? { seat, call, note } : { seat, call } };
};

/** The milestones of a call that ends the auction (BD-L22A, BD-L22B). */
const closing = (state: BridgeState, data: CallMade['data']): readonly BridgeEvent[] => {
  const auction = copyAuction(state.auction);
  makeCall(auction, seatIndex(data.seat), parseCall(data.call), data);
  if (!isAuctionOver(auction)) return [];
  const contract = contractOf(auction);
  const closed: BridgeEvent = { type: 'AuctionClosed', data: { contract } };
  return contract === null ? [closed, { type: 'DealScored', data: PASSED_OUT }] : [closed];
};

export const decideCall = (
  state: BridgeState,
  command: Readonly<Record<string, unknown>>,
): Decision<BridgeEvent> => {
  const reading = readCall(command);
  if (!reading.ok) return reading;
  const { data } = reading;
  if (state.phase === 'play') return refused('BD-L39A', { seat: data.seat, call: data.call });
  if (state.grain === 'result') return refused('result-grain', { do: 'call' });
  if (state.policy === 'enforced' && !state.dealt) return refused('not-dealt');
  const made: BridgeEvent = { type: 'CallMade', data };
  const problem = problemOf(state, data);
  if (problem === null) return accepted(made, ...closing(state, data));
  if (state.policy === 'enforced') return refused(problem.article, problem.facts);
  return accepted<BridgeEvent>(made, {
    type: 'IrregularityObserved',
    data: { article: problem.article, seat: data.seat, facts: problem.facts },
  });
};

/** Judged against the auction as it stands once this call has accepted or cancelled a pending one. */
const problemOf = (state: BridgeState, data: CallMade['data']): ReturnType<typeof callProblem> => {
  const seat = seatIndex(data.seat);
  const call = parseCall(data.call);
  if (state.auction.pending === null) return callProblem(state.auction, seat, call);
  const auction = copyAuction(state.auction);
  makeCall(auction, seat, call, data);
  const { pending } = auction;
  if (pending === null) return null;
  return callProblem(auction, seat, call);
};
