import { isBid, PASS } from '@arbitre/rules/kernel/auction/calls';
import { seatIndex } from '@arbitre/rules/kernel/compass';
import type { Decide } from '../acts';
import { type Choice, type Consequence, type Consequences, NEW_DEAL } from '../choices/choice';
import { annul, type Course, courseFrom, ended, goOn } from '../course';
import { refuse } from '../refusals';
import { countsAs, nothingSuffices, reduced } from './breaches';
import { lateConsequence } from './late-call';
import { cancel, closeChoice, dropFirst, judge, OPTIONS, settle, silence } from './settle';
import { isSlip, unnoticed } from './pending';
import { graveConsequence, lowCardConsequence, showCard } from './shown-cards';
import { saidBy, standingOf } from './standing';

/** BP-40-1, BP-39-4, BP-39-GAP-1: one of the players points the fault out before the left opponent has called. */
const pointOut: Decide<'point-out'> = (state, { by }) => {
  const pending = unnoticed(state);
  if (pending === null) return refuse('nothing-to-point-out');
  const offender = state.calls[pending.index]?.seat ?? 'N';
  if (by === offender) return refuse('own-fault', { seat: by });
  const course = courseFrom(state);
  goOn(course, { type: 'FaultPointedOut', data: { by } });
  if (pending.article !== 'BP-40-1') cancel(course, pending);
  else if (nothingSuffices(state.auction)) {
    settle(course, pending.index, PASS, 'BP-40-GAP-3');
    silence(course, seatIndex(offender), 'BP-40-GAP-3');
  }
  return ended(course);
};

const acceptSlip: Decide<'accept-slip'> = (state, { reason }) => {
  const { pending } = state.callLaws;
  if (pending === null || !isSlip(state)) return refuse('no-slip');
  const course = courseFrom(state);
  goOn(course, { type: 'SlipAccepted', data: { reason } });
  closeChoice(course, pending.index);
  dropFirst(course, pending.index, 'BP-39-3');
  settle(course, pending.index, null);
  judge(course, pending.index);
  return ended(course);
};

/** What decides on the acts of `declared.ts`. */
export const callHandlers = { 'point-out': pointOut, 'accept-slip': acceptSlip, 'show-card': showCard };

/** BP-42-GAP-1: a bid that is reduced to seven need not beat the last one. */
const upheldBy = ({ now }: Course, index: number): string => {
  const { call } = saidBy(now.calls[index] ?? { seat: 'N', call: 'Pass' });
  return isBid(call) && reduced(call) <= now.auction.bid ? 'BP-42-GAP-1' : 'BP-42-3';
};

const chosen = (course: Course, { article, call = 1 }: Choice, option: string): void => {
  const index = call - 1;
  const record = course.now.calls[index];
  if (record === undefined) return;
  switch (option) {
    case NEW_DEAL:
      annul(course, article);
      break;
    case 'cancel':
      settle(course, index, null, article);
      break;
    case 'as-pass':
      settle(course, index, PASS, 'BP-42-2');
      break;
    default:
      settle(course, index, countsAs(standingOf(course.now), saidBy(record)), upheldBy(course, index));
  }
};

const ofCall: Consequence = { taken: chosen };

/** What follows from the choices that these articles give, by article. */
export const callConsequences: Consequences = {
  ...Object.fromEntries(Object.keys(OPTIONS).map((article) => [article, ofCall])),
  'BP-41-1': lateConsequence,
  'BP-43-1': lowCardConsequence,
  'BP-43-3': graveConsequence,
};
