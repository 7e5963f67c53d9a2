import { streams } from '@arbitre/events';
import type { CompetitionMatched, CompetitionOpened, CompetitionRevised } from '@arbitre/rules';
import type { Projector } from '../projector';
import { readerOf, type Raw } from '../table/reader';
import { given, valuesOf } from '../table/statements';
import { regionTable } from './tables';

const COLUMNS = ['name', 'position'] as const;
const added = readerOf(regionTable);

const ADD = `INSERT INTO region (name, position)
  SELECT name, min(position) FROM ${given(regionTable, COLUMNS, 'opened')} GROUP BY name
  ON CONFLICT (name) DO NOTHING RETURNING ${added.columns}`;

const SAYS_WHERE = new Set(['CompetitionOpened', 'CompetitionRevised', 'CompetitionMatched']);

type Said = (CompetitionOpened | CompetitionRevised | CompetitionMatched)['data'];

/** The register of regions: a region exists from its first competition on. */
export const regions: Projector = {
  model: 'regions',
  key: 'federation',
  version: 2,
  tables: [regionTable],
  handles: ({ type, stream }) => SAYS_WHERE.has(type) && streams.idIn('competition', stream) !== null,
  apply: async (tx, events) => {
    const opened = events.flatMap(({ data, position }) => {
      const { region: name } = data as Said;
      return name === undefined ? [] : [{ name, position }];
    });
    if (opened.length === 0) return [];
    const rows = await tx.rows<Raw>(ADD, valuesOf(regionTable, COLUMNS, opened));
    return rows.map(added.row).map(({ name, position }) => ({ model: 'regions', region: name, position }));
  },
};
