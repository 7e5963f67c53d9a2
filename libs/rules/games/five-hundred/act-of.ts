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
  const { seat, card, cause, tricks, denomination, cards } = data;
  switch (event.type) {
    case 'CallSetAside':
      return tricks === null ? { do: 'pass', ...{ seat } } : { do: 'bid', ...{ seat, tricks, denomination } };
    case 'CardsDiscarded':
      return { do: 'discard', ...(cards === null ? { seat } : { seat, cards }) };
    case 'CardExposed':
      return cause === 'out-of-turn' ? { do: 'play', ...{ seat, card } } : recorded(event);
    case 'IrregularityObserved':
      return { do: 'report', ...data };
    default:
      return recorded(event);
  }
};
