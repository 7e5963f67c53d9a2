import { type RecordedEvent, streams } from '@arbitre/events';
import type { Projector, ReadModelChange } from '../projector';
import { applyRegistryEvent, isOfRegistry } from './apply-event';
import { applyAccountEvent, isOfAccount } from './officials';
import { peopleTables } from './tables';
import { applyWordEvent, isOfWords } from './words';

/** What is read as something else from now on, or no more: tables in which either plays are computed anew. */
const mergesIn = ({ type, stream, data, position }: RecordedEvent): readonly ReadModelChange[] => {
  if (type !== 'MemberMerged' && type !== 'MemberMergeUndone') return [];
  const { into } = data as { readonly into: string };
  return [stream, streams.name('member', into)].map((source) => ({ model: 'people', source, position }));
};

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
    return [
      ...events.flatMap(mergesIn),
      ...events.slice(-1).map(({ position }) => ({ model: 'people' as const, position })),
    ];
  },
};
