import { circleRound } from '@arbitre/rules/kernel/session/circle';
import type { Seat } from '@arbitre/rules/kernel/compass';
import type {
  MeasureTaken,
  PlayerWarned,
  SheetRefused,
  TeamDisqualified,
  TeamEntered,
  TournamentEvent,
} from './events';

export type TournamentSetup = {
  /** Games of each team, one a round (CRIB-GAP-T1). */
  readonly rounds: number;
  /** Whether a win by 31 or more counts as a skunk (CRIB-GAP-T2). */
  readonly skunk: boolean;
};

export type Team = TeamEntered['data'];

/** A table of a round: North and South are at home. */
export type Table = {
  readonly round: number;
  readonly table: string;
  readonly home: string;
  readonly away: string;
};

/** What stands on the sheet of a game. `forfeit`: the team that lost it without play. */
export type Sheet = {
  readonly NS: number | null;
  readonly EW: number | null;
  readonly by: string;
  readonly forfeit: string | null;
};

/** A tournament at one moment, changed in place by `evolve`. What its maps hold is never changed. */
export type TournamentState = {
  readonly setup: TournamentSetup;
  readonly teams: Map<string, Team>;
  commitment: string | null;
  /** The teams in the order of the lot; none before it. */
  order: readonly string[];
  /** The round that was called last; 0 before the first. */
  called: number;
  /** By `round|table`. */
  readonly sheets: Map<string, Sheet>;
  /** The teams whose captains signed, or `arbiter` alone after a ruling. */
  readonly signed: Map<string, readonly string[]>;
  readonly disputed: Map<string, SheetRefused['data']>;
  readonly substitutes: Map<string, string>;
  readonly disqualified: Map<string, TeamDisqualified['data']>;
  warnings: readonly PlayerWarned['data'][];
  measures: readonly MeasureTaken['data'][];
};

export const newTournament = (setup: TournamentSetup): TournamentState => ({
  setup,
  teams: new Map(),
  commitment: null,
  order: [],
  called: 0,
  sheets: new Map(),
  signed: new Map(),
  disputed: new Map(),
  substitutes: new Map(),
  disqualified: new Map(),
  warnings: [],
  measures: [],
});

export const copyTournament = (state: TournamentState): TournamentState => ({
  ...state,
  teams: new Map(state.teams),
  sheets: new Map(state.sheets),
  signed: new Map(state.signed),
  disputed: new Map(state.disputed),
  substitutes: new Map(state.substitutes),
  disqualified: new Map(state.disqualified),
});

export const sheetKey = (round: number, table: string): string => `${round}|${table}`;

/** Who meets whom in a round, each pair at a table of its own. */
export const tablesOf = ({ order }: TournamentState, round: number): readonly Table[] =>
  order.length === 0
    ? []
    : circleRound(order, round).encounters.map(({ a, b }, at) => ({
        round,
        table: String(at + 1),
        home: a,
        away: b,
      }));

export const byeOf = ({ order }: TournamentState, round: number): string | null =>
  order.length === 0 ? null : circleRound(order, round).bye;

export const tableAt = (state: TournamentState, round: number, table: string): Table | undefined =>
  tablesOf(state, round).find((each) => each.table === table);

/** Whoever sits for a player. */
const present = ({ substitutes }: TournamentState, player: string): string =>
  substitutes.get(player) ?? player;

/** The spokesman of a team at its table (CRIB-3.2): the captain, or whoever replaces him. */
export const captainOf = (state: TournamentState, team: string): string =>
  present(state, state.teams.get(team)?.captain ?? '');

/** CRIB-4.1: partners face each other; captains sit North and East. */
export const seatsAt = (state: TournamentState, { home, away }: Table): Readonly<Record<Seat, string>> => {
  const partner = (team: string): string => {
    const { captain = '', players = [] } = state.teams.get(team) ?? {};
    return present(state, players.find((player) => player !== captain) ?? '');
  };
  return { N: captainOf(state, home), S: partner(home), E: captainOf(state, away), W: partner(away) };
};

