import type { DivisionEvent } from '@arbitre/rules/leagues';
import { int, json, key, named, oneOf, optional, position, text, yesNo } from '../table/column';
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

/** Who plays for an entry: its members, then whom its roster names. */
export const divisionMemberTable = table(
  'division_member',
  { member: key(text), division: key(text), entry: key(text) },
  { indexes: { division_member_divisions: ['division'] } },
);

/** A competition that counts for a division. */
export const countedTable = table(
  'counted_competition',
  { division: key(text), competition: key(text), number: int },
  { indexes: { counted_competition_divisions: ['competition'] } },
);

/** A match between sides of a division, as its day and what was said of it stand. */
export const fixtureTable = table(
  'fixture',
  {
    division: key(text),
    fixture: key(text),
    round: int,
    /** Null where none is fixed. */
    day: optional(text),
    /** Entries, home first. */
    sides: json<readonly string[]>(),
    stage: oneOf('due', 'reported', 'disputed', 'settled', 'forfeited'),
    postponed: yesNo,
    /** The sides that said a result, the first first. */
    reportedBy: json<readonly string[]>(),
  },
  { indexes: { fixture_days: ['day'] } },
);
export type FixtureRow = RowOf<typeof fixtureTable>;

/** What happened in a division: its table is computed from all of it. */
export const divisionEventTable = table('division_event', {
  division: key(text),
  revision: key(int),
  type: text,
  data: json<DivisionEvent['data']>(),
  position,
});

export const leagueTables = [
  ...[seasonTable, seasonRegionTable, divisionTable, divisionEntryTable, countedTable],
  ...[divisionEventTable, divisionMemberTable, fixtureTable],
];
