import { integer, invalidField, misshapen, type Refusal, text } from '../../kernel/act-shape';
import { accepted, type Decision, refused } from '../../kernel/decider';
import type { TrumpSuit } from '../events';
import { TRUMPS } from '../setup';
import type { TournamentEvent } from './events';
import { pairings, type ScheduledGame } from './schedule';
import { partnersProblem, readTeam } from './teams';
import type { TournamentState } from './state';

type Answer = Decision<TournamentEvent>;
export type Arguments = Readonly<Record<string, unknown>>;
export type Decide = (state: TournamentState, command: Arguments) => Answer;

const ID = text(80);

/** WM-1.1: a team enters before the schedule is published; no player plays for two teams. */
export const decideEnter: Decide = (state, command) => {
  const reading = readTeam(command);
  if (!reading.ok) return reading;
  const { team } = reading;
  if (state.schedule.length > 0) return refused('schedule-published', { team: team.team });
  if (state.teams.has(team.team)) return refused('team-already-entered', { team: team.team });
  const own = [team.captain, ...team.players];
  for (const other of state.teams.values()) {
    const shared = [other.captain, ...other.players].find((player) => own.includes(player));
    if (shared !== undefined) return refused('player-in-two-teams', { player: shared, team: other.team });
  }
  return accepted({ type: 'TeamEntered', data: team });
};

/** The team that an act names, or the refusal. */
export const knownTeam = (state: TournamentState, team: unknown): Refusal | null => {
  if (!ID.accepts(team)) return invalidField('team', team, ID.expected);
  return state.teams.has(team as string) ? null : refused('unknown-team', { team: team as string });
};

/** WM-1.3: another order of partners than the default, before it is printed. */
export const decidePartners: Decide = (state, { team: name, partners }) => {
  const problem = knownTeam(state, name);
  if (problem !== null) return problem;
  if (!Array.isArray(partners) || partners.length === 0 || partners.length > 99)
    return invalidField('partners', partners, 'the captain’s partner in each game');
  if (state.schedule.length > 0) return refused('WM-1.4', { team: String(name) });
  const team = state.teams.get(String(name));
  const wrong = team === undefined ? null : partnersProblem(team, partners);
  return (
    wrong ??
    accepted({ type: 'PartnersChosen', data: { team: String(name), partners: partners as string[] } })
  );
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const GAMES = integer(1, 99);
/** WM-1-GAP-3: so that each team-mate faces the captain once. */
export const DEFAULT_GAMES = 3;

const readTrumps = (given: unknown, games: number): { ok: true; trumps: readonly TrumpSuit[] } | Refusal => {
  if (!Array.isArray(given) || given.length !== games)
    return refused('WM-3.3', { games, trumps: Array.isArray(given) ? given.length : null });
  const wrong = given.findIndex((trump) => !TRUMPS.some((suit) => suit === trump));
  if (wrong >= 0) {
    const trump: unknown = given[wrong];
    return refused('WM-3-GAP-1', {
      game: wrong + 1,
      trump: typeof trump === 'string' ? trump.slice(0, 40) : null,
    });
  }
  return { ok: true, trumps: given as readonly TrumpSuit[] };
};

/** WM-1.4, WM-3.3: the whole schedule, with the trump of each game, before the first deal and for good. */
export const decidePublish: Decide = (state, command) => {
  const { date, games = DEFAULT_GAMES } = command;
  if (typeof date !== 'string' || !DAY.test(date))
    return invalidField('date', date, 'a day such as 2026-05-02');
  const { from, to } = state.setup.season;
  if (date < from || date > to) return refused('WM-0.1', { date, from, to });
  if (!GAMES.accepts(games)) return invalidField('games', games, GAMES.expected);
  if (state.schedule.length > 0) return refused('WM-1.4', { date: state.date, published: true });
  const teams = [...state.teams.keys()].filter((team) => !state.disqualified.has(team));
  if (teams.length < 2) return refused('too-few-teams', { teams: teams.length, least: 2 });
  const reading = readTrumps(command.trumps, games as number);
  if (!reading.ok) return reading;
  const schedule = reading.trumps.map((trump, index): ScheduledGame => ({
    game: index + 1,
    trump,
    ...pairings(teams, index + 1),
  }));
  return accepted({ type: 'SchedulePublished', data: { date, games: schedule } });
};

const SUBSTITUTE = { player: ID, substitute: ID, by: ID };

/** WM-1-GAP-4: the person in charge admits a substitute, who takes the absent player's place. */
export const decideSubstitute: Decide = (state, command) => {
  const problem = knownTeam(state, command.team) ?? misshapen(command, SUBSTITUTE);
  if (problem !== null) return problem;
  const { team: name, player, substitute, by } = command as Record<string, string>;
  const team = state.teams.get(name ?? '');
  if (team === undefined || ![team.captain, ...team.players].includes(player ?? ''))
    return refused('not-in-team', { team: name ?? '', player: player ?? '' });
  const busy = [...state.teams.values()].some((each) =>
    [each.captain, ...each.players].includes(substitute ?? ''),
  );
  if (busy) return refused('player-in-two-teams', { player: substitute ?? '' });
  return accepted({
    type: 'SubstituteAdmitted',
    data: { team: name ?? '', player: player ?? '', substitute: substitute ?? '', by: by ?? '' },
  });
};

/** WM-1-GAP-4: a missing captain is replaced at his seat by a player named captain for the tournament. */
export const decideNameCaptain: Decide = (state, command) => {
  const problem = knownTeam(state, command.team) ?? misshapen(command, { captain: ID, by: ID });
  if (problem !== null) return problem;
  const { team: name, captain, by } = command as Record<string, string>;
  const team = state.teams.get(name ?? '');
  if (team?.players.includes(captain ?? '') !== true)
    return refused('WM-1.1', { team: name ?? '', captain: captain ?? '' });
  return accepted({ type: 'CaptainNamed', data: { team: team.team, captain: captain ?? '', by: by ?? '' } });
};
