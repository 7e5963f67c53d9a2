import { competitionOf, streams } from '@arbitre/events';
import type { Projector } from '../projector';
import { applyCompetitionChanges } from './apply-changes';
import { competitionChanges } from './changes';
import { competitionTables } from './tables';

const COUNTED = new Set([
  'SessionOpened',
  'DealOpened',
  'DealScored',
  'RulingGiven',
  'RulingWithdrawn',
  'ResultWithdrawn',
]);

/** The list of competitions with their entries, and how far each has come. */
export const competitions: Projector = {
  model: 'competitions',
  key: 'competition',
  version: 14,
  tables: competitionTables,
  handles: ({ type, stream }) =>
    streams.idIn('competition', stream) !== null || (COUNTED.has(type) && competitionOf(stream) !== null),
  apply: async (tx, events) => {
    const changes = competitionChanges(events);
    await applyCompetitionChanges(tx, changes);
    return changes.touched.map(({ id: competition, position, version }) => ({
      model: 'competitions' as const,
      competition,
      position,
      ...(version === null ? {} : { revision: version }),
    }));
  },
};
