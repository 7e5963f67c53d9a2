import type { Act, DomainEvent } from '@arbitre/rules/kernel/decider';
import { actRecordedBy } from '@arbitre/rules/kernel/declare/events';
import { events } from './events';

const recorded = actRecordedBy(events);

/**
 * The act that an event records when it is the first of its write; the same type may also follow from another act
 * (a visible card, an irregularity that the rules saw), which the audit tells by its place.
 */
export const actOf = (event: DomainEvent): Act | null => {
  const data = event.data as Readonly<Record<string, unknown>>;
  const { seat, card, cause, points } = data;
  if (event.type === 'TrickGathered') return { do: 'gather', ...{ seat } };
  if (event.type === 'CallSetAside')
    return points === null ? { do: 'pass', ...{ seat } } : { do: 'bid', ...{ seat, points } };
  if (event.type === 'CardExposed' && cause === 'out-of-turn') return { do: 'play', ...{ seat, card } };
  return event.type === 'IrregularityObserved' ? { do: 'report', ...data } : recorded(event);
};
