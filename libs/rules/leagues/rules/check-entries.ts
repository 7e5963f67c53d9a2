import type { EntryRules } from './entries';
import { contradiction, type RuleProblem } from './problems';

/** What contradicts itself in who may enter and play. */
export const entriesProblems = ({ kind, roster, categories = [] }: EntryRules): readonly RuleProblem[] => {
  const twice = categories.flatMap((category, at) =>
    categories.indexOf(category) < at
      ? [contradiction(`entries.categories.${at}`, 'category-twice', { category })]
      : [],
  );
  if (roster === undefined) return twice;
  const { least, most, substitutes = 0, uses, regulars = 0 } = roster;
  return [
    ...twice,
    ...(kind === 'team' ? [] : [contradiction('entries.roster', 'roster-of-no-team', { kind })]),
    ...(least > most ? [contradiction('entries.roster.least', 'roster-backwards', { least, most })] : []),
    ...(regulars > most
      ? [contradiction('entries.roster.regulars', 'regulars-above-roster', { regulars, most })]
      : []),
    ...(uses !== undefined && substitutes === 0
      ? [contradiction('entries.roster.uses', 'uses-without-substitutes')]
      : []),
  ];
};
