import type { Projector } from '../projector';
import { applyRegistryEvent, isOfRegistry } from './apply-event';
import { peopleTables } from './tables';

/** The registry: regions, clubs and members with their dated facts. No row has a name of a person in clear. */
export const people: Projector = {
  model: 'people',
  key: 'federation',
  version: 2,
  tables: peopleTables,
  handles: isOfRegistry,
  apply: async (tx, events) => {
    for (const event of events) await applyRegistryEvent(tx, event);
    return events.slice(-1).map(({ position }) => ({ model: 'people' as const, position }));
  },
};
