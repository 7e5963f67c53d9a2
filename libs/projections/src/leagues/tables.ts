import { int, json, key, named, oneOf, optional, position, text } from '../table/column';
import { type RowOf, table } from '../table/table';

export const seasonTable = table('season', {
  id: key(text),
  name: text,
  /** Its first day. */
  since: text,
  /** Its last day. */
  until: text,
  games: json<readonly string[]>(),
  stage: oneOf('open', 'closed', 'archived'),
  version: named('revision', int),
  position,
});
export type SeasonRow = RowOf<typeof seasonTable>;

/** A region that takes part in a season, with a calendar of its own. */
export const seasonRegionTable = table(
  'season_region',
  {
    season: key(text),
    region: key(text),
    since: text,
    until: text,
    /** Days after its last within which its results are still corrected. */
    correctionDays: int,
    /** The day up to which its results count; null while its phase is open. */
    closedOn: optional(text),
  },
  { indexes: { season_region_seasons: ['region'] } },
);
export type SeasonRegionRow = RowOf<typeof seasonRegionTable>;

export const divisionTable = table(
  'division',
  {
    id: key(text),
    season: text,
    title: text,
    game: text,
    level: text,
    /** Null where it is the whole federation's. */
    region: optional(text),
    format: oneOf('circuit', 'fixtures', 'path'),
    /** How often its rules were given: 1 until they change. */
    rulesVersion: int,
    /** Who plays, without those who wait and those who have left. */
    entryCount: int,
    version: named('revision', int),
    position,
  },
  { indexes: { division_seasons: ['season'], division_regions: ['region'] } },
);
export type DivisionRow = RowOf<typeof divisionTable>;

/** Who is in a division, and of which club: a club's teams over all seasons. */
export const divisionEntryTable = table(
  'division_entry',
  {
    division: key(text),
    entry: key(text),
    /** What a team is called; null of members and pairs. */
    name: optional(text),
    club: optional(text),
    region: optional(text),
    members: json<readonly string[]>(),
    place: oneOf('playing', 'waiting', 'left'),
  },
  { indexes: { division_entry_clubs: ['club'] } },
);
export type DivisionEntryRow = RowOf<typeof divisionEntryTable>;

/** A competition that counts for a division. */
export const countedTable = table(
  'counted_competition',
  { division: key(text), competition: key(text), number: int },
  { indexes: { counted_competition_divisions: ['competition'] } },
);

export const leagueTables = [seasonTable, seasonRegionTable, divisionTable, divisionEntryTable, countedTable];
