import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import type { BridgeActNamed } from '../acts';
import {
  type Auction,
  callProblem,
  contractOf,
  copyAuction,
  isAuctionOver,
  isLastPass,
  makeCall,
} from './auction';
import type { BridgeEvent, CallMade } from '../events';
import { parseCall } from '../notation';
import { PASSED_OUT } from '../result/score';
import { seatIndex } from '@arbitre/rules/kernel/compass';
import type { BridgeState } from '../state';
import { refuse } from '../refusals';

/** The auction once this call has accepted or cancelled the one that was pending. */
const auctionAfter = ({ auction }: BridgeState, data: CallMade['data']): Auction => {
  const after = copyAuction(auction);
  makeCall(after, seatIndex(data.seat), parseCall(data.call), data);
  return after;
};

const ended = (auction: Auction): readonly BridgeEvent[] => {
  const contract = contractOf(auction);
  const end: BridgeEvent = { type: 'AuctionClosed', data: { contract } };
  return contract === null ? [end, { type: 'DealScored', data: PASSED_OUT }] : [end];
};

/** The milestones of an auction that is over with what was just accepted or called; none where it goes on. */
export const closed = (after: Auction): readonly BridgeEvent[] => (isAuctionOver(after) ? ended(after) : []);

/** The milestones of a legal call that ends the auction (BD-L22A, BD-L22B). */
const closing = (state: BridgeState, data: CallMade['data']): readonly BridgeEvent[] => {
  const { auction } = state;
  const regular = auction.pending === null;
  if (regular && !isLastPass(auction, parseCall(data.call))) return [];
  return regular ? ended(auction) : closed(auctionAfter(state, data));
};

export const decideCall = (
  state: BridgeState,
  { seat, call, note }: BridgeActNamed<'call'>,
): Decision<BridgeEvent> => {
  const data = note === undefined ? { seat, call } : { seat, call, note };
  if (state.phase === 'play') return refused('BD-L39A', { seat: data.seat, call: data.call });
  if (state.grain === 'result') return refuse('result-grain', { do: 'call' });
  if (state.policy === 'enforced' && !state.dealt) return refuse('not-dealt');
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
