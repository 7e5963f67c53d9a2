import { explain, type Refusal } from '@arbitre/rules';
import {
  type DivisionState,
  leagueRefusals,
  type LeagueRules,
  readLeagueRules,
  type RuleProblem,
  rulesInForce,
} from '@arbitre/rules/leagues';
import type { Plain } from '../graphql/plain';
import { textsOf } from '../writes/problem-texts';
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

/** Why an act is refused, by the field that it is about. */
export const actProblem = (refusal: Pick<Refusal, 'violation'>): Plain<LeagueRuleProblem> => {
  const { field = '' } = refusal.violation.facts;
  const { messageFr: fr, messageEn: en } = textsOf(refusal);
  return { path: String(field), fr, en };
};
