import { seatName } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, type Facts } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { imposed, lifted, type Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import type { Choice } from './choices/choice';
import { due } from './due';
import type { BridgePlafondEvent } from './events';
import { evolve } from './evolve';
import { type BridgePlafondState, copyState } from './state';

/** What an act leads to, worked out event by event on a copy of the deal. */
export type Course = { readonly now: BridgePlafondState; readonly events: BridgePlafondEvent[] };

export const courseFrom = (state: BridgePlafondState): Course => ({ now: copyState(state), events: [] });

export const goOn = ({ now, events }: Course, event: BridgePlafondEvent): void => {
  events.push(event);
  evolve(now, event);
};

export const note = (course: Course, article: string, seat: number, facts: Facts = {}): void => {
  goOn(course, observed(article, seatName(seat), facts));
};

export const impose = (course: Course, obligation: Obligation): void => {
  goOn(course, imposed(obligation));
};

export const lift = (course: Course, obligation: Obligation, article: string): void => {
  goOn(course, lifted(obligation, article));
};

/** An article gives a choice. */
export const offer = (course: Course, choice: Choice): void => {
  goOn(course, { type: 'ChoiceOffered', data: choice });
};

/** BP-DONNE-GAP-1: the deal is void, and the same player deals again with the same pack. */
export const annul = (course: Course, article: string): void => {
  const { dealer, pack } = course.now;
  goOn(course, { type: 'DealAnnulled', data: { article, dealer: seatName(dealer), pack } });
};

/** Everything that happened, with the milestones that follow from it. */
export const ended = (course: Course): Decision<BridgePlafondEvent> => {
  for (let events = due(course.now); events.length > 0; events = due(course.now))
    for (const event of events) goOn(course, event);
  return accepted(...course.events);
};

/** Accepts what happened with the milestones that follow from it. */
export const follow = (
  state: BridgePlafondState,
  ...happened: readonly BridgePlafondEvent[]
): Decision<BridgePlafondEvent> => {
  const course = courseFrom(state);
  for (const event of happened) goOn(course, event);
  return ended(course);
};
