import { isDefender } from '@arbitre/rules/kernel/auction/declarer';
import { leftOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { isClosed } from '@arbitre/rules/kernel/tricks/play';
import type { Decide } from '../acts';
import type { Consequence } from '../choices/choice';
import { courseFrom, ended, goOn, impose, note, offer } from '../course';
import { refuse } from '../refusals';
import { answering, duringPlay } from './at-table';
import { markOf, order } from './orders';
import { LEAD_OPTIONS, suitOfOption } from './lead-options';

// A quitted trick that is looked at (article 53).

/** BP-53-1: without one of the reasons of BP-53-2 the other side may name the suit of their next lead. */
export const decideLookAt: Decide<'look-at-trick'> = (state, { seat: name, trick, because }) => {
  const problem = duringPlay(state, 'look-at-trick');
  if (problem !== null) return problem;
  const { play, declarer } = state;
  if (trick > play.completed || !isClosed(play, trick)) return refuse('trick-not-quitted', { trick });
  const seat = seatIndex(name);
  const course = courseFrom(state);
  const why = because === undefined ? {} : { because };
  goOn(course, { type: 'TrickLookedAt', data: { seat: name, trick, ...why } });
  if (because !== undefined) return ended(course);
  note(course, 'BP-53-1', seat, { trick });
  const to = isDefender(declarer, seat) ? answering(state, seat) : leftOf(declarer);
  if (!state.choices.some(({ article, to: owner }) => article === 'BP-53-1' && owner === seatName(to)))
    offer(course, {
      ...{ article: 'BP-53-1', to: seatName(to), options: LEAD_OPTIONS, until: 'card' },
      ...{ offender: name, cards: [] },
    });
  return ended(course);
};

export const suitOfNextLead: Consequence = {
  taken: (course, { article, offender, to }, option) => {
    const about = { article, trick: course.now.play.completed + 1, by: [to] };
    impose(course, order('forced-side-lead', seatIndex(offender), [markOf(suitOfOption(option))], about));
  },
};
