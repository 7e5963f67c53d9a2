import type { LeagueRow as Row, LeagueTable as Table, LineSources } from '@arbitre/rules/leagues';
import { int, json, key, named, oneOf, optional, position, says, text, yesNo } from '../table/column';
import { type RowOf, table } from '../table/table';

/** The table of a division as all that counts makes it. */
export const leagueTableTable = table('league_table', {
  division: key(text),
  finality: oneOf('provisional', 'official'),
  provisionalRegions: json<Table['provisionalRegions']>(),
  proposals: json<Table['proposals']>(),
  rulesVersion: int,
  sources: json<LineSources>(),
  /** What it was computed from, by the last position of each: what says the same gives the same table. */
  basis: json<readonly string[]>(),
  position: says('The last event that counts in it.', position),
});
export type LeagueTableRow = RowOf<typeof leagueTableTable>;

/** Exact numbers stay exact: none of these figures is a column of its own. */
export const leagueRowTable = table(
  'league_row',
  {
    division: key(text),
    /** Its place in the order of the table, from 0. */
    at: key(int),
    entry: text,
    group: named('group_name', text),
    rank: int,
    tiedWith: int,
    unranked: optional(oneOf('too-few', 'withdrawn')),
    total: json<Row['total']>(),
    figures: json<Row['figures']>(),
    decided: json<Row['decided']>(),
    provisional: yesNo,
    outcome: oneOf('promoted', 'relegated', 'qualified', 'undecided', 'none'),
    lines: json<Row['lines']>(),
  },
  { indexes: { league_row_entries: ['division', 'entry'] } },
);
export type LeagueRowRow = RowOf<typeof leagueRowTable>;

export const divisionTables = [leagueTableTable, leagueRowTable];
