import type { Seat } from '@arbitre/rules/kernel/compass';
import type { Audience } from '@arbitre/rules/kernel/session/contract';
import type { MeasureTaken } from './events';
import {
  byeOf,
  isFinal,
  loserOf,
  seatsAt,
  sheetKey,
  type Table,
  tablesOf,
  type Team,
  type TournamentState,
} from './state';
import { signatories } from './offered';

export type TeamView = Team & {
  /** Why it is out; null for a team that plays. */
  readonly disqualified: string | null;
  readonly warnings: number;
};

/** `running`: no points yet; `provisional`: written; `disputed`: a captain refuses; `final`: both signed, or the arbiter ruled. */
export type SheetState = 'running' | 'provisional' | 'disputed' | 'final';

export type TableSheet = Table & {
  readonly seats: Readonly<Record<Seat, string>>;
  readonly state: SheetState;
  readonly NS: number | null;
  readonly EW: number | null;
  /** The team that lost without play. */
  readonly forfeit: string | null;
  readonly signed: readonly string[];
  /** Captains who have still to sign. */
  readonly toSign: readonly string[];
  readonly refusal: string | null;
};

export type RoundView = {
  readonly round: number;
  readonly bye: string | null;
  readonly tables: readonly TableSheet[];
};

/** What a page shows of a tournament. */
export type TournamentView = {
  readonly rounds: number;
  readonly skunk: boolean;
  readonly called: number;
  readonly commitment: string | null;
  readonly order: readonly string[];
  readonly teams: readonly TeamView[];
  readonly substitutes: Readonly<Record<string, string>>;
  readonly games: readonly RoundView[];
  /** For the staff alone. */
  readonly measures?: readonly MeasureTaken['data'][];
};

const stateOf = (state: TournamentState, { round, table }: Table): SheetState => {
  const key = sheetKey(round, table);
  if (!state.sheets.has(key)) return 'running';
  if (state.disputed.has(key)) return 'disputed';
  return isFinal(state, round, table) ? 'final' : 'provisional';
};

const sheetView = (state: TournamentState, at: Table): TableSheet => {
  const key = sheetKey(at.round, at.table);
  const { NS = null, EW = null } = state.sheets.get(key) ?? {};
  return {
    ...at,
    seats: seatsAt(state, at),
    state: stateOf(state, at),
    ...{ NS, EW, forfeit: loserOf(state, at) },
    signed: state.signed.get(key) ?? [],
    toSign: signatories(state, at),
    refusal: state.disputed.get(key)?.reason ?? null,
  };
};

const teamView = (state: TournamentState, team: Team): TeamView => ({
  ...team,
  disqualified: state.disqualified.get(team.team)?.reason ?? null,
  warnings: state.warnings.filter((each) => each.team === team.team).length,
});

/** Teams, rounds and sheets; measures are the staff's alone. */
export const tournamentView = (state: TournamentState, audience: Audience): TournamentView => {
  const { setup, called, commitment, order } = state;
  const rounds = order.length === 0 ? 0 : setup.rounds;
  return {
    ...{ rounds: setup.rounds, skunk: setup.skunk, called, commitment, order },
    teams: [...state.teams.values()].map((team) => teamView(state, team)),
    substitutes: Object.fromEntries(state.substitutes),
    games: Array.from({ length: rounds }, (_, at) => ({
      round: at + 1,
      bye: byeOf(state, at + 1),
      tables: tablesOf(state, at + 1).map((table) => sheetView(state, table)),
    })),
    ...(audience.kind === 'staff' ? { measures: state.measures } : {}),
  };
};
