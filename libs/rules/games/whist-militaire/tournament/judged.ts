import type { TournamentEvent } from './events';
import { opponentsOf, type TournamentState } from './state';

const bothTeams = (state: TournamentState, game: number, team: string): readonly string[] => {
  const opponents = opponentsOf(state, game, team);
  return opponents === null ? [team] : [team, opponents];
};

const teamOf = ({ teams }: TournamentState, player: string): readonly string[] =>
  [...teams.values()]
    .filter(({ captain, players }) => captain === player || players.includes(player))
    .map(({ team }) => team);

/** Which teams a decision of the arbiter is about. */
export const judgedIn = (state: TournamentState, { type, data }: TournamentEvent): readonly string[] => {
  switch (type) {
    case 'TableForfeited':
    case 'GameRuled':
      return bothTeams(state, data.game, data.team);
    case 'TeamDisqualified':
      return [data.team];
    case 'MeasureTaken':
      return teamOf(state, data.target);
    default:
      return [];
  }
};
