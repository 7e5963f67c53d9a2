import type { DivisionEntryRow } from '@arbitre/projections';
import {
  type DivisionState,
  exactOf,
  type LeagueRow as Row,
  type LeagueRules,
  type Line,
  type LineSources,
  medalOf,
  type NameOf,
  tellLine,
  type ToldTable,
} from '@arbitre/rules/leagues';
import type { Plain } from '../graphql/plain';
import { type Exact, exactOf as exactIn } from '../standings/standing.types';
import type {
  CountedCompetition,
  DivisionBye,
  DivisionEntry,
  DivisionPhase,
  DivisionRules,
  Fixture,
  FixtureSide,
  LeagueLine,
  LeagueRow,
  LeagueTable,
} from './league.types';

/** What a table is drawn from, computed or read. */
type Told = Pick<ToldTable, 'rows' | 'sources' | 'finality' | 'provisionalRegions'>;

type Figure = { readonly num: number; readonly den: number };

/** A whole number as it is, anything else as people read it. */
export const shown = ({ num, den }: Figure, decimals = 2): Plain<Exact> =>
  exactIn(num, den, den === 1 ? 0 : decimals);

type Entered = DivisionState['entries'] extends ReadonlyMap<string, infer Value> ? Value : never;
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

export const byesOf = ({ byes }: DivisionState, nameOf: NameOf): Plain<DivisionBye>[] =>
  byes.map(({ round, entry }) => ({ round, entry, name: nameOf(entry) }));

export const phasesOf = ({ phases }: DivisionState, nameOf: NameOf): Plain<DivisionPhase>[] =>
  [...phases].map(([phase, { qualified, reserves }]) => ({
    phase,
    qualified: qualified.map(({ entry, group, by }) => ({ entry, name: nameOf(entry), group, by })),
    reserves: reserves.map(({ entry, group }) => ({ entry, name: nameOf(entry), group, by: null })),
  }));

export const rulesOf = ({ versions }: DivisionState): Plain<DivisionRules>[] =>
  versions.map(({ version, rules, change }) => ({
    ...{ version, rules, reason: change?.reason ?? null, decidedBy: change?.decidedBy ?? null },
  }));

/** Who plays for an entry, as licences: the captain first. */
const players = ({ members, roster }: Entered): readonly string[] =>
  roster === null ? members : [roster.captain, ...roster.players.filter((each) => each !== roster.captain)];

export type ShownEntry = Omit<Plain<DivisionEntry>, 'clubName' | 'members' | 'substitutes'> & {
  /** Licences. */
  readonly players: readonly string[];
  readonly standIns: readonly string[];
};

/** Where it went, where it came from, and what it was before. */
const movesOf = ({
  leaving,
  moves,
  brought,
}: Entered): Pick<Plain<DivisionEntry>, 'leftFor' | 'cameFrom' | 'moves'> => ({
  leftFor: leaving?.to ?? null,
  cameFrom: brought.map(({ origin }) => origin),
  moves: moves.map(({ from = null, region = null, club = null, name = null, reason, decidedBy, before }) => ({
    ...{ since: from, region, club, name, reason, decidedBy },
    regionBefore: region === null ? null : (before.region ?? null),
    clubBefore: club === null ? null : (before.club ?? null),
    nameBefore: name === null ? null : (before.name ?? null),
  })),
});

export const entriesOf = ({ entries }: DivisionState, nameOf: NameOf): ShownEntry[] =>
  [...entries.values()]
    .map((entered) => {
      const { entry, club = null, region = null, place, roster, from = 1 } = entered;
      return {
        ...{ entry, name: nameOf(entry), club, region, since: from },
        place: place satisfies DivisionEntryRow['place'],
        ...movesOf(entered),
        ...{ players: players(entered), standIns: roster?.substitutes ?? [] },
      };
    })
    .sort((one, other) => (one.entry < other.entry ? -1 : 1));

export const countedOf = ({
  competitions,
}: DivisionState): Omit<Plain<CountedCompetition>, 'competition'>[] =>
  [...competitions.values()]
    .map(({ competition: id, number, phase = null }) => ({ id, number, phase }))
    .sort((one, other) => one.number - other.number);

const MOVES: readonly Line['kind'][] = ['moved', 'brought'];

/** A line tells sides and places by their names. */
export const named = (line: Line, nameOf: NameOf): Line => {
  const { kind, facts } = line;
  const { against, of } = facts;
  if (MOVES.includes(kind) && typeof of === 'string')
    return { ...line, facts: { ...facts, of: nameOf.place(of) } };
  if (against === undefined || against === null) return line;
  const sides = Array.isArray(against) ? (against as readonly string[]) : [String(against)];
  return { ...line, facts: { ...facts, against: sides.map(nameOf) } };
};

const OF_FIXTURES: readonly Line['kind'][] = ['match', 'forfeit', 'stood-in'];

/** What a line is about, as something that a page can link to. */
export const aboutOf = (
  { kind, of }: Pick<Line, 'kind' | 'of'>,
  sources: LineSources,
): Pick<Plain<LeagueLine>, 'competition' | 'publication' | 'fixture' | 'position'> => {
  // What is carried over is named by its phase, which may be called as a competition is.
  const source = kind === 'carried' ? undefined : sources[of];
  const publication = source?.publication ?? null;
  const competition = publication === null ? null : of;
  const fixture = source === undefined || publication !== null || !OF_FIXTURES.includes(kind) ? null : of;
  return { competition, publication, fixture, position: source ? BigInt(source.position) : null };
};

const lineOf = (
  line: Line,
  sources: LineSources,
  nameOf: NameOf,
  decimals: number | undefined,
): Plain<LeagueLine> => ({
  ...{ of: line.of, ...tellLine(named(line, nameOf)), ...aboutOf(line, sources) },
  ...{ amount: shown(line.amount, decimals), counts: line.notCounted === null },
});

/** Medals go to the last phase of a path, once its table is official. */
const medalIn = (rules: LeagueRules | null, table: Told, { rank, group, unranked }: Row): number | null => {
  const last = rules?.format === 'path' ? rules.phases.at(-1)?.id : undefined;
  if (rules?.format !== 'path' || group !== last || unranked !== null || table.finality !== 'official')
    return null;
  return medalOf(rules, { rank });
};

const rowOf = (
  division: string,
  table: Told,
  row: Row,
  nameOf: NameOf,
  rules: LeagueRules | null,
): Plain<LeagueRow> => {
  const decimals = rules?.decimals;
  return {
    id: [division, row.group, row.entry].join('/'),
    ...{ entry: row.entry, name: nameOf(row.entry), group: row.group, rank: row.rank },
    ...{ tiedWith: row.tiedWith, unranked: row.unranked, provisional: row.provisional },
    ...{ outcome: row.outcome, medal: medalIn(rules, table, row) },
    total: shown(row.total, decimals),
    figures: Object.entries(row.figures).map(([name, value]) => ({ name, value: shown(value, decimals) })),
    decidedBy: row.decided.criterion,
    lines: row.lines.map((line) => lineOf(line, table.sources, nameOf, decimals)),
  };
};

/** A table as pages read it; empty of a division that nobody opened. */
export const tableOf = (
  division: string,
  table: Told | null,
  nameOf: NameOf,
  rules: LeagueRules | null,
): Plain<LeagueTable> => ({
  rows: table === null ? [] : table.rows.map((row) => rowOf(division, table, row, nameOf, rules)),
  official: table?.finality === 'official',
  provisionalRegions: [...(table?.provisionalRegions ?? [])],
});
