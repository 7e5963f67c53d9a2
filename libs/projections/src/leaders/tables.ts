import {
  id,
  int,
  integer,
  json,
  key,
  moment,
  named,
  oneOf,
  optional,
  position,
  says,
  text,
} from '../table/column';
import { type RowOf, table } from '../table/table';

/** A competition in the list of its region. */
export const regionCompetitionTable = table(
  'region_competition',
  {
    id: named('competition', key(id)),
    region: text,
    state: oneOf('open', 'closed'),
    /** Decimals that tables print. */
    decimals: int,
    /** ISO date. */
    startsOn: text,
    changedAt: says('When it changed last: entries, results, state.', moment),
    position: says('Position of the event by which it did.', position),
  },
  { indexes: { region_competition_order: ['region', 'startsOn', 'id'] } },
);
export type RegionCompetitionRow = RowOf<typeof regionCompetitionTable>;

/** Who leads a field of a competition, several where they are level. */
export const regionLeaderTable = table('region_leader', {
  competition: key(text),
  field: key(says('The field ranked by itself; empty when all entries are one.', text)),
  entry: key(says('The entry, unique within its competition.', id)),
  number: says('Its starting number.', int),
  /** The entry's own: what it is called follows from them. */
  kind: text,
  members: json<readonly string[]>(),
  label: optional(text),
  club: optional(text),
  tiedWith: says(
    'Other entries that are level with it; of more than ten the first ten by number are told.',
    int,
  ),
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
