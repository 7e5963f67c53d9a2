import type { Act, DomainEvent } from '@arbitre/rules/kernel/decider';
import { actRecordedBy } from '@arbitre/rules/kernel/declare/events';
import { events } from './events';

const recorded = actRecordedBy(events);

/**
 * The act that an event records when it is the first of its write; the same type may also follow from another act (an
 * irregularity that the rules saw, a dispute over a claim), which the audit tells by its place.
 */
export const actOf = (event: DomainEvent): Act | null => {
  const data = event.data as Readonly<Record<string, unknown>>;
  switch (event.type) {
    case 'AnnouncementVoid':
      return { do: 'announce', ...{ seat: data.seat, contract: data.said } };
    case 'TrickGathered':
      return { do: 'gather', ...{ seat: data.seat } };
    case 'TrickShown':
      return { do: 'show-trick', ...{ seat: data.seat } };
    case 'IrregularityObserved':
      return { do: 'report', ...data };
    default:
      return recorded(event);
  }
};
