import { leftOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import type { Decision, Refusal } from '@arbitre/rules/kernel/decider';
import type { Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import { ANSWERS, type CallFinding } from '../fields';
import { parseCall } from '@arbitre/rules/kernel/auction/calls';
import { refuse } from '../refusals';
import type { BridgeState } from '../state';
import { type Auction, type CallRecord, counts, type PendingCall } from './auction';
import {
  confirmRestriction,
  isBarred,
  isUncertain,
  liftCompared,
  silence,
  silenceSide,
  uncompared,
} from './bars';
import { callProblem, CHANGE, isBadDouble, isInadmissible } from './breaches';
import { decideIntended } from './intended-call';
import { close, reopen } from './closing';
import { accept, callsFrom, cancel, type Course, courseFrom, goOn, impose, note } from './course';
import { isBeforeLead } from './late-call';
import { isPassedOutOpen } from './period';
import { VOID_SCORE } from '../result/score';
import { scored, standingOf } from '../result/standing';
import { observe } from './observe';
import { cancelChange, noteChange, passAndSilence, passInstead, useTurns } from './settle';

export type Ruling = BridgeActNamed<'rule-call'>;
type Ruled = Refusal | ((course: Course) => void);

const nothing = (finding: CallFinding): Refusal => refuse('no-such-finding', { finding });

/**
 * BD-L25A2: a change of mind is no slip; the left-hand opponent is told what he may choose (BD-L25B1), which is nothing where
 * nobody could accept it (BD-L32-0).
 */
const deliberate = ({ auction }: BridgeState): Ruled => {
  const { pending } = auction;
  if (pending?.article !== CHANGE) return nothing('deliberate');
  const { seat } = pending;
  if (isInadmissible(auction, pending))
    return (course) => {
      noteChange(course, pending);
      cancelChange(course, pending);
    };
  return (course) => {
    noteChange(course, pending);
    const to = seatName(leftOf(seat));
    goOn(course, {
      type: 'OptionsOffered',
      data: { article: CHANGE, to, options: ANSWERS, until: 'call' },
    });
  };
};

/** Partner has called before the arbiter compared, and had every right to (BD-L23B). */
const acceptFreed = (course: Course): void => {
  const { pending } = course.now.auction;
  if (pending?.article === 'BD-L35' && !isBarred(course.now, pending.seat))
    accept(course, pending.index, 'BD-L23B');
};

/** Partner has called before the arbiter compared, and had to pass: that is certain now (BD-L35). */
const noteBarred = (course: Course, { seat }: Obligation): void => {
  const { auction, irregularities } = course.now;
  if (irregularities.some((each) => each.article === 'BD-L35' && each.seat === seat)) return;
  const barred = auction.calls.find((each) => each.seat === seat && each.breaks === 'BD-L35');
  if (barred !== undefined && !isUncertain(course.now, seatIndex(barred.seat)))
    note(course, 'BD-L35', seatIndex(barred.seat), { seat: barred.seat, call: barred.call });
};

/** The bid is still to be replaced, and no double will do (BD-L27B3). */
const replaceOtherwise = (course: Course, seat: number): void => {
  impose(course, { kind: 'no-double', seat: seatName(seat), cards: [], article: 'BD-L27B3', trick: 0 });
};

/** BD-L23A: a replacement is compared with the call that was withdrawn. */
const compared = (state: BridgeState, { seat, finding }: Ruling): Ruled => {
  const open = uncompared(state);
  const restriction = open.find(({ offender }) => seat === undefined || offender === seat);
  if (restriction === undefined) return nothing(finding);
  const { pending } = state.auction;
  const held = pending?.article === 'BD-L27B3' ? pending : null;
  if (finding === 'comparable')
    return (course) => {
      const acceptHeld = (): void => {
        if (held !== null) accept(course, held.index, 'BD-L27B1b');
      };
      const isLast = held !== null && callsFrom(course, held.index).length === 1;
      if (isLast) acceptHeld();
      liftCompared(course, restriction);
      // Partner owes nothing by the time at which his call over the double counts.
      if (!isLast) acceptHeld();
      acceptFreed(course);
      observe(course, state);
    };
  return (course) => {
    if (held !== null) {
      cancel(course, callsFrom(course, held.index), 'BD-L27B2');
      replaceOtherwise(course, held.seat);
    }
    confirmRestriction(course, restriction);
    noteBarred(course, restriction);
  };
};

/** BD-L29C: what an artificial call specified; the call that waits, unless another is named. */
const artificial = ({ auction }: BridgeState, { number }: Ruling): Ruled =>
  number === undefined || auction.calls[number - 1] === undefined ? nothing('artificial') : () => undefined;

/** A call out of turn that nobody refused and that fell because the right player called, whose left-hand opponent made it; its index, or -1. */
export const fallenCall = ({ calls, pending }: Auction): number => {
  const [early, right] = calls.slice(-2);
  return pending === null &&
    early?.breaks === 'BD-L17C' &&
    early.withdrawn === true &&
    early.refused !== true &&
    right !== undefined &&
    counts(right) &&
    leftOf(seatIndex(right.seat)) === seatIndex(early.seat)
    ? calls.length - 2
    : -1;
};

/**
 * BD-L33: the call out of turn was made in the same instant as the right one, and counts as made after it; where that breaks
 * the law it waits as it would have then.
 */
const simultaneous = ({ auction, phase }: BridgeState): Ruled => {
  const fallen = fallenCall(auction);
  const record = auction.calls[fallen];
  // After the final pass it would have been one call too many (BD-L39A).
  if (record === undefined || phase !== 'auction') return nothing('simultaneous');
  const { seat, call } = record;
  const problem = callProblem(auction, seatIndex(seat), parseCall(call));
  return (course) => {
    if (problem === null) accept(course, fallen, 'BD-L33', fallen + 1);
    else {
      goOn(course, { type: 'CallMade', data: { seat, call } });
      note(course, problem.article, seatIndex(seat), problem.facts);
    }
  };
};

/** An inadmissible call that was noticed before the next player called (BD-L36B, BD-L37B, BD-L38). */
const cancelPending = (state: BridgeState, pending: PendingCall): Ruled => {
  const { index, seat, article } = pending;
  if (isBadDouble(article) || (article === 'BD-L17C' && isInadmissible(state.auction, pending)))
    return (course) => {
      cancel(course, [index], 'BD-L36B');
      silence(course, 'must-pass', seat, 'BD-L36B');
    };
  if (article === 'BD-L35' && isUncertain(state, seat)) return nothing('cancel');
  if (article === 'BD-L35' || article === 'BD-L38')
    return (course) => {
      passAndSilence(course, pending);
    };
  if (article === 'BD-L31A1' || article === 'BD-L32A1')
    return (course) => {
      cancel(course, [index], article);
    };
  return nothing('cancel');
};

const isUnacceptable = ({ breaks, overlooked }: CallRecord): boolean =>
  overlooked === true || breaks === 'BD-L38';

/** Calls that nobody noticed and that nobody could accept, by their indices. */
export const overlookedCalls = ({ auction }: BridgeState): readonly number[] =>
  auction.irregular
    ? auction.calls.flatMap((record, index) => (counts(record) && isUnacceptable(record) ? [index] : []))
    : [];

/** The double, and what doubles it again, without another call (BD-L36C). */
const doublesFrom = ({ auction }: BridgeState, index: number): readonly number[] => {
  const doubles: number[] = [];
  for (let at = index; at < auction.calls.length; at++) {
    const record = auction.calls[at];
    if (record === undefined || !counts(record) || record.call === 'Pass') continue;
    if (record.call !== 'X' && record.call !== 'XX') break;
    doubles.push(at);
  }
  return doubles;
};

/** One that was found later: it falls with all that came after it (BD-L36A, BD-L38), or is left out of the score (BD-L36C). */
const cancelOverlooked = (state: BridgeState, number: number | undefined): Ruled => {
  const overlooked = overlookedCalls(state);
  const index = number === undefined ? overlooked[0] : number - 1;
  if (index === undefined || !overlooked.includes(index)) return nothing('cancel');
  if (state.phase !== 'auction' && !isBeforeLead(state))
    return (course) => {
      cancel(course, doublesFrom(state, index), 'BD-L36C');
    };
  const { breaks, seat: name = 'N' } = state.auction.calls[index] ?? {};
  return (course) => {
    if (state.phase === 'play') reopen(course, 'BD-L36A');
    if (breaks !== 'BD-L38') {
      cancel(course, callsFrom(course, index), 'BD-L36A');
      return;
    }
    passInstead(course, callsFrom(course, index), seatIndex(name), 'BD-L38');
    silenceSide(course, seatIndex(name), 'BD-L38');
  };
};

const rulingOf = (state: BridgeState, act: Ruling): Ruled => {
  const { pending } = state.auction;
  switch (act.finding) {
    case 'unintended':
      return decideIntended(state, act);
    case 'deliberate':
      return deliberate(state);
    case 'comparable':
    case 'not-comparable':
      return compared(state, act);
    case 'artificial':
      return artificial(state, act);
    case 'simultaneous':
      return simultaneous(state);
    case 'cancel':
      return pending !== null && act.number === undefined
        ? cancelPending(state, pending)
        : cancelOverlooked(state, act.number);
  }
};

/**
 * Of a deal that nobody bid on a slip may still be corrected (BD-L17D2), of one that was played a double left out of the score
 * (BD-L36C), and no more.
 */
const mayRule = (state: BridgeState, finding: CallFinding): boolean =>
  state.phase === 'auction' ||
  state.phase === 'play' ||
  (finding === 'cancel' && overlookedCalls(state).length > 0) ||
  (finding === 'unintended' && isPassedOutOpen(state));

/** A result that stands is scored again as the contract is now; one that was passed out falls where the auction goes on. */
const scoreAnew = (course: Course): void => {
  const { now } = course;
  if (now.phase !== 'finished') {
    goOn(course, { type: 'DealScored', data: VOID_SCORE });
    return;
  }
  const standing = standingOf(now);
  if (standing === null || now.contract === null) return;
  goOn(course, scored(now, { ...standing.contract, risk: now.contract.risk }, standing.won));
};

/** What only the arbiter finds of a call, and what the law makes of it. */
export const decideRuling = (state: BridgeState, given: Ruling): Decision<BridgeEvent> => {
  if (!mayRule(state, given.finding)) return refuse('not-in-auction', { phase: state.phase });
  const { pending } = state.auction;
  const number =
    given.number ?? (given.finding === 'artificial' && pending !== null ? pending.index + 1 : undefined);
  const act = number === undefined ? given : { ...given, number };
  const ruled = rulingOf(state, act);
  if (typeof ruled !== 'function') return ruled;
  const course = courseFrom(state);
  const { do: _, ...data } = act;
  goOn(course, { type: 'CallRuled', data });
  ruled(course);
  useTurns(course, state);
  if (course.now.phase === 'auction') close(course);
  if (state.phase === 'finished') scoreAnew(course);
  return { ok: true, events: course.events };
};
