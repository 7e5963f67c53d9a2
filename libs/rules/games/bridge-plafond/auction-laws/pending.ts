import { isSufficient, lastBid } from '@arbitre/rules/kernel/auction/auction';
import { formatCall, isAboveSeven, isBid, parseCall, PASS } from '@arbitre/rules/kernel/auction/calls';
import { leftOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import type { BridgePlafondState } from '../state';
import { nothingSuffices, type Said } from './breaches';
import { callBefore } from './standing';
import type { PendingCall } from './state';

// Whom an irregular call waits for, and what another call does to it.

/** What a call does to the one that waits. */
export type Doing = 'upholds' | 'takes-back' | 'corrects';

const offenderOf = ({ calls }: BridgePlafondState, { index }: PendingCall): number =>
  seatIndex(calls[index]?.seat ?? '');

/** BP-40-1, BP-40-GAP-2, BP-40-GAP-3: only a sufficient bid corrects one that was not. */
export const correctionProblem = (
  { auction }: BridgePlafondState,
  { pointedOut }: PendingCall,
  { seat, call }: Said,
): Refusal | null => {
  const facts = { seat: seatName(seat), call: formatCall(call), last: lastBid(auction) };
  if (nothingSuffices(auction)) return call === PASS ? null : refused('BP-40-GAP-3', facts);
  if (isBid(call) && !isAboveSeven(call) && isSufficient(auction, call)) return null;
  return refused(pointedOut ? 'BP-40-1' : 'BP-40-GAP-2', facts);
};

/** The player whose turn it was takes it back. */
export const isTakenBack = ({ article }: PendingCall): boolean =>
  article === 'BP-39-4' || article === 'BP-39-GAP-1';

/** Whom the call waits for that broke the rules. */
export const awaited = (state: BridgePlafondState, pending: PendingCall): number => {
  const offender = offenderOf(state, pending);
  if (pending.article === 'BP-40-1') return pending.pointedOut ? offender : leftOf(offender);
  return isTakenBack(pending) ? state.auction.turn : leftOf(offender);
};

export const doingOf = (state: BridgePlafondState, pending: PendingCall, said: Said): Doing | Refusal => {
  const { seat } = said;
  const offender = offenderOf(state, pending);
  const waits = awaited(state, pending);
  switch (pending.article) {
    case 'BP-40-1':
      if (seat === offender) return correctionProblem(state, pending, said) ?? 'corrects';
      if (pending.pointedOut) break;
      if (seat === leftOf(offender)) return 'upholds';
      break;
    default:
      if (isTakenBack(pending) && seat === waits) return 'takes-back';
      if (seat === leftOf(offender)) return 'upholds';
  }
  return refuse('call-waits', { seat: seatName(seat), to: seatName(waits), article: pending.article });
};

/** Faults that somebody has to notice before anything follows; of others the left opponent chooses at once. */
const NOTICED: ReadonlySet<string> = new Set(['BP-39-4', 'BP-39-GAP-1', 'BP-40-1']);

/** The fault that any player but the offender may point out now. */
export const unnoticed = ({ callLaws: { pending } }: BridgePlafondState): PendingCall | null =>
  pending !== null && NOTICED.has(pending.article) && !pending.pointedOut ? pending : null;

/** BP-39-3: a bid may have been a slip of the tongue that the second put right. */
export const isSlip = (state: BridgePlafondState): boolean => {
  const { pending } = state.callLaws;
  if (pending?.article !== 'BP-39-2') return false;
  const first = state.calls[callBefore(state, pending.index)];
  const second = state.calls[pending.index];
  return [first, second].every((each) => each !== undefined && isBid(parseCall(each.call)));
};
