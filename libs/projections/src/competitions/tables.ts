import { int, key, moment, named, oneOf, optional, otherwise, position, text, yesNo } from '../table/column';
import { type RowOf, table } from '../table/table';

/** A competition as lists and pages show it; the API gives these names to its fields. */
export const competitionTable = table(
  'competition',
  {
    id: key(text),
    name: text,
    game: text,
    ruleset: text,
    region: text,
    method: text,
    /** Unit of awards and totals: `percent`, `imp` or `point`. */
    unit: text,
    /** Decimals that tables print. */
    decimals: int,
    /** ISO date. */
    startsOn: text,
    state: otherwise('open', oneOf('open', 'closed')),
    /** Revision of the competition's own stream: the `expectedVersion` of the next write. */
    version: named('revision', int),
    /** Position of the last event that changed this row. */
    position,
    changedAt: moment,
    /** Entries registered, withdrawn ones included. */
    entryCount: otherwise(0, named('entries', int)),
    deals: otherwise(0, int),
    /** Deals that are scored or adjusted. */
    resultCount: otherwise(0, named('results', int)),
  },
  {
    indexes: {
      competition_order: ['startsOn', 'id'],
      competition_region: ['region', 'startsOn', 'id'],
      competition_game: ['game', 'startsOn', 'id'],
    },
  },
);
export type CompetitionRow = RowOf<typeof competitionTable>;

/** A player, pair or team entered in a competition. */
export const entryTable = table(
  'entry',
  {
    competition: key(text),
    id: key(text),
    number: int,
    kind: oneOf('player', 'pair', 'team'),
    name: text,
    /** The field ranked by itself (`A-NS`); null when all entries are one field. */
    field: optional(text),
    club: optional(text),
    withdrawn: otherwise(false, yesNo),
  },
  { indexes: { entry_number: ['competition', 'number', 'id'] } },
);
export type EntryRow = RowOf<typeof entryTable>;

/** Deals that were counted, once each. */
export const resultTable = table('result', { deal: key(text), competition: text }, { shown: false });

export const competitionTables = [competitionTable, entryTable, resultTable];
