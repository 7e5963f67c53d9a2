import { SUIT_LETTERS } from '@arbitre/rules/kernel/cards';
import { isDefender } from '@arbitre/rules/kernel/auction/declarer';
import { partnerOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { refused } from '@arbitre/rules/kernel/decider';
import { hasPlayed } from '@arbitre/rules/kernel/tricks/play';
import type { Decide } from '../acts';
import type { Consequence } from '../choices/choice';
import { type Course, courseFrom, ended, goOn, impose, note, offer } from '../course';
import { refuse } from '../refusals';
import { answering, duringPlay, leftOfDummy } from './at-table';
import { markOf, order, type OrderKind } from './orders';

// Orders on the card that a partner plays to the trick on the table (articles 47 and 52).

const KINDS: Readonly<Record<string, OrderKind>> = {
  highest: 'forced-highest',
  lowest: 'forced-lowest',
  win: 'must-win',
  lose: 'must-lose',
};
const ORDERS = Object.keys(KINDS);

/** BP-47-1-IV: a suit other than the one led. */
const discards = ({ now }: Course): readonly string[] =>
  Array.from(SUIT_LETTERS)
    .filter((_, suit) => suit !== now.play.led)
    .map((suit) => `discard-${suit}`);

/** Declarer, or the flank on dummy's left, may give the partner of the offender an order until he plays. */
export const offerOrder = (
  course: Course,
  article: 'BP-47-1' | 'BP-52-1',
  offender: number,
  cards: readonly string[],
): void => {
  const { choices, declarer } = course.now;
  if (choices.some((each) => each.article === article && each.offender === seatName(offender))) return;
  const to = isDefender(declarer, offender) ? answering(course.now, offender) : leftOfDummy(course.now);
  offer(course, {
    ...{ article, to: seatName(to), until: 'card', offender: seatName(offender), cards },
    options: article === 'BP-47-1' ? [...ORDERS, ...discards(course)] : ORDERS,
  });
};

/** The partner plays as he is told, as far as he can (BP-47-2, BP-52-2). */
export const partnersCard: Consequence = {
  taken: (course, { article, offender, to }, option) => {
    const kind = KINDS[option] ?? 'forced-suit';
    const cards = kind === 'forced-suit' ? [markOf(option.slice(-1))] : [];
    const about = { article, trick: course.now.play.completed + 1, by: [to] };
    impose(course, order(kind, partnerOf(seatIndex(offender)), cards, about));
  },
};

/** BP-52-1: a word or a sign that the trick is theirs, before the partner has played to it. */
export const decidePointOut: Decide<'point-out-trick'> = (state, { seat: name }) => {
  const problem = duringPlay(state, 'point-out-trick');
  if (problem !== null) return problem;
  const seat = seatIndex(name);
  const { play, declarer } = state;
  if (play.count === 0) return refuse('no-trick-on-table');
  if (seat === declarer || hasPlayed(play, partnerOf(seat)))
    return refused('BP-52-1', { seat: name, declarer: seatName(declarer) });
  const course = courseFrom(state);
  goOn(course, { type: 'TrickPointedOut', data: { seat: name } });
  note(course, 'BP-52-1', seat, { trick: play.completed + 1 });
  offerOrder(course, 'BP-52-1', seat, []);
  return ended(course);
};
