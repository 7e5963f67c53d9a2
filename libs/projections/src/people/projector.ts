import type { Projector } from '../projector';
import { applyRegistryEvent, isOfRegistry } from './apply-event';
import { applyAccountEvent, isOfAccount } from './officials';
import { peopleTables } from './tables';

/** The registry: regions, clubs and members with their dated facts, and who was granted what. No row has a name of a person in clear. */
export const people: Projector = {
  model: 'people',
  key: 'federation',
  version: 6,
  tables: peopleTables,
  handles: (event) => isOfRegistry(event) || isOfAccount(event),
  apply: async (tx, events) => {
    for (const event of events)
      await (isOfAccount(event) ? applyAccountEvent(tx, event) : applyRegistryEvent(tx, event));
    return events.slice(-1).map(({ position }) => ({ model: 'people' as const, position }));
  },
};
