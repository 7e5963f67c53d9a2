import type { MethodId } from '@arbitre/rules/kernel/competition/contract';
import type { PbnGame } from './game';
import type { Note } from './deal-record';

/** What the file says about its competition as a whole; null where it does not. */
export type CompetitionHint = {
  readonly name: string;
  /** ISO date. */
  readonly date: string | null;
  readonly method: MethodId | null;
};

const firstValue = (games: readonly PbnGame[], name: string): { value: string; line: number } | null => {
  for (const game of games) {
    const tag = game.tags.get(name);
    if (tag !== undefined && tag.value !== '' && tag.value !== '?') return tag;
  }
  return null;
};

const methodOf = (games: readonly PbnGame[]): MethodId | null => {
  const scoring = firstValue(games, 'Scoring')?.value ?? '';
  if (/^(?:MP|Matchpoints|OldMP|MP1|MP2)\b/i.test(scoring)) return 'matchpoints';
  if (!/IMP/i.test(scoring)) return null;
  if (/Butler/i.test(scoring)) return 'butler';
  return firstValue(games, 'HomeTeam') === null ? null : 'team-imps';
};

/** `2021.08.23`, and leniently any date with its year first. */
const isoDate = (value: string): string | null => {
  const match = /^(\d{4})[.-](\d{2})[.-](\d{2})/.exec(value);
  return match === null ? null : `${match[1] ?? ''}-${match[2] ?? ''}-${match[3] ?? ''}`;
};

export const hintOf = (games: readonly PbnGame[], note: Note): CompetitionHint => {
  const method = methodOf(games);
  const first = games[0];
  if (method === null && first !== undefined) note(first.line, first.number, 'scoring-not-given');
  const date = firstValue(games, 'Date');
  return {
    name: firstValue(games, 'Event')?.value ?? '',
    date: date === null ? null : isoDate(date.value),
    method,
  };
};
