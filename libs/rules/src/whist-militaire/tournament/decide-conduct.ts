import { misshapen, text } from '../../kernel/act-shape';
import { accepted, refused } from '../../kernel/decider';
import { type Decide, knownTeam } from './decide-entries';
import { fillBoxes } from './decide-sheets';
import type { TournamentEvent } from './events';
import type { TournamentState } from './state';

const ID = text(80);

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
export const decideDisqualify: Decide = (state, command) => {
  const problem = knownTeam(state, command.team) ?? misshapen(command, { player: ID, reason: text() });
  if (problem !== null) return problem;
  const { team: name, player, reason } = command as Record<'team' | 'player' | 'reason', string>;
  const team = state.teams.get(name);
  const members = team === undefined ? [] : [team.captain, ...team.players];
  const present = [...members, ...members.map((member) => state.substitutes.get(member))];
  if (!present.includes(player)) return refused('not-in-team', { team: name, player });
  if (state.disqualified.has(name)) return refused('already-disqualified', { team: name });
  return accepted<TournamentEvent>(
    { type: 'TeamDisqualified', data: { team: name, player, reason } },
    ...pointsToOpponents(state, name),
  );
};

const MEASURE = { author: ID, target: ID, measure: text(80), reason: text() };

/** WM-R3.2: any measure of the person in charge, with its effect on the standings in words. */
export const decideMeasure: Decide = (_state, command) => {
  const problem = misshapen(command, MEASURE);
  if (problem !== null) return problem;
  const { effect = '' } = command;
  if (typeof effect !== 'string' || effect.length > 500)
    return refused('invalid-field', { field: 'effect', expected: 'text of at most 500 characters' });
  const { author, target, measure, reason } = command as Record<keyof typeof MEASURE, string>;
  return accepted({ type: 'MeasureTaken', data: { author, target, measure, reason, effect } });
};

/** WM-R4.3: no refund for a team disqualified for cheating. */
export const decideRefund: Decide = (state, { team }) => {
  const problem = knownTeam(state, team);
  if (problem !== null) return problem;
  const name = String(team);
  return state.disqualified.has(name)
    ? refused('WM-R4.3', { team: name, reason: 'disqualified for cheating' })
    : accepted({ type: 'RefundRequested', data: { team: name } });
};
