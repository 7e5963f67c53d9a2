import type { Act, DomainEvent } from '@arbitre/rules/kernel/decider';
import { actRecordedBy } from '@arbitre/rules/kernel/declare/events';
import { events, type SessionEvent } from './events';

const recorded = actRecordedBy(events);

/** The act that an event of an evening records, or null for a milestone. */
export const sessionActOf = (event: DomainEvent): Act | null => {
  const { type, data } = event as SessionEvent;
  if (type !== 'CardDrawn') return recorded(event);
  const { card, ...draw } = data;
  return { do: 'draw', ...{ ...draw, cards: [card] } };
};
