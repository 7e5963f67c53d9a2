import { partnerOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { type Obligation, owedBy } from '@arbitre/rules/kernel/mistakes/obligations';
import type { BridgeState } from '../state';
import { type Course, impose, lift } from './course';

// What a side owes to the auction after a call of it went wrong.

/** For the rest of the auction, or at the next turn. */
export type Bar = 'must-pass' | 'must-pass-once';

const owes = ({ now }: Course, seat: number, kind: string): readonly Obligation[] =>
  now.obligations.length === 0 ? [] : owedBy(now.obligations, seatName(seat), kind);

/** A seat must pass; the offender is told where it is another. */
export const bar = (course: Course, kind: Bar, seat: number, article: string, offender = seat): void => {
  if (owes(course, seat, kind).length > 0) return;
  const whose = offender === seat ? {} : { offender: seatName(offender) };
  impose(course, { kind, seat: seatName(seat), cards: [], article, trick: 0, ...whose });
};

/** A withdrawn call of the offender: should his side defend, declarer may forbid his partner a suit (BD-L26B). */
export const restrictLead = (course: Course, offender: number, article: string): void => {
  const seat = partnerOf(offender);
  if (owes(course, seat, 'lead-penalty').length > 0) return;
  impose(course, {
    ...{ kind: 'lead-penalty', seat: seatName(seat), cards: [], article, trick: 0 },
    offender: seatName(offender),
  });
};

/** The partner must pass, and may be forbidden a suit when he leads. */
export const silence = (course: Course, kind: Bar, offender: number, article: string): void => {
  bar(course, kind, partnerOf(offender), article, offender);
  restrictLead(course, offender, article);
};

/** Both members of the side pass for the rest of the auction (BD-L37B, BD-L38). */
export const silenceSide = (course: Course, offender: number, article: string): void => {
  bar(course, 'must-pass', offender, article);
  bar(course, 'must-pass', partnerOf(offender), article, offender);
};

/** Laws by which partner passes unless the arbiter finds the replacement comparable (BD-L23A). */
const UNLESS_COMPARABLE: ReadonlySet<string> = new Set([
  'BD-L25B1',
  'BD-L27B2',
  'BD-L27B3',
  'BD-L30B1b-ii',
  'BD-L31A2b',
  'BD-L32A2',
]);

/** What hangs on whether a replacement is comparable, as far as the arbiter has not said. */
export const uncompared = ({ obligations, phase }: BridgeState): readonly Obligation[] =>
  obligations.length === 0 || phase !== 'auction'
    ? []
    : obligations.filter(({ kind, article }) => kind === 'lead-penalty' && UNLESS_COMPARABLE.has(article));

const barsOn = ({ obligations }: BridgeState, seat: number): readonly Obligation[] =>
  obligations.filter(({ kind, seat: name }) => kind.startsWith('must-pass') && seatIndex(name) === seat);

export const isBarred = (state: BridgeState, seat: number): boolean => barsOn(state, seat).length > 0;

/** Whether a seat has to pass hangs on what the arbiter has still to compare: nobody is accused by it (BD-L23A). */
export const isUncertain = (state: BridgeState, seat: number): boolean => {
  const open = uncompared(state);
  const hangs = ({ seat: name, article, offender }: Obligation): boolean =>
    open.some((each) => each.seat === name && each.article === article && each.offender === offender);
  return open.length > 0 && isBarred(state, seat) && barsOn(state, seat).every(hangs);
};

/** A comparable call leaves nothing behind (BD-L23B, BD-L26A). */
export const liftCompared = (course: Course, restriction: Obligation): void => {
  const { seat, article, offender } = restriction;
  lift(course, restriction, 'BD-L26A');
  for (const each of course.now.obligations)
    if (each.seat === seat && each.article === article && each.offender === offender)
      lift(course, each, 'BD-L23B');
};

/** The arbiter has compared, and the replacement is another call. */
export const confirmRestriction = (course: Course, restriction: Obligation): void => {
  lift(course, restriction, 'BD-L23A');
  impose(course, { ...restriction, article: 'BD-L26B' });
};

/** What a call replaces, and by which article its partner then passes. */
const AFTER_ANOTHER_CALL: Readonly<Record<string, string>> = {
  'BD-L30B1b-i': 'BD-L30B1b-ii',
  'BD-L31A2a': 'BD-L31A2b',
  'BD-L31B2': 'BD-L31A2b',
  'BD-L32A2': 'BD-L32A2',
  'BD-L32B': 'BD-L32A2',
};

/** A call of this seat counts: what it owed for this turn is met. */
export const meetDuties = (course: Course, seat: number): void => {
  for (const kind of ['must-pass-once', 'must-repeat', 'no-double'])
    for (const duty of owes(course, seat, kind)) lift(course, duty, duty.article);
  for (const duty of owes(course, seat, 'comparable-call')) {
    lift(course, duty, duty.article);
    silence(course, 'must-pass-once', seat, AFTER_ANOTHER_CALL[duty.article] ?? duty.article);
  }
};

/** The right-hand opponent did not pass: the offender need not repeat his call, and is compared (BD-L31A2a, BD-L32A2). */
export const releaseRepetition = (course: Course, seat: number): void => {
  for (const duty of owes(course, seat, 'must-repeat')) {
    const article = duty.article === 'BD-L32A1' ? 'BD-L32A2' : 'BD-L31A2a';
    lift(course, duty, article);
    impose(course, { ...duty, kind: 'comparable-call', article });
  }
};

export const offenderOf = ({ offender, seat }: Obligation): number => seatIndex(offender ?? seat);
