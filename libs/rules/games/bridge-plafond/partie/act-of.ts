import type { Act, DomainEvent } from '@arbitre/rules/kernel/decider';
import { actRecordedBy } from '@arbitre/rules/kernel/declare/events';
import { type EveningEvent, events } from './events';

const recorded = actRecordedBy(events);

/** The act that an event of an evening records; a first rubber follows from the choices before it. */
export const eveningActOf = (event: DomainEvent): Act | null => {
  const { type, data } = event as EveningEvent;
  switch (type) {
    case 'PartieCalled': {
      const byHand = data.byHand ? { tables: data.tables.map(({ entries }) => entries) } : {};
      return { do: 'call-partie', ...(data.seed === null ? {} : { seed: data.seed }), ...byHand };
    }
    case 'PacksLaid': {
      const { partie, table, packs } = data;
      return { do: 'lay-packs', ...{ partie, table, packs } };
    }
    case 'CardsDrawn': {
      const { partie, table, draws } = data;
      return { do: 'draw-cards', ...{ partie, table, draws } };
    }
    case 'RubberBegun':
      return null;
    case 'PartnersChanged': {
      const { partie, table, seats, stated } = data;
      return { do: 'change-partners', ...{ partie, table }, ...(stated ? { seats } : {}) };
    }
    default:
      return recorded(event);
  }
};
