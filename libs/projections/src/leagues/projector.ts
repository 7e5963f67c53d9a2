import { streams } from '@arbitre/events';
import { type DivisionEvent, divisionEvents, type SeasonEvent, seasonEvents } from '@arbitre/rules/leagues';
import type { Projector } from '../projector';
import { applyDivisionEvent } from './divisions';
import { applySeasonEvent } from './seasons';
import { insertInto } from '../table/statements';
import { divisionEventTable, leagueTables } from './tables';

const ofSeason = new Set(Object.keys(seasonEvents.table));
const ofDivision = new Set(Object.keys(divisionEvents.table));

/** The tables whose rows are streams of a kind. */
const ROWS = { season: 'season', division: 'division' } as const;

const keep = insertInto(divisionEventTable);

/** Seasons and their divisions: what lists and tables are made of. What a later program will record there only moves rows on. */
export const leagues: Projector = {
  model: 'leagues',
  key: 'federation',
  version: 5,
  tables: leagueTables,
  handles: ({ stream }) => (streams.read(stream)?.kind ?? '') in ROWS,
  apply: async (tx, events) => {
    const touched = new Map<string, bigint>();
    for (const event of events) {
      const { stream, type, position, revision: version } = event;
      touched.set(stream, position);
      const { kind, id } = streams.read(stream) ?? { kind: 'season', id: stream };
      const place = { id, version, position };
      if (ofSeason.has(type)) await applySeasonEvent(tx, event as unknown as SeasonEvent, place);
      if (ofDivision.has(type)) {
        const own = event as unknown as DivisionEvent;
        await applyDivisionEvent(tx, own, place);
        await keep(tx, [{ division: id, revision: version, type, data: own.data, position }]);
      }
      const moved = `UPDATE ${ROWS[kind as keyof typeof ROWS]} SET revision = $2, position = $3 WHERE id = $1`;
      if ((await tx.run(moved, [id, version, position.toString()])) === 0)
        throw new Error(`${stream} does not begin with its opening.`);
    }
    return [...touched].map(([source, position]) => ({ model: 'leagues' as const, source, position }));
  },
};
