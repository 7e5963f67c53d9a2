import type { Act, DomainEvent } from '@arbitre/rules/kernel/decider';
import { actRecordedBy } from '@arbitre/rules/kernel/declare/events';
import { events, type CribbageEvent } from './events';

const recorded = actRecordedBy(events);

/** The act that an event records when it is the first of its write. */
export const actOf = (event: DomainEvent): Act | null => {
  const { type, data } = event as CribbageEvent;
  switch (type) {
    case 'HandCounted': {
      const { seat, points, cards, released } = data;
      return { do: 'count', ...{ seat, points, released, ...(cards === null ? {} : { cards }) } };
    }
    case 'ForgottenClaimed':
      return { do: 'claim-forgotten', ...{ seat: data.seat, points: data.points } };
    case 'IrregularityObserved':
      return { do: 'report', ...data };
    default:
      return recorded(event);
  }
};
