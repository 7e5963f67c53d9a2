import { isDefender } from '@arbitre/rules/kernel/auction/declarer';
import { type Card, formatCard } from '@arbitre/rules/kernel/cards';
import {
  areOpponents,
  leftOf,
  rightOf,
  SEATS,
  type Seat,
  seatIndex,
  seatName,
} from '@arbitre/rules/kernel/compass';
import type { Refusal } from '@arbitre/rules/kernel/decider';
import { obligationOn } from '@arbitre/rules/kernel/mistakes/obligations';
import { type Course, impose } from '../course';
import { refuse } from '../refusals';
import type { BridgePlafondState } from '../state';

/** What happens at a real table while cards are played; an enforced one lets none of it happen. */
export const duringPlay = ({ policy, grain, phase }: BridgePlafondState, act: string): Refusal | null => {
  if (policy === 'enforced') return refuse('enforced-table', { do: act });
  if (grain === 'result') return refuse('result-grain', { do: act });
  return phase === 'play' ? null : refuse('not-in-play', { do: act });
};

/** BP-44-1: a defender's card lies exposed until it is played. */
export const exposeCard = (course: Course, seat: number, card: Card, article: string): void => {
  const { obligations, play, declarer } = course.now;
  if (!isDefender(declarer, seat) || obligationOn(obligations, 'exposed-card', formatCard(card)) !== null)
    return;
  impose(course, {
    ...{ kind: 'exposed-card', seat: seatName(seat), cards: [formatCard(card)], article },
    ...{ trick: play.completed + 1, by: [seatName(declarer)] },
  });
};

export const opponentsOf = (seat: number): readonly Seat[] =>
  SEATS.filter((each) => areOpponents(seatIndex(each), seat));

/** The flank on dummy's left, who answers for dummy's faults. */
export const leftOfDummy = ({ declarer }: BridgePlafondState): number => rightOf(declarer);
/** Who answers for a fault of either side: declarer, or the flank on his left. */
export const answering = ({ declarer }: BridgePlafondState, offender: number): number =>
  isDefender(declarer, offender) ? declarer : leftOf(declarer);
