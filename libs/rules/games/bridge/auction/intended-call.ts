import { leftOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import type { BridgeActNamed } from '../acts';
import type { Seat } from '../events';
import { parseCall } from '@arbitre/rules/kernel/auction/calls';
import { refuse } from '../refusals';
import type { BridgeState } from '../state';
import { type CallRecord, copyAuction, counts } from './auction';
import { breachAtTurn, hasPartnerCalled, isOutOfTurn, lastCallOf } from './breaches';
import { reopen } from './closing';
import { accept, cancel, type Course, goOn } from './course';
import { isBeforeLead } from './late-call';
import { isPassedOutOpen } from './period';
import { cancelCalls } from './record';

// A call that its player did not intend is replaced by the one that he did (BD-L25A1).

type Intended = {
  readonly seat: number;
  /** The call on the table that becomes the intended one; -1 where the arbiter names it. */
  readonly made: number;
  readonly call: string;
  /** The call that it replaces. */
  readonly original: number;
};

/** A call after the final pass, which counts for nothing. */
export const isLate = (record: CallRecord | undefined): boolean =>
  record?.breaks === 'BD-L39A' && record.withdrawn === true;

/** The call that was made in place of another: it waits, or came after the final pass. */
const madeInstead = ({ auction, phase }: BridgeState): number => {
  const { pending, calls } = auction;
  if (pending !== null) return isOutOfTurn(pending) ? pending.index : -1;
  const last = calls.length - 1;
  return phase !== 'auction' && isLate(calls[last]) ? last : -1;
};

const intended = (
  state: BridgeState,
  { seat: name, call }: BridgeActNamed<'rule-call'>,
): Intended | Refusal => {
  const { auction } = state;
  const named = name !== undefined && call !== undefined;
  const made = named ? -1 : madeInstead(state);
  const record = auction.calls[made];
  if (!named && record === undefined) return refuse('no-such-finding', { finding: 'unintended' });
  const by: Seat = name ?? record?.seat ?? 'N';
  const seat = seatIndex(by);
  const original = lastCallOf(auction, seat);
  const { pending } = auction;
  const another = pending !== null && pending.seat !== seat;
  if (original < 0 || another || (record !== undefined && record.seat !== by))
    return refuse('no-call-to-change', { seat: by });
  return { seat, made, call: call ?? record?.call ?? '', original };
};

/** The intended call must be one that its player could have made in the place of the other. */
const cannotStand = (state: BridgeState, { seat, call, original }: Intended): Refusal | null => {
  const there = copyAuction(state.auction);
  there.pending = null;
  const later = there.calls.flatMap((_, index) => (index >= original ? [index + 1] : []));
  cancelCalls(there, later, 'BD-L25A1');
  const article = breachAtTurn(there, seat, parseCall(call));
  return article === null ? null : refused(article, { seat: seatName(seat), call });
};

const problem = (state: BridgeState, change: Intended): Refusal | null => {
  const { auction, phase } = state;
  const { seat, original } = change;
  const facts = { seat: seatName(seat) };
  if (hasPartnerCalled(auction, seat, original)) return refused('BD-L25A4', facts);
  if (phase !== 'auction' && !isBeforeLead(state) && !isPassedOutOpen(state))
    return refused('BD-L25A5', facts);
  return cannotStand(state, change);
};

/** His left-hand opponent may withdraw what he called over the first call (BD-L25A6). */
const offerWithdrawal = (course: Course, seat: number, original: number): void => {
  const over = lastCallOf(course.now.auction, leftOf(seat));
  if (over <= original) return;
  const to = seatName(leftOf(seat));
  goOn(course, {
    type: 'OptionsOffered',
    data: { article: 'BD-L25A6', to, options: ['withdraw', 'keep'], until: 'call' },
  });
};

/** The arbiter found a slip: the intended call stands in the place of the other. */
export const decideIntended = (
  state: BridgeState,
  act: BridgeActNamed<'rule-call'>,
): Refusal | ((course: Course) => void) => {
  const change = intended(state, act);
  if ('ok' in change) return change;
  const refusal = problem(state, change);
  if (refusal !== null) return refusal;
  const { seat, made, call, original } = change;
  return (course) => {
    if (state.phase !== 'auction') reopen(course, 'BD-L25A5');
    const { pending } = course.now.auction;
    if (made < 0 && pending !== null) cancel(course, [pending.index], 'BD-L25A1');
    cancel(course, [original], 'BD-L25A1');
    const waits = course.now.auction.calls[made];
    if (made < 0)
      goOn(course, {
        type: 'CallSubstituted',
        data: { seat: seatName(seat), call, article: 'BD-L25A1', after: original + 1 },
      });
    else if (waits !== undefined && !counts(waits)) accept(course, made, 'BD-L25A1', original);
    offerWithdrawal(course, seat, original);
  };
};
