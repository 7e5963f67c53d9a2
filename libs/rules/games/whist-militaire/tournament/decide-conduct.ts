import { accepted, refused } from '@arbitre/rules/kernel/decider';
import type { Decide } from './acts';
import { knownTeam } from './decide-entries';
import { fillBoxes } from './decide-sheets';
import type { TournamentEvent } from './events';
import type { TournamentState } from './state';
import { refuse } from '../refusals';

/** WM-R4-GAP-2: what is still to play against the team is worth a point a deal to those who were to meet it. */
const pointsToOpponents = (state: TournamentState, team: string): readonly TournamentEvent[] =>
  state.schedule.flatMap(({ game, encounters }) =>
    encounters.flatMap(({ a, b }) => {
      const winner = a === team ? b : b === team ? a : null;
      if (winner === null || state.disqualified.has(winner)) return [];
      const fill = { winner, by: 'arbiter', cause: 'disqualified' } as const;
      return [...fillBoxes(state, game, a, fill), ...fillBoxes(state, game, b, fill)];
    }),
  );

/** WM-R4.2: a player caught cheating costs his whole team the tournament. */
export const decideDisqualify: Decide<'disqualify'> = (state, { team: name, player, reason }) => {
  const team = state.teams.get(name);
  if (team === undefined) return refuse('unknown-team', { team: name });
  const members = [team.captain, ...team.players];
  const present = [...members, ...members.map((member) => state.substitutes.get(member))];
  if (!present.includes(player)) return refuse('not-in-team', { team: name, player });
  if (state.disqualified.has(name)) return refuse('already-disqualified', { team: name });
  return accepted<TournamentEvent>(
    { type: 'TeamDisqualified', data: { team: name, player, reason } },
    ...pointsToOpponents(state, name),
  );
};

/** WM-R3.2: any measure of the person in charge, with its effect on the standings in words. */
export const decideMeasure: Decide<'take-measure'> = (
  _state,
  { author, target, measure, reason, effect = '' },
) => accepted({ type: 'MeasureTaken', data: { author, target, measure, reason, effect } });

/** WM-R4.3: no refund for a team disqualified for cheating. */
export const decideRefund: Decide<'request-refund'> = (state, { team }) => {
  const problem = knownTeam(state, team);
  if (problem !== null) return problem;
  return state.disqualified.has(team)
    ? refused('WM-R4.3', { team, reason: 'disqualified for cheating' })
    : accepted({ type: 'RefundRequested', data: { team } });
};
