import { isRecord } from '@arbitre/rules/kernel/act-shape';
import { circuitProblems } from './check-circuit';
import { entriesProblems } from './check-entries';
import { fixtureProblems } from './check-fixtures';
import { pathProblems } from './check-path';
import { misfitsOf } from './declare';
import { leagueRules, type LeagueRules } from './league-rules';
import { contradiction, misfitProblem, type RuleProblem } from './problems';

export type RulesReading =
  | { readonly ok: true; readonly rules: LeagueRules }
  | { readonly ok: false; readonly problems: readonly RuleProblem[] };

/** The value that a path leads to. */
export const valueAt = (given: unknown, path: string): unknown =>
  path === ''
    ? given
    : path.split('.').reduce<unknown>((value, key) => {
        if (Array.isArray(value)) return (value as readonly unknown[])[Number(key)];
        return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
      }, given);

const contradictions = (rules: LeagueRules): readonly RuleProblem[] => {
  const entries = rules.entries === undefined ? [] : entriesProblems(rules.entries);
  switch (rules.format) {
    case 'circuit':
      return [...entries, ...circuitProblems(rules, '')];
    case 'fixtures':
      return [...entries, ...fixtureProblems(rules)];
    case 'path':
      return [...entries, ...pathProblems(rules, rules.entries)];
  }
};

/** Reads the rules of a division from plain JSON. Every mistake is told, each with its place; what contradicts itself too. */
export const readLeagueRules = (given: unknown): RulesReading => {
  const misfits = misfitsOf(leagueRules, given);
  if (misfits.length > 0) {
    const problems = misfits.map(({ path, expected }) => misfitProblem(path, valueAt(given, path), expected));
    return { ok: false, problems };
  }
  const strange = leagueRules.strange?.(given) ?? null;
  if (strange !== null)
    return { ok: false, problems: [contradiction(strange.path, 'rule-character', { found: strange.found })] };
  const rules = given as LeagueRules;
  const problems = contradictions(rules);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, rules };
};

/** The same of a text, as a file or a form holds it. */
export const parseLeagueRules = (text: string): RulesReading => {
  let given: unknown;
  try {
    given = JSON.parse(text) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, problems: [contradiction('', 'rule-not-json', { reason })] };
  }
  return readLeagueRules(given);
};
