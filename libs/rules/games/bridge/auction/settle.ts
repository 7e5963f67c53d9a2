import { lowestSufficient } from '@arbitre/rules/kernel/auction/auction';
import { leftOf, rightOf, seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import type { BridgeState } from '../state';
import { type Call, isBid, parseCall, PASS } from '@arbitre/rules/kernel/auction/calls';
import { type Auction, copyAuction, counts, type PendingCall } from './auction';
import { meetDuties, releaseRepetition, restrictLead, silence, silenceSide } from './bars';
import { breachAtTurn, CHANGE, isBadDouble, isInadmissible, lastCallOf } from './breaches';
import { accept, callsFrom, cancel, type Course, goOn, note } from './course';
import { acceptCall } from './record';
import { rectification } from './rotation';

// What the next call does to one that waits.

/** A pass stands in the place of these calls (BD-L37B, BD-L38). */
export const passInstead = (
  course: Course,
  indices: readonly number[],
  seat: number,
  article: string,
): void => {
  cancel(course, indices, article);
  goOn(course, { type: 'CallSubstituted', data: { seat: seatName(seat), call: 'Pass', article } });
};

/**
 * A barred player's call, or one above seven, that was noticed at once: a pass in its place, his own or the law's, and the side
 * passes for the rest.
 */
export const passAndSilence = (
  course: Course,
  { index, seat, article }: PendingCall,
  passed = false,
): void => {
  const by = article === 'BD-L35' ? 'BD-L37B' : 'BD-L38';
  if (passed) cancel(course, [index], by);
  else passInstead(course, callsFrom(course, index), seat, by);
  silenceSide(course, seat, by);
  restrictLead(course, seat, by);
};

/** By which article a call that broke the law counts because the next player called over it. */
const OVERLOOKED: Readonly<Record<string, string>> = {
  'BD-L18D': 'BD-L27A1',
  'BD-L17C': 'BD-L29A',
  'BD-L35': 'BD-L37A',
  'BD-L19A1': 'BD-L36A',
  'BD-L19B1': 'BD-L36A',
};

/** A change of call that is no slip is noted once, when the arbiter or the next call says so (BD-L25A2). */
export const noteChange = (course: Course, { index, seat }: PendingCall): void => {
  const number = index + 1;
  const noted = course.now.irregularities.some(
    ({ article, facts }) => article === CHANGE && facts.number === number,
  );
  const call = course.now.auction.calls[index]?.call ?? '';
  if (!noted) note(course, CHANGE, seat, { seat: seatName(seat), call, number });
};

/** The later call of the two stands in the place of the first, and Law 26 may apply (BD-L25B1). */
export const acceptChange = (course: Course, pending: PendingCall): void => {
  const { seat } = pending;
  noteChange(course, pending);
  cancel(course, [lastCallOf(course.now.auction, seat)], CHANGE);
  restrictLead(course, seat, CHANGE);
};

/** The original call stands (BD-L25B2). */
export const cancelChange = (course: Course, { index, seat }: PendingCall): void => {
  cancel(course, [index], 'BD-L25B2');
  restrictLead(course, seat, 'BD-L25B2');
};

/** What a call breaks where one that waits is accepted by it. */
const breachOver = (auction: Auction, pending: PendingCall, seat: number, call: Call): string | null => {
  const accepted = copyAuction(auction);
  accepted.pending = null;
  accepted.calls.length = pending.index + 1;
  acceptCall(accepted, pending.index + 1, 'BD-L29A');
  return breachAtTurn(accepted, seat, call);
};

/**
 * The right player calls before anybody has rectified an opponent's call out of rotation (BD-L28B). Where he is the left-hand
 * opponent as well he accepts it, unless only his call as if it had not been made is legal.
 */
const isRightful = (auction: Auction, pending: PendingCall, seat: number, call: Call): boolean => {
  if (pending.article !== 'BD-L17C' || seat !== auction.turn || sideIndex(seat) === sideIndex(pending.seat))
    return false;
  if (seat !== leftOf(pending.seat)) return true;
  return breachOver(auction, pending, seat, call) !== null && breachAtTurn(auction, seat, call) === null;
};

/** The left-hand opponent has called: what was made before him counts as the table took it. */
const overlook = (course: Course, pending: PendingCall, made: number): void => {
  const { calls } = course.now.auction;
  if (pending.article === CHANGE) acceptChange(course, pending);
  else if (calls[pending.index]?.refused === true) cancel(course, [made], 'BD-L29B');
  else
    accept(
      course,
      pending.index,
      isInadmissible(course.now.auction, pending)
        ? 'BD-L36A'
        : (OVERLOOKED[pending.article] ?? pending.article),
    );
};

/** By which article an insufficient bid is replaced. */
const replacedBy = (auction: Auction, pending: PendingCall, call: Call): string => {
  if (call === lowestSufficient(auction, pending.call)) return 'BD-L27B1a';
  if (call !== PASS && !isBid(call)) return 'BD-L27B3';
  return isBid(call) && call <= auction.bid ? 'BD-L27B4' : 'BD-L27B2';
};

/** Whether the insufficient bid stood itself in the place of another (BD-L27B4). */
const isAnother = ({ calls }: Auction, { index, seat }: PendingCall): boolean => {
  const before = calls[index - 1];
  return (
    before !== undefined &&
    seatIndex(before.seat) === seat &&
    before.withdrawn === true &&
    (before.breaks === 'BD-L18D' || before.breaks === 'BD-L27B3')
  );
};

/** The offender replaces an insufficient bid: partner passes throughout unless it costs nothing (BD-L27B1a to BD-L27B4). */
const replaceBid = (course: Course, pending: PendingCall, call: Call): void => {
  const { auction } = course.now;
  const article = replacedBy(auction, pending, call);
  const again = isAnother(auction, pending);
  const isBad = isBadDouble(breachAtTurn(auction, pending.seat, call) ?? undefined);
  cancel(course, [pending.index], article);
  if (isBad) silence(course, 'must-pass', pending.seat, 'BD-L36B');
  else if (again) silence(course, 'must-pass', pending.seat, 'BD-L27B4');
  else if (article === 'BD-L27B2' || article === 'BD-L27B3')
    silence(course, 'must-pass', pending.seat, article);
};

/** The offender calls again before anything was said. */
const replace = (course: Course, pending: PendingCall, made: number, call: Call): void => {
  switch (pending.article) {
    case 'BD-L18D':
      replaceBid(course, pending, call);
      break;
    case 'BD-L19A1':
    case 'BD-L19B1':
      cancel(course, [pending.index], 'BD-L36B');
      silence(course, 'must-pass', pending.seat, 'BD-L36B');
      break;
    case 'BD-L35':
    case 'BD-L38':
      passAndSilence(course, pending, call === PASS);
      break;
    case 'BD-L17C':
    case CHANGE:
      cancel(course, [made], 'BD-L29B');
      break;
    default:
      cancel(course, [pending.index], pending.article);
  }
};

/** A call of the partner, or out of turn, while another call waits. */
const interrupt = (course: Course, pending: PendingCall, made: number, seat: number): void => {
  const { auction } = course.now;
  if (pending.article !== 'BD-L17C' || seat !== auction.turn) {
    cancel(course, [made], 'BD-L29B');
    return;
  }
  const rectify = rectification(auction, pending);
  cancel(course, [pending.index], 'BD-L29B');
  rectify(course);
};

/**
 * The table goes on over a double in place of an insufficient bid: whether any of it counts hangs on the comparison, and nobody
 * has accepted anything (BD-L27B3).
 */
const awaitsComparison = (
  { calls }: Auction,
  { article, index, seat: offender }: PendingCall,
  made: number,
  seat: number,
): boolean =>
  article === 'BD-L27B3' &&
  (seat === leftOf(offender) || calls.some((each, at) => each.waits === true && at > index && at < made));

/** Settles the call that waited, by the one that was made after it. */
export const settleByCall = (course: Course, pending: PendingCall, made: number): void => {
  const { auction } = course.now;
  const record = auction.calls[made];
  if (record === undefined) return;
  const seat = seatIndex(record.seat);
  const call = parseCall(record.call);
  if (awaitsComparison(auction, pending, made, seat)) return;
  if (isRightful(auction, pending, seat, call)) cancel(course, [pending.index], 'BD-L28B');
  else if (seat === leftOf(pending.seat)) overlook(course, pending, made);
  else if (seat === pending.seat) replace(course, pending, made, call);
  else interrupt(course, pending, made, seat);
};

/** What follows from calls that have come to count since: turns are used, others' calls released. */
export const useTurns = (course: Course, before: BridgeState): void => {
  const { calls } = course.now.auction;
  calls.forEach((record, index) => {
    const known = before.auction.calls[index];
    if (!counts(record) || (known !== undefined && counts(known)) || course.now.obligations.length === 0)
      return;
    const seat = seatIndex(record.seat);
    meetDuties(course, seat);
    if (record.overPass === true) meetDuties(course, rightOf(seat));
    if (record.call !== 'Pass') releaseRepetition(course, leftOf(seat));
  });
};
