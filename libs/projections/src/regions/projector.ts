import { streams } from '@arbitre/events';
import type { CompetitionOpened } from '@arbitre/rules';
import { columns } from '../batch/columns';
import type { Projector } from '../projector';

/** The register of regions: a region exists from its first competition on. */
export const regions: Projector = {
  model: 'regions',
  key: 'federation',
  version: 1,
  tables: ['CREATE TABLE region (name text PRIMARY KEY, position bigint NOT NULL)'],
  views: ['region'],
  handles: ({ type, stream }) => type === 'CompetitionOpened' && streams.idIn('competition', stream) !== null,
  apply: async (tx, events) => {
    const opened = events.map(({ data, position }) => ({
      region: (data as CompetitionOpened['data']).region,
      position,
    }));
    const added = await tx.rows<{ name: string; position: string }>(
      `INSERT INTO region (name, position)
       SELECT region, min(position) FROM unnest($1::text[], $2::bigint[]) AS o (region, position) GROUP BY region
       ON CONFLICT (name) DO NOTHING RETURNING name, position`,
      columns(opened, ['region', 'position']),
    );
    return added.map(({ name, position }) => ({
      model: 'regions',
      region: name,
      position: BigInt(position),
    }));
  },
};
