import { accepted, type Refusal } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import type { Decide } from './acts';
import { isOf, knownTeam } from './decide-entries';
import type { TournamentState } from './state';

const problemOf = (state: TournamentState, team: string, player: string): Refusal | null =>
  knownTeam(state, team) ?? (isOf(state, team, player) ? null : refuse('not-in-team', { team, player }));

/** CRIB-GAP-T3: words and signs about the cards, manners. */
export const decideWarn: Decide<'warn'> = (state, { team, player, reason }) =>
  problemOf(state, team, player) ?? accepted({ type: 'PlayerWarned', data: { team, player, reason } });

/** CRIB-GAP-T3: cheating costs the whole team the tournament. */
export const decideDisqualify: Decide<'disqualify'> = (state, { team, player, reason }) => {
  const problem = problemOf(state, team, player);
  if (problem !== null) return problem;
  return state.disqualified.has(team)
    ? refuse('already-disqualified', { team })
    : accepted({ type: 'TeamDisqualified', data: { team, player, reason } });
};

export const decideMeasure: Decide<'take-measure'> = (_, { author, target, measure, reason }) =>
  accepted({ type: 'MeasureTaken', data: { author, target, measure, reason } });
