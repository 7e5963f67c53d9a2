import { competitionOf, streams } from '@arbitre/events';
import type { Projector, ReadModelChange } from '../../projector';
import { applySoloEvent, SOLO_EVENTS } from './apply-event';
import { soloTables } from './tables';

const TYPES: ReadonlySet<string> = new Set(['SessionOpened', ...SOLO_EVENTS]);

/** Games of duplicate Scrabble: retained words, the top, and the solos by game and player. A game has some thirty such events. */
export const solos: Projector = {
  model: 'solos',
  key: 'competition',
  version: 1,
  tables: soloTables,
  handles: ({ type, stream }) => TYPES.has(type) && streams.idIn('session', stream) !== null,
  apply: async (tx, events) => {
    const changes: ReadModelChange[] = [];
    for (const event of events) {
      if (!(await applySoloEvent(tx, event))) continue;
      const session = streams.idIn('session', event.stream) ?? '';
      const competition = competitionOf(event.stream) ?? '';
      changes.push({
        model: 'solos',
        competition,
        session,
        position: event.position,
        revision: event.revision,
      });
    }
    return changes;
  },
};
