import { PLAYERS } from './fields';

/** Who has been at a table with whom, and who sat out, so far in the evening. */
export type Before = {
  readonly met: (a: string, b: string) => number;
  readonly satOut: (entry: string) => number;
};

export type Rotation = {
  readonly tables: readonly { readonly table: string; readonly entries: readonly string[] }[];
  readonly out: readonly string[];
};

/** The next of these to sit with those who are seated: who has met them the least, of equals the first in order. */
const nextFor = (seated: readonly string[], left: readonly string[], { met }: Before): string => {
  const times = (entry: string): number => seated.reduce((sum, other) => sum + met(entry, other), 0);
  return left.reduce((best, entry) => (times(entry) < times(best) ? entry : best));
};

/**
 * The tables of a partie: who sat out the least sits out, nobody twice before everybody once; then each table is filled with those
 * who have met the least. `order`: that of the entries or of a lot; it parts equals.
 */
export const rotationOf = (order: readonly string[], before: Before): Rotation => {
  const idle = order
    .toReversed()
    .toSorted((a, b) => before.satOut(a) - before.satOut(b))
    .slice(0, order.length % PLAYERS);
  let left = order.filter((entry) => !idle.includes(entry));
  const tables = Array.from({ length: left.length / PLAYERS }, (_, at) => {
    const entries: string[] = left.slice(0, 1);
    left = left.slice(1);
    while (entries.length < PLAYERS) {
      const next = nextFor(entries, left, before);
      entries.push(next);
      left = left.filter((entry) => entry !== next);
    }
    return { table: String(at + 1), entries };
  });
  return { tables, out: idle };
};
