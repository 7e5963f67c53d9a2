import type { MethodId, Scoring } from '@arbitre/rules/kernel/competition/contract';

/** A method with what was chosen of it, as far as a `Scoring` tag says it (BD-PBN-10). */
export type Chosen = { readonly method: MethodId; readonly scoring: Scoring | null };

const choice = (more: Readonly<Record<string, unknown>>): Scoring => ({ version: 1, ties: 'stand', ...more });

/** `MP;MP2`, `IMP;Butler-2;Mean`: what a competition counts by. */
export const scoringTag = (method: MethodId, scoring: Scoring | null): string => {
  switch (method) {
    case 'matchpoints':
      return scoring === null ? 'MP' : scoring.unit === 2 ? 'MP;MP1' : 'MP;MP2';
    case 'butler':
      return scoring?.datum === 'mean' ? 'IMP;Butler;Mean' : 'IMP;Butler-2;Mean';
    case 'cross-imps':
      return { results: 'IMP;Cross1', none: 'IMP;Cross' }[String(scoring?.divisor)] ?? 'IMP;Cross2';
    case 'board-a-match':
      return 'BAM';
    case 'team-imps':
    case 'victory-points':
      return 'IMP';
    default:
      return '';
  }
};

const CROSSED: Readonly<Record<string, string>> = { Cross: 'none', Cross1: 'results', Cross2: 'comparisons' };

const imps = (words: readonly string[], teams: boolean): Chosen | null => {
  const crossed = words.find((word) => word in CROSSED || word === 'XIMP');
  if (crossed !== undefined)
    return { method: 'cross-imps', scoring: choice({ divisor: CROSSED[crossed] ?? 'comparisons' }) };
  if (words.some((word) => /^(?:All)?Butler/.test(word)))
    return { method: 'butler', scoring: words.includes('Butler') ? choice({ datum: 'mean' }) : null };
  return teams ? { method: 'team-imps', scoring: null } : null;
};

/** What a tag says of it; null where that is too little. `teams`: the file names teams. */
export const readScoringTag = (value: string, teams: boolean): Chosen | null => {
  const words = value.split(';').map((word) => word.trim());
  const [first = ''] = words;
  const units = words.includes('MP1') ? 2 : words.includes('MP2') ? 1 : null;
  if (/^(?:MP|Matchpoints|OldMP|MP1|MP2)$/i.test(first))
    return { method: 'matchpoints', scoring: units === null ? null : choice({ unit: units }) };
  if (first === 'BAM') return { method: 'board-a-match', scoring: null };
  return /IMP|^Butler|^Cross/i.test(value) ? imps(words, teams) : null;
};
