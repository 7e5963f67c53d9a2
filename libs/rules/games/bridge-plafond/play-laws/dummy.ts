import { dummyOf, isDefender } from '@arbitre/rules/kernel/auction/declarer';
import { seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import { accepted } from '@arbitre/rules/kernel/decider';
import { argumentsOf } from '@arbitre/rules/kernel/declare/acts';
import type { Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import type { Decide } from '../acts';
import type { Choice, Consequence } from '../choices/choice';
import { lapse } from '../choices/decide-choice';
import { type Course, courseFrom, ended, goOn, lift, note, offer } from '../course';
import type { BridgePlafondEvent } from '../events';
import { refuse } from '../refusals';
import type { BridgePlafondState } from '../state';
import { numberOf } from './article-number';
import { duringPlay, leftOfDummy } from './at-table';
import { clearTrick } from './cards-back';
import { pointedOut } from './declared';
import { openLead } from './wrong-lead';

// Acts of dummy (articles 50 and 51).

/** BP-50-3: the flank on dummy's left says from which hand declarer leads. */
export const decideNameHand: Decide<'name-hand'> = (state) => {
  const problem = duringPlay(state, 'name-hand');
  if (problem !== null) return problem;
  const { play, declarer, choices } = state;
  if (play.count > 0 || isDefender(declarer, play.turn))
    return refuse('not-declarers-lead', { turn: seatName(play.turn) });
  const course = courseFrom(state);
  goOn(course, { type: 'HandNamed', data: {} });
  const dummy = dummyOf(declarer);
  note(course, 'BP-50-3', dummy, { turn: seatName(play.turn) });
  if (!choices.some(({ article }) => article === 'BP-50-3'))
    offer(course, {
      ...{ article: 'BP-50-3', to: seatName(leftOfDummy(state)), until: 'card', offender: seatName(dummy) },
      ...{ options: ['from-declarer', 'from-dummy'], cards: [] },
    });
  return ended(course);
};

export const designatedHand: Consequence = {
  taken: (course, _choice, option) => {
    const { declarer } = course.now;
    const seat = seatName(option === 'from-dummy' ? dummyOf(declarer) : declarer);
    goOn(course, { type: 'LeaderDesignated', data: { seat } });
  },
};

/** Without its sanction a lead out of turn goes back, and nothing lies exposed. */
const loseSanction = (course: Course, choice: Choice): void => {
  const isLead = openLead(course.now)?.article === choice.article;
  lapse(course, choice);
  if (isLead) clearTrick(course, 'BP-50-4');
};

type PointedOut = Parameters<Decide<'dummy-points-out'>>[1];

/** Articles that have a card exposed without anybody's word. */
const EXPOSING: ReadonlySet<string> = new Set(['BP-44-1', 'BP-46-5', 'BP-47-GAP-1']);

/** A card that lies exposed since this trick for what dummy speaks of: declarer may not call it. */
const exposedFor = (
  { obligations, play }: BridgePlafondState,
  { article, seat }: PointedOut,
): Obligation | undefined =>
  obligations.findLast(
    (each) =>
      each.kind === 'exposed-card' &&
      EXPOSING.has(each.article) &&
      each.trick === play.completed + 1 &&
      numberOf(each.article) === numberOf(article) &&
      (seat === undefined || seat === each.seat),
  );

/** BP-50-4: declarer loses what the article gave him, or would have given. */
export const decidePointedOut: Decide<'dummy-points-out'> = (state, act) => {
  const problem = duringPlay(state, 'dummy-points-out');
  if (problem !== null) return problem;
  const { article, seat } = act;
  const declarer = seatName(state.declarer);
  const lost = state.choices.filter(
    (each) =>
      each.to === declarer &&
      (each.article === article || (numberOf(article) > 0 && numberOf(each.article) === numberOf(article))) &&
      (seat === undefined || seat === each.offender),
  );
  const exposed = exposedFor(state, act);
  const course = courseFrom(state);
  goOn(course, { type: 'DummyPointedOut', data: argumentsOf(pointedOut, act) });
  note(course, 'BP-50-4', dummyOf(state.declarer), { about: article });
  for (const each of lost) loseSanction(course, each);
  if (exposed !== undefined) lift(course, exposed, 'BP-50-4');
  return ended(course);
};

/** BP-55-4-A: he looks on purpose at a hand that is not his. */
export const decideLook: Decide<'dummy-looks'> = (state, { at }) => {
  const problem = duringPlay(state, 'dummy-looks');
  if (problem !== null) return problem;
  const dummy = dummyOf(state.declarer);
  if (seatIndex(at) === dummy) return refuse('own-hand', { seat: at });
  const course = courseFrom(state);
  goOn(course, { type: 'DummyLooked', data: { at } });
  if (sideIndex(seatIndex(at)) !== sideIndex(dummy)) note(course, 'BP-JEU-10', dummy, { at });
  return ended(course);
};

/** BP-55-4-B: he is away from the table. */
export const decideLeave: Decide<'dummy-leaves'> = (state, { back }) => {
  const problem = duringPlay(state, 'dummy-leaves');
  if (problem !== null) return problem;
  if (state.playLaws.dummyAway !== (back === true)) return refuse('dummy-where-he-is');
  const left: BridgePlafondEvent = { type: 'DummyLeft', data: back === true ? { back } : {} };
  return accepted(left);
};
