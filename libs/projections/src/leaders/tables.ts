import { int, integer, key, moment, named, oneOf, optional, position, text } from '../table/column';
import { type RowOf, table } from '../table/table';

/** A competition in the list of its region. */
export const regionCompetitionTable = table(
  'region_competition',
  {
    id: named('competition', key(text)),
    region: text,
    state: oneOf('open', 'closed'),
    /** Decimals that tables print. */
    decimals: int,
    /** ISO date. */
    startsOn: text,
    /** When it changed last: entries, results, state. */
    changedAt: moment,
    position,
  },
  { indexes: { region_competition_order: ['region', 'startsOn', 'id'] } },
);
export type RegionCompetitionRow = RowOf<typeof regionCompetitionTable>;

/** Who leads a field of a competition, several where they are level. */
export const regionLeaderTable = table('region_leader', {
  competition: key(text),
  field: key(text),
  entry: key(text),
  number: int,
  name: text,
  club: optional(text),
  /** Other rows of the first place; more than ten of them are not kept. */
  tiedWith: int,
  totalNum: integer,
  totalDen: integer,
});
export type RegionLeaderRow = RowOf<typeof regionLeaderTable>;

/** The sum of a region over its competitions. */
export const regionStateTable = table('region_state', {
  region: key(text),
  competitions: int,
  open: int,
  /** When the last of its competitions changed. */
  changedAt: moment,
  position,
});
export type RegionStateRow = RowOf<typeof regionStateTable>;

export const leaderTables = [regionCompetitionTable, regionLeaderTable, regionStateTable];
