import type { DivisionEntryRow } from '@arbitre/projections';
import {
  contributionsOf,
  type DivisionState,
  exactOf,
  leagueTable,
  type LeagueRow as Row,
  type LeagueTable as Table,
  type Line,
  regionsOf,
  rulesInForce,
  type SeasonState,
  tellLine,
  type CompetitionResult,
} from '@arbitre/rules/leagues';
import type { Plain } from '../graphql/plain';
import { type Exact, exactOf as exactIn } from '../standings/standing.types';
import type {
  DivisionEntry,
  DivisionRules,
  Fixture,
  FixtureSide,
  LeagueRow,
  LeagueTable,
} from './league.types';

/** What pages print of an entry. */
export type NameOf = (entry: string) => string;

type Figure = { readonly num: number; readonly den: number };

/** A whole number as it is, anything else as people read it. */
const shown = ({ num, den }: Figure, decimals = 2): Plain<Exact> =>
  exactIn(num, den, den === 1 ? 0 : decimals);

type Played = DivisionState['fixtures'] extends ReadonlyMap<string, infer Value> ? Value : never;
type Scores = NonNullable<Played['scores']>;

const sidesOf = ({ sides, forfeits }: Played, scores: Scores | null, nameOf: NameOf): Plain<FixtureSide>[] =>
  sides.map((entry) => {
    const own = scores?.find((each) => each.entry === entry);
    const score = own === undefined ? null : shown(exactOf(own.score));
    return { entry, name: nameOf(entry), score, forfeits: forfeits.includes(entry) };
  });

export const fixturesOf = ({ fixtures }: DivisionState, nameOf: NameOf): Plain<Fixture>[] =>
  [...fixtures.values()].map((fixture) => ({
    ...{ id: fixture.fixture, round: fixture.round, day: fixture.day, stage: fixture.stage },
    postponed: fixture.postponed,
    sides: sidesOf(fixture, fixture.scores, nameOf),
    reports: fixture.reports.map(({ by, scores }) => ({ by, sides: sidesOf(fixture, scores, nameOf) })),
  }));

export const rulesOf = ({ versions }: DivisionState): Plain<DivisionRules>[] =>
  versions.map(({ version, rules, change }) => ({
    ...{ version, rules, reason: change?.reason ?? null, decidedBy: change?.decidedBy ?? null },
  }));

export const entriesOf = ({ entries }: DivisionState, nameOf: NameOf): Plain<DivisionEntry>[] =>
  [...entries.values()]
    .map(({ entry, club = null, region = null, place }) => ({
      ...{ entry, name: nameOf(entry), club, region },
      place: place satisfies DivisionEntryRow['place'],
    }))
    .sort((one, other) => (one.entry < other.entry ? -1 : 1));

/** A line tells sides by their names. */
const named = ({ facts, ...line }: Line, nameOf: NameOf): Line => {
  const { against } = facts;
  if (against === undefined || against === null) return { ...line, facts };
  const sides = Array.isArray(against) ? (against as readonly string[]) : [String(against)];
  return { ...line, facts: { ...facts, against: sides.map(nameOf) } };
};

const rowOf = (row: Row, nameOf: NameOf, decimals: number | undefined): Plain<LeagueRow> => ({
  ...{ entry: row.entry, name: nameOf(row.entry), group: row.group, rank: row.rank, tiedWith: row.tiedWith },
  ...{ unranked: row.unranked, provisional: row.provisional, outcome: row.outcome },
  total: shown(row.total, decimals),
  figures: Object.entries(row.figures).map(([name, value]) => ({ name, value: shown(value, decimals) })),
  decidedBy: row.decided.criterion,
  lines: row.lines.map((line) => ({
    ...{
      of: line.of,
      ...tellLine(named(line, nameOf)),
      amount: shown(line.amount, decimals),
      counts: line.notCounted === null,
    },
  })),
});

/** The live table of a division; empty where it has no rules. */
export const tableOf = (
  state: DivisionState,
  season: SeasonState,
  results: readonly CompetitionResult[],
  nameOf: NameOf,
): Plain<LeagueTable> => {
  const rules = rulesInForce(state);
  const regions = regionsOf(season);
  const table: Table | null = rules && leagueTable(rules, { ...contributionsOf(state), results, regions });
  return {
    rows: (table?.rows ?? []).map((row) => rowOf(row, nameOf, rules?.decimals)),
    official: table?.finality === 'official',
    provisionalRegions: [...(table?.provisionalRegions ?? [])],
  };
};
