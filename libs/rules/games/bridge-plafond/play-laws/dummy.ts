import { dummyOf, isDefender } from '@arbitre/rules/kernel/auction/declarer';
import { formatCard, parseCard, parseWritten } from '@arbitre/rules/kernel/cards';
import { seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import { accepted, refused } from '@arbitre/rules/kernel/decider';
import { holderOf } from '@arbitre/rules/kernel/hands';
import { wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import type { Decide } from '../acts';
import type { Choice, Consequence } from '../choices/choice';
import { lapse } from '../choices/decide-choice';
import { type Course, courseFrom, ended, goOn, impose, note, offer } from '../course';
import type { BridgePlafondEvent } from '../events';
import { refuse } from '../refusals';
import type { BridgePlafondState } from '../state';
import { duringPlay, leftOfDummy } from './at-table';
import { clearTrick } from './cards-back';
import { legalPlays } from './legal-plays';
import { order } from './orders';
import { openLead } from './wrong-lead';

// Acts of dummy (articles 50 and 51).

/** Whose card was suggested: one of declarer's two hands holds it. */
const holder = ({ play, declarer }: BridgePlafondState, card: string): number => {
  const seat = holderOf(play.held, parseCard(card));
  return seat < 0 ? dummyOf(declarer) : seat;
};

/** BP-50-1: the flank on dummy's left may order the card, or forbid it. */
export const decideSuggest: Decide<'suggest-card'> = (state, { card: written }) => {
  const problem = duringPlay(state, 'suggest-card');
  if (problem !== null) return problem;
  const card = formatCard(parseWritten(written));
  if (wasPlayed(state.play, parseCard(card))) return refuse('card-already-played', { card });
  if (isDefender(state.declarer, holder(state, card)))
    return refuse('card-not-held', { seat: seatName(dummyOf(state.declarer)), card });
  const course = courseFrom(state);
  goOn(course, { type: 'CardSuggested', data: { card } });
  const dummy = dummyOf(state.declarer);
  note(course, 'BP-50-1', dummy, { card });
  if (!state.choices.some(({ article }) => article === 'BP-50-1'))
    offer(course, {
      ...{
        article: 'BP-50-1',
        to: seatName(leftOfDummy(state)),
        options: ['play', 'not-play'],
        until: 'card',
      },
      ...{ offender: seatName(dummy), cards: [card] },
    });
  return ended(course);
};

/** BP-50-2: not where to obey would be a revoke. */
const wouldRevoke = (state: BridgePlafondState, { cards: [text = ''] }: Choice, option: string): boolean => {
  const seat = holder(state, text);
  if (seat !== state.play.turn) return false;
  const legal = legalPlays(state, seat);
  if (legal.length === 0) return false;
  const card = parseCard(text);
  return option === 'play' ? !legal.includes(card) : legal.every((each) => each === card);
};

export const suggestedCard: Consequence = {
  problem: (state, choice, option) =>
    wouldRevoke(state, choice, option)
      ? refused('BP-50-2', { card: choice.cards[0] ?? '', order: option })
      : null,
  taken: (course, { article, cards, to }, option) => {
    const [card = ''] = cards;
    const kind = option === 'play' ? 'must-play-card' : 'must-not-play-card';
    const about = { article, trick: course.now.play.completed + 1, by: [to] };
    impose(course, order(kind, holder(course.now, card), cards, about));
  },
};

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

/** BP-50-4: declarer loses what the article would have given him. */
export const decidePointedOut: Decide<'dummy-points-out'> = (state, { article }) => {
  const problem = duringPlay(state, 'dummy-points-out');
  if (problem !== null) return problem;
  const declarer = seatName(state.declarer);
  const lost = state.choices.filter((each) => each.article === article && each.to === declarer);
  const course = courseFrom(state);
  goOn(course, { type: 'DummyPointedOut', data: { article } });
  note(course, 'BP-50-4', dummyOf(state.declarer), { about: article });
  for (const each of lost) loseSanction(course, each);
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
