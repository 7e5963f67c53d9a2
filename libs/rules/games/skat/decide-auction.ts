import { type Decision, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { speaker } from './auction';
import type { Decide } from './acts';
import type { SkatEvent } from './events';
import { follow } from './follow';
import { type Player, playerName, seatIndex } from './seats';
import type { SkatState } from './state';
import { HIGHEST_BID, isLegalBid, LOWEST_BID } from './value';
import { refuse } from './refusals';

type Answer = Decision<SkatEvent>;

const notBidding = ({ phase, grain }: SkatState, act: string): Refusal | null => {
  if (grain === 'result') return refuse('result-grain', { do: act });
  if (phase === 'waiting') return refuse('not-dealt', { phase });
  return phase === 'auction' ? null : refused('SKAT-3.3.5', { do: act, phase });
};

/** Why a seat may not speak now; null when it is its turn. */
const outOfTurn = ({ auction }: SkatState, seat: number, name: Player): Refusal | null => {
  const bit = 1 << seat;
  if ((auction.excluded & bit) !== 0) return refused('SKAT-3.3.9.a', { seat: name, excluded: true });
  if ((auction.passed & bit) !== 0) return refused('SKAT-3.3.8', { seat: name, passed: true });
  const turn = speaker(auction);
  if (turn === seat) return null;
  const facts = { seat: name, turn: playerName(turn), waiting: auction.waiting };
  return refused(auction.calls.length === 0 ? 'SKAT-3.3.2.a' : 'SKAT-3.3.3.b', facts);
};

/** Which rule a value breaks; null when it may be bid. */
const wrongValue = ({ auction }: SkatState, call: number): Refusal | null => {
  if (call < LOWEST_BID) return refused('SKAT-3.3.1.b', { call, least: LOWEST_BID });
  if (!isLegalBid(call)) return refused('SKAT-3.3-GAP-1', { call });
  if (call > auction.value) return null;
  const facts = { call, highest: auction.value };
  if (auction.value === HIGHEST_BID) return refused('SKAT-3.3-GAP-6', facts);
  // A challenger who has not spoken yet meets the value at which the first dialogue ended.
  const challenger = (auction.spoken & (1 << auction.bidder)) === 0;
  return refused(challenger ? 'SKAT-3.3-GAP-2' : 'SKAT-3.3.2.b', facts);
};

/** SKAT-3.3.2.b: a higher game value, skipped ones allowed. */
export const decideBid: Decide<'bid'> = (state, { seat: name, call }) => {
  const cannot = notBidding(state, 'bid') ?? outOfTurn(state, seatIndex(name), name);
  if (cannot !== null) return cannot;
  if (state.auction.waiting === 'answer')
    return refused('SKAT-3.3.3.a', { seat: name, call, answers: ['hold', 'pass'] });
  return wrongValue(state, call) ?? follow(state, { type: 'BidMade', data: { seat: name, call } });
};

/** SKAT-3.3.3.a: the answer to a bid is to hold it or to pass. */
export const decideHold: Decide<'hold'> = (state, { seat: name }) => {
  const seat = seatIndex(name);
  const cannot = notBidding(state, 'hold') ?? outOfTurn(state, seat, name);
  if (cannot !== null) return cannot;
  return state.auction.waiting === 'answer'
    ? follow(state, { type: 'BidHeld', data: { seat: name } })
    : refuse('nothing-to-hold', { seat: name, waiting: state.auction.waiting });
};

/** A pass before one's turn: refused where the table is led, irrevocable where it happened (SKAT-3.3-GAP-4). */
const passEarly = (state: SkatState, seat: number, name: Player, against: Refusal): Answer => {
  const { auction, policy } = state;
  const out = ((auction.passed | auction.excluded) & (1 << seat)) !== 0;
  if (out) return against;
  if (seat === auction.leader) return refused('SKAT-3.3.8', { seat: name, bid: auction.value });
  if (policy === 'observed') return follow(state, { type: 'BidPassed', data: { seat: name } });
  return seat === 0 ? refused('SKAT-3.3.6.b', against.violation.facts) : against;
};

/** SKAT-3.3.8: who passes has left the auction. After it, only a declarer who still has to choose may pass. */
export const decidePass: Decide<'pass'> = (state, { seat: name }) => {
  const seat = seatIndex(name);
  if (state.phase === 'skat' && seat === state.declarer)
    return state.mustChoose && !state.taken
      ? follow(state, { type: 'BidPassed', data: { seat: name } }, { type: 'DealPassedIn', data: {} })
      : refused('SKAT-3.4.4.d', { seat: name, taken: state.taken });
  const closed = notBidding(state, 'pass');
  if (closed !== null) return closed;
  const against = outOfTurn(state, seat, name);
  return against === null
    ? follow(state, { type: 'BidPassed', data: { seat: name } })
    : passEarly(state, seat, name, against);
};
