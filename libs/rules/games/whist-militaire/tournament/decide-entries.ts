import { circleRound } from '@arbitre/rules/kernel/session/circle';
import { accepted, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import type { Decide } from './acts';
import type { ScheduledGame } from './schedule';
import { partnersProblem, readTeam } from './teams';
import type { TournamentState } from './state';
import { refuse } from '../refusals';

/** WM-1.1: a team enters before the schedule is published; no player plays for two teams. */
export const decideEnter: Decide<'enter-team'> = (state, act) => {
  const reading = readTeam(act);
  if (!reading.ok) return reading;
  const { team } = reading;
  if (state.schedule.length > 0) return refuse('schedule-published', { team: team.team });
  if (state.teams.has(team.team)) return refuse('team-already-entered', { team: team.team });
  const own = [team.captain, ...team.players];
  for (const other of state.teams.values()) {
    const shared = [other.captain, ...other.players].find((player) => own.includes(player));
    if (shared !== undefined) return refuse('player-in-two-teams', { player: shared, team: other.team });
  }
  return accepted({ type: 'TeamEntered', data: team });
};

/** The refusal of a team that did not enter. */
export const knownTeam = (state: TournamentState, team: string): Refusal | null =>
  state.teams.has(team) ? null : refuse('unknown-team', { team });

/** WM-1.3: another order of partners than the default, before it is printed. */
export const decidePartners: Decide<'choose-partners'> = (state, { team: name, partners }) => {
  const team = state.teams.get(name);
  if (team === undefined) return refuse('unknown-team', { team: name });
  if (state.schedule.length > 0) return refused('WM-1.4', { team: name });
  return (
    partnersProblem(team, partners) ?? accepted({ type: 'PartnersChosen', data: { team: name, partners } })
  );
};

/** WM-1-GAP-3: so that each team-mate faces the captain once. */
export const DEFAULT_GAMES = 3;

/** WM-1.4, WM-3.3: the whole schedule, with the trump of each game, before the first deal and for good. */
export const decidePublish: Decide<'publish-schedule'> = (state, { date, games = DEFAULT_GAMES, trumps }) => {
  const { from, to } = state.setup.season;
  if (date < from || date > to) return refused('WM-0.1', { date, from, to });
  if (state.schedule.length > 0) return refused('WM-1.4', { date: state.date, published: true });
  const teams = [...state.teams.keys()].filter((team) => !state.disqualified.has(team));
  if (teams.length < 2) return refuse('too-few-teams', { teams: teams.length, least: 2 });
  if (trumps.length !== games) return refused('WM-3.3', { games, trumps: trumps.length });
  const schedule = trumps.map((trump, index): ScheduledGame => ({
    game: index + 1,
    trump,
    ...circleRound(teams, index + 1),
  }));
  return accepted({ type: 'SchedulePublished', data: { date, games: schedule } });
};

/** WM-1-GAP-4: the person in charge admits a substitute, who takes the absent player's place. */
export const decideSubstitute: Decide<'admit-substitute'> = (
  state,
  { team: name, player, substitute, by },
) => {
  const team = state.teams.get(name);
  if (team === undefined) return refuse('unknown-team', { team: name });
  if (![team.captain, ...team.players].includes(player)) return refuse('not-in-team', { team: name, player });
  const busy = [...state.teams.values()].some((each) => [each.captain, ...each.players].includes(substitute));
  if (busy) return refuse('player-in-two-teams', { player: substitute });
  return accepted({ type: 'SubstituteAdmitted', data: { team: name, player, substitute, by } });
};

/** WM-1-GAP-4: a missing captain is replaced at his seat by a player named captain for the tournament. */
export const decideNameCaptain: Decide<'name-captain'> = (state, { team: name, captain, by }) => {
  const team = state.teams.get(name);
  if (team === undefined) return refuse('unknown-team', { team: name });
  if (!team.players.includes(captain)) return refused('WM-1.1', { team: name, captain });
  return accepted({ type: 'CaptainNamed', data: { team: name, captain, by } });
};
