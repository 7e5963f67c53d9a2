import type { Act, DomainEvent } from '@arbitre/rules/kernel/decider';
import { actRecordedBy } from '@arbitre/rules/kernel/declare/events';
import { events } from './events';

const recorded = actRecordedBy(events);

/**
 * The act that an event records when it is the first of its write; the same type may also follow from another act (a hand
 * laid open after trick five, an irregularity that the rules saw), which the audit tells by its place.
 */
export const actOf = (event: DomainEvent): Act | null => {
  const data = event.data as Readonly<Record<string, unknown>>;
  const { seat, call, cards, cause } = data;
  switch (event.type) {
    case 'CallVoid':
      return { do: 'call', ...{ seat, call } };
    case 'CardsShown': {
      const [card] = cards as readonly string[];
      return cause === 'out-of-turn'
        ? { do: 'play', ...{ seat, card } }
        : { do: 'show-cards', ...{ seat, cards } };
    }
    case 'ClaimVoid':
      return { do: 'claim', ...{ seat } };
    case 'IrregularityObserved':
      return { do: 'report', ...data };
    default:
      return recorded(event);
  }
};
