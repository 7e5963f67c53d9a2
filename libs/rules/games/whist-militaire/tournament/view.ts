import type { Audience } from '@arbitre/rules/kernel/session/contract';
import type { Seat } from '../events';
import type { MeasureTaken, SpectatorSentAway } from './events';
import { type ScheduledGame, type SheetGame, sheetOf } from './schedule';
import { gameScore, type GameScore, tableScore } from './standings';
import {
  type Box,
  encounterAt,
  isTableOver,
  opponentsOf,
  seatingOf,
  sheetKey,
  type TournamentState,
} from './state';
import type { Team } from './teams';

export type TeamView = Team & {
  /** The captain's partner in each game, where it is not the default order. */
  readonly partners: readonly string[] | null;
  /** The team's printed score sheet: pairs, tables, opponents and trump of every game, before the first deal (WM-1.4). */
  readonly sheet: readonly SheetGame[];
  /** The reason, null for a team that plays. */
  readonly disqualified: string | null;
  readonly refundRequested: boolean;
};

/** A team's sheet of one game: its points, whose signature it needs, who made it final and what was refused. */
export type SheetView = GameScore & {
  /** The captain of the opponents, or his substitute (WM-IMP-GAP-1). */
  readonly signatory: string;
  /** Who made it final, `arbiter` after a dispute; null before. */
  readonly by: string | null;
  /** Why the signature was refused; null when it was not. */
  readonly refusal: string | null;
};

/** One game of the tournament; tables, boxes and sheets only as far as the audience may follow them (WM-R5). */
export type GameView = ScheduledGame & {
  /** Who sits where at each table, by the team at home there: printed before the first deal (WM-1.4). */
  readonly seats: Readonly<Record<string, Readonly<Record<Seat, string>>>>;
  readonly tables: readonly { readonly table: string; readonly points: Readonly<Record<string, number>> }[];
  readonly boxes: readonly Box[];
  readonly sheets: readonly SheetView[];
};

/** What a page shows of a tournament. */
export type TournamentView = {
  readonly date: string | null;
  /** The game whose rotation was announced last; 0 before the first. */
  readonly announced: number;
  readonly teams: readonly TeamView[];
  /** Who plays for an absent player. */
  readonly substitutes: Readonly<Record<string, string>>;
  /** Players who have taken their seats in the announced game. */
  readonly seated: readonly string[];
  readonly games: readonly GameView[];
  /** For the staff alone. */
  readonly measures?: readonly MeasureTaken['data'][];
  readonly sentAway?: readonly SpectatorSentAway['data'][];
};

/** WM-R5: nobody looks at a running table of others, on the screen either; the staff sees everything. */
const mayFollow = (state: TournamentState, audience: Audience, game: number, table: string): boolean => {
  if (audience.kind === 'staff' || isTableOver(state, game, table)) return true;
  const encounter = encounterAt(state, game, table);
  return audience.kind === 'entry' && (encounter?.a === audience.entry || encounter?.b === audience.entry);
};

const sheetView = (state: TournamentState, game: number, team: string): SheetView => {
  const captain = state.teams.get(opponentsOf(state, game, team) ?? '')?.captain ?? '';
  const key = sheetKey(game, team);
  return {
    ...gameScore(state, game, team),
    signatory: state.substitutes.get(captain) ?? captain,
    by: state.signed.get(key) ?? null,
    refusal: state.disputed.get(key)?.reason ?? null,
  };
};

const seatsOf = (state: TournamentState, game: number, tables: readonly string[]): GameView['seats'] =>
  Object.fromEntries(
    tables.flatMap((table) => {
      const seating = seatingOf(state, game, table);
      return seating === null ? [] : [[table, seating] as const];
    }),
  );

const gameView = (state: TournamentState, audience: Audience, scheduled: ScheduledGame): GameView => {
  const { game, encounters } = scheduled;
  const teams = encounters.flatMap(({ a, b }) => [a, b]);
  const tables = teams.filter((table) => mayFollow(state, audience, game, table));
  return {
    ...scheduled,
    seats: seatsOf(state, game, teams),
    tables: tables.map((table) => ({ table, points: tableScore(state, game, table) })),
    boxes: [...state.boxes.values()].filter((box) => box.game === game && tables.includes(box.table)),
    // A sheet covers both tables of its encounter: it shows once both may be seen.
    sheets: encounters
      .filter(({ a, b }) => tables.includes(a) && tables.includes(b))
      .flatMap(({ a, b }) => [a, b])
      .map((team) => sheetView(state, game, team)),
  };
};

/** Teams, schedule, boxes and sheets as `audience` may see them; measures are the staff's alone. */
export const tournamentView = (state: TournamentState, audience: Audience): TournamentView => ({
  date: state.date,
  announced: state.announced,
  teams: [...state.teams.values()].map((team) => ({
    ...team,
    partners: state.partners.get(team.team) ?? null,
    sheet: sheetOf(state.schedule, team, state.partners.get(team.team)),
    disqualified: state.disqualified.get(team.team)?.reason ?? null,
    refundRequested: state.refunds.has(team.team),
  })),
  substitutes: Object.fromEntries(state.substitutes),
  seated: [...state.seated],
  games: state.schedule.map((scheduled) => gameView(state, audience, scheduled)),
  ...(audience.kind === 'staff' ? { measures: state.measures, sentAway: state.sentAway } : {}),
});
