import { partnerOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import type { Choice, Consequence } from '../choices/choice';
import { type Course, impose, offer } from '../course';
import { markOf } from '../play-laws/orders';
import { LEAD_OPTIONS, suitOfOption } from '../play-laws/lead-options';

// Article 41: a defender's call after the auction has closed.

const FREE = 'free';
const OPTIONS = [...LEAD_OPTIONS, FREE];

const isOrdered = ({ choices, obligations }: Course['now'], offender: string): boolean =>
  choices.some((each) => each.article === 'BP-41-1' && each.offender === offender) ||
  obligations.some((each) => each.article === 'BP-41-1' && each.offender === offender);

/** Declarer may order the suit that the offender's partner leads the first time that he has to lead. */
export const offerOrder = (course: Course, offender: number): void => {
  const { declarer } = course.now;
  if (isOrdered(course.now, seatName(offender))) return;
  offer(course, {
    ...{ article: 'BP-41-1', to: seatName(declarer), options: OPTIONS, until: 'card' },
    ...{ offender: seatName(offender), cards: [] },
  });
};

/** A suit that a seat must, or may not, lead at its next lead. */
export const orderOn = (
  course: Course,
  kind: 'forced-lead' | 'forbidden-lead',
  suit: string,
  { article, to, offender }: Choice,
): void => {
  impose(course, {
    ...{ kind, seat: seatName(partnerOf(seatIndex(offender))), cards: [markOf(suit)], article },
    ...{ trick: course.now.play.completed + 1, by: [to], offender },
  });
};

export const lateConsequence: Consequence = {
  taken: (course, choice, option) => {
    if (option !== FREE) orderOn(course, 'forced-lead', suitOfOption(option), choice);
  },
};
