import type { Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import { imposed, lifted } from '@arbitre/rules/kernel/mistakes/obligations';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import type { Facts } from '@arbitre/rules/kernel/decider';
import { seatName } from '@arbitre/rules/kernel/compass';
import type { BridgeEvent } from '../events';
import { evolve } from '../evolve';
import { type BridgeState, copyState } from '../state';

/** What an act leads to, worked out event by event on a copy of the deal. */
export type Course = { readonly now: BridgeState; readonly events: BridgeEvent[] };

export const courseFrom = (state: BridgeState): Course => ({ now: copyState(state), events: [] });

export const goOn = ({ now, events }: Course, event: BridgeEvent): void => {
  events.push(event);
  evolve(now, event);
};

/** `indices`: places on the record, from 0. */
export const cancel = (course: Course, indices: readonly number[], article: string): void => {
  if (indices.length > 0)
    goOn(course, { type: 'CallsCancelled', data: { calls: indices.map((index) => index + 1), article } });
};

/** `after`: the call after which it counts, by its index. */
export const accept = (course: Course, index: number, article: string, after?: number): void => {
  const place = after === undefined ? {} : { after: after + 1 };
  goOn(course, { type: 'CallAccepted', data: { call: index + 1, article, ...place } });
};

export const impose = (course: Course, obligation: Obligation): void => {
  goOn(course, imposed(obligation));
};

export const lift = (course: Course, obligation: Obligation, article: string): void => {
  goOn(course, lifted(obligation, article));
};

export const note = (course: Course, article: string, seat: number, facts: Facts): void => {
  goOn(course, observed(article, seatName(seat), facts));
};

/** The calls from one on that count or wait, by their indices. */
export const callsFrom = ({ now }: Course, index: number): readonly number[] =>
  now.auction.calls.flatMap((record, at) => (at >= index && record.withdrawn !== true ? [at] : []));
