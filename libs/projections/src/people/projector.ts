import type { Projector } from '../projector';
import { applyRegistryEvent, isOfRegistry } from './apply-event';
import { applyAccountEvent, isOfAccount } from './officials';
import { peopleTables } from './tables';
import { applyWordEvent, isOfWords } from './words';

/** The registry: regions, clubs and members with their dated facts, and who was granted what. No row has a name of a person in clear. */
export const people: Projector = {
  model: 'people',
  key: 'federation',
  version: 8,
  tables: peopleTables,
  handles: (event) => isOfRegistry(event) || isOfAccount(event) || isOfWords(event),
  apply: async (tx, events) => {
    for (const event of events)
      if (isOfWords(event)) await applyWordEvent(tx, event);
      else await (isOfAccount(event) ? applyAccountEvent(tx, event) : applyRegistryEvent(tx, event));
    return events.slice(-1).map(({ position }) => ({ model: 'people' as const, position }));
  },
};
