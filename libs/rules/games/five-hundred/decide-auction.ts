import type { Refusal } from '@arbitre/rules/kernel/act-shape';
import { seatIndex } from '@arbitre/rules/kernel/compass';
import { accepted } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import type { Decide } from './acts';
import { type Bid, type Call, callProblem, CALLS, highest, jokersProblem } from './auction';
import type { FiveHundredEvent, Seat } from './events';
import { voided } from './follow';
import { refuse } from './refusals';
import { auctionOf, type FiveHundredState } from './state';

/** Why nobody can speak now; null while an auction is under way. */
const noAuction = ({ phase, grain }: FiveHundredState, act: string): Refusal | null => {
  if (grain === 'result') return refuse('result-grain', { do: act });
  if (phase === 'auction') return null;
  return phase === 'waiting' ? refuse('not-dealt', { phase }) : refuse('auction-closed', { phase });
};

/** C500-5.1: the highest bidder takes the contract, once everybody has spoken with this call. */
const closed = (state: FiveHundredState, last: Call): readonly FiveHundredEvent[] => {
  const { calls } = state;
  const best = calls.length + 1 < CALLS ? null : highest([...calls, last]);
  if (best !== null) return [{ type: 'AuctionClosed', data: { seat: best.seat, ...best.bid } }];
  // C500-4.7: four passes, and nobody scores.
  return calls.length + 1 < CALLS ? [] : [voided(state, 'C500-4.7')];
};

const called = (seat: Seat, bid: Bid | null): FiveHundredEvent =>
  bid === null ? { type: 'BidPassed', data: { seat } } : { type: 'BidMade', data: { seat, ...bid } };

/**
 * C500-4.1 to C500-4.6: one call each, every bid higher than the last. What may not be said is refused; at a real table, where it
 * was said, it is on record and counts for nothing, and whose turn it is speaks. What a holder of both jokers says too low
 * nobody can hear: it stands, and is on record.
 */
const call = (state: FiveHundredState, seat: Seat, bid: Bid | null) => {
  const cannot = noAuction(state, bid === null ? 'pass' : 'bid');
  if (cannot !== null) return cannot;
  const auction = auctionOf(state, seatIndex(seat));
  const against = callProblem(auction, { seat, bid });
  const jokers = against === null ? jokersProblem(auction, { seat, bid }) : null;
  const problem = against ?? jokers;
  if (problem !== null && state.policy === 'enforced') return problem;
  if (against !== null) {
    const { article, facts } = against.violation;
    const { tricks, denomination } = bid ?? { tricks: null, denomination: null };
    const aside = { seat, tricks, denomination, article };
    return accepted<FiveHundredEvent>({ type: 'CallSetAside', data: aside }, observed(article, seat, facts));
  }
  const noticed = jokers === null ? [] : [observed(jokers.violation.article, seat, jokers.violation.facts)];
  return accepted<FiveHundredEvent>(called(seat, bid), ...noticed, ...closed(state, { seat, bid }));
};

export const decideBid: Decide<'bid'> = (state, { seat, tricks, denomination }) =>
  call(state, seat, { tricks, denomination });

export const decidePass: Decide<'pass'> = (state, { seat }) => call(state, seat, null);
