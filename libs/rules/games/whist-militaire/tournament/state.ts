import type { Encounter } from '@arbitre/rules/kernel/session/circle';
import type {
  BoxWritten,
  MeasureTaken,
  SignatureRefused,
  SpectatorSentAway,
  TeamDisqualified,
  TournamentEvent,
} from './events';
import { type ScheduledGame, seatsAt } from './schedule';
import { type Pairs, pairsOf, type Team } from './teams';
import { DEALS_PER_GAME } from '../setup';
import type { Seat } from '../events';

export type TournamentSetup = {
  /** First and last day of the season, both included (WM-0.1). */
  readonly season: { readonly from: string; readonly to: string };
};

/** The season on the title page of the booklet (WM-0.1). */
export const SEASON_2026: TournamentSetup = { season: { from: '2026-04-26', to: '2026-06-15' } };

export type Box = BoxWritten['data'];

/** A tournament at one moment, changed in place by `evolve`. */
export type TournamentState = {
  readonly setup: TournamentSetup;
  readonly teams: Map<string, Team>;
  readonly partners: Map<string, readonly string[]>;
  schedule: readonly ScheduledGame[];
  date: string | null;
  /** The game whose rotation was announced last; 0 before the first. */
  announced: number;
  /** Who plays for an absent player. */
  readonly substitutes: Map<string, string>;
  readonly seated: Set<string>;
  /** By `game|table|deal`. */
  readonly boxes: Map<string, Box>;
  /** Who made each sheet final, by `game|team`: the captain who signed it, or `arbiter`. */
  readonly signed: Map<string, string>;
  /** Sheets whose signature was refused, with the reason, by `game|team`. */
  readonly disputed: Map<string, SignatureRefused['data']>;
  readonly disqualified: Map<string, TeamDisqualified['data']>;
  measures: readonly MeasureTaken['data'][];
  sentAway: readonly SpectatorSentAway['data'][];
  readonly refunds: Set<string>;
};

export const newTournament = (setup: TournamentSetup): TournamentState => ({
  setup,
  teams: new Map(),
  partners: new Map(),
  schedule: [],
  date: null,
  announced: 0,
  substitutes: new Map(),
  seated: new Set(),
  boxes: new Map(),
  signed: new Map(),
  disputed: new Map(),
  disqualified: new Map(),
  measures: [],
  sentAway: [],
  refunds: new Set(),
});

export const boxKey = (game: number, table: string, deal: number): string => `${game}|${table}|${deal}`;
export const sheetKey = (game: number, team: string): string => `${game}|${team}`;

export const gameAt = (state: TournamentState, game: number): ScheduledGame | undefined =>
  state.schedule.find((each) => each.game === game);

/** The encounter in which a table is used, which is that of the team at home there. */
export const encounterAt = (state: TournamentState, game: number, table: string): Encounter | undefined =>
  gameAt(state, game)?.encounters.find(({ a, b }) => a === table || b === table);

export const opponentsOf = (state: TournamentState, game: number, team: string): string | null => {
  const encounter = encounterAt(state, game, team);
  if (encounter === undefined) return null;
  return encounter.a === team ? encounter.b : encounter.a;
};

export const pairsIn = (state: TournamentState, game: number, team: string): Pairs | null => {
  const known = state.teams.get(team);
  return known === undefined ? null : pairsOf(known, game, state.partners.get(team)?.[game - 1]);
};

/** Who sits where at a table in a game, substitutes in their places; null when nobody plays there. */
export const seatingOf = (
  state: TournamentState,
  game: number,
  table: string,
): Readonly<Record<Seat, string>> | null => {
  const visitors = opponentsOf(state, game, table);
  const home = pairsIn(state, game, table);
  const away = visitors === null ? null : pairsIn(state, game, visitors);
  if (home === null || away === null) return null;
  const { N, E, S, W } = seatsAt(home, away);
  const present = (player: string): string => state.substitutes.get(player) ?? player;
  return { N: present(N), E: present(E), S: present(S), W: present(W) };
};

export const isTableOver = (state: TournamentState, game: number, table: string): boolean => {
  for (let deal = 1; deal <= DEALS_PER_GAME; deal++)
    if (!state.boxes.has(boxKey(game, table, deal))) return false;
  return true;
};

/** Both tables of a team's encounter have their four boxes. */
export const isGameOver = (state: TournamentState, game: number, team: string): boolean => {
  const opponents = opponentsOf(state, game, team);
  return opponents === null || (isTableOver(state, game, team) && isTableOver(state, game, opponents));
};

export const evolveTournament = (state: TournamentState, event: TournamentEvent): TournamentState => {
  switch (event.type) {
    case 'TeamEntered':
      state.teams.set(event.data.team, event.data);
      break;
    case 'PartnersChosen':
      state.partners.set(event.data.team, event.data.partners);
      break;
    case 'SchedulePublished':
      state.schedule = event.data.games;
      state.date = event.data.date;
      break;
    case 'RotationAnnounced':
      state.announced = event.data.game;
      state.seated.clear();
      break;
    case 'PlayerSeated':
      state.seated.add(event.data.player);
      break;
    case 'BoxWritten':
      state.boxes.set(boxKey(event.data.game, event.data.table, event.data.deal), event.data);
      break;
    default:
      evolvePeople(state, event);
  }
  return state;
};

const evolvePeople = (state: TournamentState, event: TournamentEvent): void => {
  switch (event.type) {
    case 'SubstituteAdmitted':
      state.substitutes.set(event.data.player, event.data.substitute);
      break;
    case 'CaptainNamed': {
      const team = state.teams.get(event.data.team);
      if (team !== undefined) state.teams.set(team.team, renamed(team, event.data.captain));
      break;
    }
    case 'SheetSigned':
      state.signed.set(sheetKey(event.data.game, event.data.team), event.data.by);
      break;
    case 'SignatureRefused':
      state.disputed.set(sheetKey(event.data.game, event.data.team), event.data);
      break;
    case 'GameRuled':
      state.disputed.delete(sheetKey(event.data.game, event.data.team));
      state.signed.set(sheetKey(event.data.game, event.data.team), 'arbiter');
      break;
    case 'TeamDisqualified':
      state.disqualified.set(event.data.team, event.data);
      break;
    case 'MeasureTaken':
      state.measures = [...state.measures, event.data];
      break;
    case 'SpectatorSentAway':
      state.sentAway = [...state.sentAway, event.data];
      break;
    case 'RefundRequested':
      state.refunds.add(event.data.team);
      break;
    default:
      break;
  }
};

/** WM-1-GAP-4: the player named captain takes the captain's seat, the captain his place in the rotation. */
const renamed = (team: Team, captain: string): Team => ({
  ...team,
  captain,
  players: team.players.map((player) => (player === captain ? team.captain : player)),
});
