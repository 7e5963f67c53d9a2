import type { Act, DomainEvent } from '@arbitre/rules/kernel/decider';
import { actRecordedBy } from '@arbitre/rules/kernel/declare/events';
import { events, type SessionEvent } from './events';

const recorded = actRecordedBy(events);

/** The act that an event of an evening records, or null for a milestone. */
export const sessionActOf = (event: DomainEvent): Act | null => {
  const { type, data } = event as SessionEvent;
  // A lot is drawn again from its seed.
  if (type === 'SeatsDrawn') return { do: 'draw-seats', ...{ seed: data.seed, entries: data.entries } };
  if (type !== 'CardDrawn') return recorded(event);
  const { card, ...draw } = data;
  return { do: 'draw', ...{ ...draw, cards: [card] } };
};
