import { type Call, formatCall } from '@arbitre/rules/kernel/auction/calls';
import { leftOf, partnerOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { owedBy } from '@arbitre/rules/kernel/mistakes/obligations';
import { NEW_DEAL } from '../choices/choice';
import { type Course, goOn, impose, lift, note, offer } from '../course';
import { type Breach, breachOf, countsAs, type Said } from './breaches';
import { callBefore, saidBy, standingOf } from './standing';
import type { PendingCall } from './state';

// What becomes of a call that broke the rules.

/** A call is settled, and the turn that it takes is used (BP-39-GAP-3, BP-42-GAP-3). */
export const settle = (course: Course, index: number, call: Call | null, article?: string): void => {
  const number = index + 1;
  const how = article === undefined ? {} : { article };
  goOn(course, {
    type: 'CallSettled',
    data: { number, call: call === null ? null : formatCall(call), ...how },
  });
  if (call !== null) meetDuties(course, seatIndex(course.now.calls[index]?.seat ?? ''));
};

/** A call of this seat counts: what it owed for this turn is met (BP-39-GAP-3). */
export const meetDuties = (course: Course, seat: number): void => {
  for (const duty of owedBy(course.now.obligations, seatName(seat), 'must-pass-once'))
    lift(course, duty, 'BP-39-GAP-3');
};

/** The partner passes the first time that his turn comes (BP-39-4, BP-40-2). */
export const silence = (course: Course, offender: number, article: string): void => {
  const seat = seatName(partnerOf(offender));
  if (owedBy(course.now.obligations, seat, 'must-pass-once').length > 0) return;
  impose(course, {
    ...{ kind: 'must-pass-once', seat, cards: [], article, trick: 0 },
    offender: seatName(offender),
  });
};

const OUT_OF_TURN = [NEW_DEAL, 'cancel'];
const AS_PASS = [NEW_DEAL, 'as-pass'];
const UPHELD = [...AS_PASS, 'uphold'];

/** What the left opponent may choose of a call, by the article that it breaks; nothing where he has no choice. */
export const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  'BP-39-1': OUT_OF_TURN,
  'BP-39-2': OUT_OF_TURN,
  'BP-39-GAP-2': OUT_OF_TURN,
  'BP-42-A': UPHELD,
  'BP-42-B': UPHELD,
  'BP-42-C': AS_PASS,
  'BP-42-D': AS_PASS,
  'BP-42-E': AS_PASS,
  'BP-42-F': AS_PASS,
};

/** A call breaks the rules: it waits, and whoever the article names may choose. */
const hold = (course: Course, index: number, { seat }: Said, { article, facts }: Breach): void => {
  goOn(course, { type: 'CallHeld', data: { number: index + 1, article } });
  note(course, article, seat, facts);
  const options = OPTIONS[article];
  if (options === undefined) return;
  offer(course, {
    ...{ article, to: seatName(leftOf(seat)), options, until: 'call' },
    ...{ offender: seatName(seat), cards: [], call: index + 1 },
  });
};

/** A call that was said is judged by what stands now. */
export const judge = (course: Course, index: number): void => {
  const record = course.now.calls[index];
  if (record === undefined) return;
  const said = saidBy(record);
  const breach = breachOf(standingOf(course.now), said);
  if (breach === null) settle(course, index, said.call);
  else hold(course, index, said, breach);
};

/** Nobody chooses any more what becomes of this call. */
export const closeChoice = (course: Course, index: number): void => {
  for (const { article, to, call } of course.now.choices)
    if (call === index + 1) goOn(course, { type: 'ChoiceLapsed', data: { article, to } });
};

/** A second call takes the place of the first (BP-39-3, BP-39-5). */
export const dropFirst = (course: Course, index: number, article: string): void => {
  const first = callBefore(course.now, index);
  if (first >= 0) settle(course, first, null, article);
};

/** By which article a call stands whose left opponent has called over it. */
const REGULAR: Readonly<Record<string, string>> = {
  'BP-39-1': 'BP-39-5',
  'BP-39-2': 'BP-39-5',
  'BP-39-4': 'BP-39-5',
  'BP-39-GAP-2': 'BP-39-5',
  'BP-39-GAP-1': 'BP-39-GAP-1',
  'BP-40-1': 'BP-40-4',
};

/** The left opponent calls: the call stands as far as it can (BP-39-5, BP-40-4, BP-42-GAP-2). */
export const callOver = (course: Course, { index, article }: PendingCall): void => {
  const record = course.now.calls[index];
  if (record === undefined) return;
  const by = REGULAR[article] ?? 'BP-42-GAP-2';
  if (article === 'BP-39-2') dropFirst(course, index, by);
  settle(course, index, countsAs(standingOf(course.now), saidBy(record)), by);
  closeChoice(course, index);
};

/** The call counts for nothing, and the auction goes on as if it had not been made; the partner may owe a pass (BP-39-4). */
export const cancel = (course: Course, { index, article }: PendingCall): void => {
  settle(course, index, null, article);
  if (article === 'BP-39-4') silence(course, seatIndex(course.now.calls[index]?.seat ?? ''), 'BP-39-4');
};
