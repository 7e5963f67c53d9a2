import type { MethodId, Scoring } from '@arbitre/rules/kernel/competition/contract';
import type { PbnGame } from './game';
import type { Note } from './deal-record';
import { type Chosen, readScoringTag } from './scoring-tag';

/** What the file says about its competition as a whole; null where it does not. */
export type CompetitionHint = {
  readonly name: string;
  /** ISO date. */
  readonly date: string | null;
  readonly method: MethodId | null;
  /** What was chosen of the method, where the file says it (BD-PBN-10). */
  readonly scoring: Scoring | null;
};

const firstValue = (games: readonly PbnGame[], name: string): { value: string; line: number } | null => {
  for (const game of games) {
    const tag = game.tags.get(name);
    if (tag !== undefined && tag.value !== '' && tag.value !== '?') return tag;
  }
  return null;
};

const chosenIn = (games: readonly PbnGame[]): Chosen | null =>
  readScoringTag(firstValue(games, 'Scoring')?.value ?? '', firstValue(games, 'HomeTeam') !== null);

/** `2021.08.23`, leniently any date with its year first; of `2026.05.??` the first day that it may be (BD-PBN-7). */
const isoDate = (value: string): { readonly date: string; readonly whole: boolean } | null => {
  const [, year = '', month = '', day = ''] = /^(\d{4})[.-](\d{2}|\?\?)[.-](\d{2}|\?\?)/.exec(value) ?? [];
  if (year === '') return null;
  const known = (part: string): string => (part === '??' ? '01' : part);
  return { date: `${year}-${known(month)}-${known(day)}`, whole: month !== '??' && day !== '??' };
};

export const hintOf = (games: readonly PbnGame[], note: Note): CompetitionHint => {
  const chosen = chosenIn(games);
  const first = games[0];
  if (chosen === null && first !== undefined) note(first.line, first.number, 'scoring-not-given');
  const tag = firstValue(games, 'Date');
  const date = tag === null ? null : isoDate(tag.value);
  if (tag !== null && date?.whole === false) note(tag.line, 1, 'day-not-known', { date: date.date });
  return {
    name: firstValue(games, 'Event')?.value ?? '',
    date: date?.date ?? null,
    method: chosen?.method ?? null,
    scoring: chosen?.scoring ?? null,
  };
};
