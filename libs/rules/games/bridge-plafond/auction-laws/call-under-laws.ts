import { hasEnoughPasses } from '@arbitre/rules/kernel/auction/auction';
import { parseCall, PASS } from '@arbitre/rules/kernel/auction/calls';
import { isDefender } from '@arbitre/rules/kernel/auction/declarer';
import { seatIndex } from '@arbitre/rules/kernel/compass';
import type { Decision } from '@arbitre/rules/kernel/decider';
import type { BridgePlafondActNamed } from '../acts';
import { lapseOf } from '../choices/decide-choice';
import { type Course, courseFrom, ended, goOn, note } from '../course';
import type { BridgePlafondEvent } from '../events';
import { refuse } from '../refusals';
import type { BridgePlafondState } from '../state';
import { breachOf, isLeastCorrection, nothingSuffices, type Said } from './breaches';
import { offerOrder } from './late-call';
import { type Doing, doingOf } from './pending';
import { callOver, cancel, judge, meetDuties, settle, silence } from './settle';
import { standingOf } from './standing';
import type { PendingCall } from './state';

type Act = BridgePlafondActNamed<'call'>;

/** The offender makes his insufficient bid good: it costs partner a pass unless it is the least, and in time (BP-40-3). */
const correct = (course: Course, pending: PendingCall, made: number, { seat, call }: Said): void => {
  const { auction, calls } = course.now;
  const insufficient = parseCall(calls[pending.index]?.call ?? '');
  const least = isLeastCorrection(auction, insufficient, call) && !pending.pointedOut;
  const other = pending.pointedOut ? 'BP-40-1' : 'BP-40-GAP-2';
  const article = nothingSuffices(auction) ? 'BP-40-GAP-3' : least ? 'BP-40-3' : other;
  settle(course, pending.index, null, article);
  settle(course, made, call);
  if (article !== 'BP-40-3') silence(course, seat, article === 'BP-40-GAP-3' ? article : 'BP-40-2');
};

const over = (course: Course, pending: PendingCall, doing: Doing, made: number, said: Said): void => {
  if (doing === 'corrects') {
    correct(course, pending, made, said);
    return;
  }
  if (doing === 'upholds') callOver(course, pending);
  else cancel(course, pending);
  judge(course, made);
};

/** The right to have the cards dealt again ends with the first call of all (BP-38-GAP-1). */
const lapseOfDeal = (course: Course): void => {
  for (const { article, to } of course.now.choices)
    if (article === 'BP-38-1') goOn(course, { type: 'ChoiceLapsed', data: { article, to } });
};

/** BP-41-1: it has no effect on the contract; a defender's may cost his partner the choice of his first lead. */
const late = (state: BridgePlafondState, data: Act, { seat, call }: Said): Decision<BridgePlafondEvent> => {
  const course = courseFrom(state);
  goOn(course, { type: 'CallSaid', data: dataOf(data) });
  if (call !== PASS) {
    const defends = isDefender(state.declarer, seat);
    note(course, defends ? 'BP-41-1' : 'BP-41-GAP-1', seat, { seat: data.seat, call: data.call });
    if (defends) offerOrder(course, seat);
  }
  return ended(course);
};

const dataOf = ({ seat, call, of }: Act) => ({ seat, call, ...(of === undefined ? {} : { of }) });

/** A call at a real table that is irregular, comes after the end of the auction, or is made while something irregular waits. */
export const callUnderLaws = (state: BridgePlafondState, act: Act): Decision<BridgePlafondEvent> => {
  const data = dataOf(act);
  const said: Said = { ...act, seat: seatIndex(act.seat), call: parseCall(act.call) };
  if (state.phase === 'play') return late(state, act, said);
  const { pending } = state.callLaws;
  const [choice] = state.choices;
  // The auction is over but for a choice that was not made (BP-43-GAP-3).
  if (pending === null && choice !== undefined && hasEnoughPasses(state.auction))
    return refuse('choice-waits', { seat: act.seat, to: choice.to, article: choice.article });
  const doing = pending === null ? null : doingOf(state, pending, said);
  if (doing !== null && typeof doing === 'object') return doing;
  const course = courseFrom(state);
  const regular = pending === null && breachOf(standingOf(state), said) === null;
  goOn(
    course,
    regular ? { type: 'CallMade', data: { seat: act.seat, call: act.call } } : { type: 'CallSaid', data },
  );
  lapseOfDeal(course);
  const made = course.now.calls.length - 1;
  if (regular) meetDuties(course, said.seat);
  else if (pending === null || doing === null) judge(course, made);
  else over(course, pending, doing, made, said);
  for (const each of state.choices)
    if (each.call === undefined && each.to === act.seat) lapseOf(course, act.seat, ['call']);
  return ended(course);
};
