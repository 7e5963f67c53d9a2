import { streams } from '@arbitre/events';
import type { Projector } from '../projector';
import { applySessionChanges } from './apply-changes';
import { sessionChanges } from './changes';
import { sessionTable } from './tables';

/** The sessions of every competition, and how far each has come. Every event of a session moves its version. */
export const sessions: Projector = {
  model: 'sessions',
  key: 'competition',
  version: 2,
  tables: [sessionTable],
  handles: ({ stream }) => streams.idIn('session', stream) !== null,
  apply: async (tx, events) => {
    const changes = sessionChanges(events);
    await applySessionChanges(tx, changes);
    return changes.map(({ id: session, competition, position, version: revision }) => ({
      model: 'sessions' as const,
      competition,
      session,
      position,
      revision,
    }));
  },
};
