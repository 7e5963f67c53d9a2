import { invalidField, misshapen, optional, text } from '../kernel/act-shape';
import { accepted, type Decision, refused } from '../kernel/decider';
import {
  type Auction,
  callProblem,
  contractOf,
  copyAuction,
  isAuctionOver,
  isLastPass,
  makeCall,
} from './auction';
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

/** The auction once this call has accepted or cancelled the one that was pending. */
const auctionAfter = ({ auction }: BridgeState, data: CallMade['data']): Auction => {
  const after = copyAuction(auction);
  makeCall(after, seatIndex(data.seat), parseCall(data.call), data);
  return after;
};

/** The milestones of a legal call that ends the auction (BD-L22A, BD-L22B). */
const closing = (state: BridgeState, data: CallMade['data']): readonly BridgeEvent[] => {
  const { auction } = state;
  const regular = auction.pending === null;
  if (regular && !isLastPass(auction, parseCall(data.call))) return [];
  const after = regular ? auction : auctionAfter(state, data);
  if (!regular && !isAuctionOver(after)) return [];
  const contract = contractOf(after);
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
  const after = auctionAfter(state, data);
  return after.pending === null ? null : callProblem(after, seat, call);
};
