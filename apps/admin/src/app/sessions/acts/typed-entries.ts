import type { SessionEntries } from '../session-entries';

const byNumber = (entries: SessionEntries, number: number): string | undefined =>
  [...entries].find(([, entry]) => entry.number === number)?.[0];

/** The entry that a number, or a number with a name behind it, stands for; the text itself where it is none. */
export const entryTyped = (typed: string, entries: SessionEntries): string => {
  const [, number, rest = ''] = /^(\d+)(?:\s+(.*))?$/u.exec(typed.trim()) ?? [];
  const entry = number === undefined ? undefined : byNumber(entries, Number(number));
  if (entry === undefined) return typed.trim();
  return rest === '' || entries.get(entry)?.name === rest ? entry : typed.trim();
};

/** What was typed one after the other, divided by spaces, commas or semicolons. */
export const partsTyped = (typed: string): readonly string[] =>
  typed.split(/[\s,;]+/u).filter((part) => part !== '');

/** Entries by their numbers, in the order typed; undefined where a number is nobody's. */
export const numbersOf = (typed: string, entries: SessionEntries): readonly string[] | undefined => {
  const found = partsTyped(typed).map((part) =>
    /^\d+$/u.test(part) ? byNumber(entries, Number(part)) : undefined,
  );
  return found.includes(undefined) ? undefined : (found as readonly string[]);
};
