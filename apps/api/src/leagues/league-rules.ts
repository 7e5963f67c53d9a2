import { explain } from '@arbitre/rules';
import {
  type DivisionState,
  leagueRefusals,
  type LeagueRules,
  readLeagueRules,
  type RuleProblem,
  rulesInForce,
} from '@arbitre/rules/leagues';
import type { Plain } from '../graphql/plain';
import type { LeagueRuleProblem } from './league.types';

type Problem = Pick<RuleProblem, 'path' | 'fr' | 'en'>;

export const problemsOf = (problems: readonly Problem[]): Plain<LeagueRuleProblem>[] =>
  problems.map(({ path, fr, en }) => ({ path, fr, en }));

/** Every mistake in rules that somebody types; none: they are sound. */
export const mistakesIn = (given: unknown): Plain<LeagueRuleProblem>[] => {
  const reading = readLeagueRules(given);
  return reading.ok ? [] : problemsOf(reading.problems);
};

/** Why these rules cannot be given to the division: its format stays what it is. */
export const formatProblems = ({ format }: LeagueRules, state: DivisionState): readonly Problem[] => {
  const own = rulesInForce(state)?.format ?? format;
  if (own === format) return [];
  return [
    { path: 'format', ...explain(null, { article: 'format-fixed', facts: { format: own } }, leagueRefusals) },
  ];
};