/** A team that is out plays no more: the game is its opponents' (CRIB-GAP-T3). */
export const loserOf = (state: TournamentState, { round, table, home, away }: Table): string | null => {
  const sheet = state.sheets.get(sheetKey(round, table));
  if (sheet !== undefined) return sheet.forfeit;
  const out = [home, away].filter((team) => state.disqualified.has(team));
  return out.length === 1 ? (out[0] ?? null) : null;
};

/** Nothing more is to be written about the game of a table: a sheet, a forfeit, or nobody left to play it. */
export const isTableOver = (state: TournamentState, table: Table): boolean =>
  state.sheets.has(sheetKey(table.round, table.table)) ||
  [table.home, table.away].some((team) => state.disqualified.has(team));

/** Whether a sheet stands for good: both captains signed, or the arbiter ruled. */
export const isFinal = (state: TournamentState, round: number, table: string): boolean => {
  const signed = state.signed.get(sheetKey(round, table)) ?? [];
  return signed.length === 2 || signed.includes('arbiter');
};

const write = (state: TournamentState, key: string, sheet: Sheet): void => {
  state.sheets.set(key, sheet);
};

const rule = (state: TournamentState, key: string, NS: number | null, EW: number | null): void => {
  if (NS !== null) write(state, key, { NS, EW, by: 'arbiter', forfeit: null });
  state.signed.set(key, ['arbiter']);
  state.disputed.delete(key);
};

const sign = (
  state: TournamentState,
  { round, table, by }: { round: number; table: string; by: string },
): void => {
  const at = tableAt(state, round, table);
  const key = sheetKey(round, table);
  const team = at !== undefined && captainOf(state, at.home) === by ? at.home : (at?.away ?? '');
  state.signed.set(key, [...(state.signed.get(key) ?? []), team]);
};

/** Applies one event in place and returns the state. An event of another type is passed over. */
export const evolveTournament = (
  state: TournamentState,
  { type, data }: TournamentEvent,
): TournamentState => {
  switch (type) {
    case 'TeamEntered':
      state.teams.set(data.team, data);
      break;
    case 'LotCommitted':
      state.commitment = data.commitment;
      break;
    case 'TablesDrawn':
      state.order = data.order;
      break;
    case 'RoundCalled':
      state.called = data.round;
      break;
    case 'SubstituteAdmitted':
      state.substitutes.set(data.player, data.substitute);
      break;
    case 'PlayerWarned':
      state.warnings = [...state.warnings, data];
      break;
    case 'TeamDisqualified':
      state.disqualified.set(data.team, data);
      break;
    case 'MeasureTaken':
      state.measures = [...state.measures, data];
      break;
    default:
      evolveSheet(state, { type, data } as TournamentEvent);
  }
  return state;
};

const evolveSheet = (state: TournamentState, { type, data }: TournamentEvent): void => {
  switch (type) {
    case 'SheetWritten': {
      const key = sheetKey(data.round, data.table);
      write(state, key, { NS: data.NS, EW: data.EW, by: data.by, forfeit: null });
      state.disputed.delete(key);
      break;
    }
    case 'SheetTakenBack':
      state.sheets.delete(sheetKey(data.round, data.table));
      break;
    case 'SheetSigned':
      sign(state, data);
      break;
    case 'SheetRefused':
      state.disputed.set(sheetKey(data.round, data.table), data);
      break;
    case 'SheetRuled':
      rule(state, sheetKey(data.round, data.table), data.NS, data.EW);
      break;
    case 'GameForfeited': {
      const key = sheetKey(data.round, data.table);
      write(state, key, { NS: null, EW: null, by: 'arbiter', forfeit: data.team });
      state.signed.set(key, ['arbiter']);
      state.disputed.delete(key);
      break;
    }
    default:
      break;
  }
};
