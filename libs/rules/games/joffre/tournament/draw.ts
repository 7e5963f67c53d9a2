import type { Seat } from '@arbitre/rules/kernel/compass';
import { commitmentTo, inOrderOfLot } from '@arbitre/rules/kernel/lots/lots';

/** What lots of Joffre are committed to for, beside those of other games. */
const PURPOSE = 'joffre-partners';

/** What is published before partners are drawn by that seed. */
export const joffreLotCommitment = (seed: string): string => commitmentTo(PURPOSE, seed);

export type Seats = Readonly<Record<Seat, string>>;
export type DrawnTable = { readonly table: string; readonly seats: Seats };
type Pair = readonly [string, string];

/** Who was drawn before: how often everybody sat out, and the pairs of the last game. */
export type Before = { readonly satOut: ReadonlyMap<string, number>; readonly pairs: readonly Pair[] };

export type Draw = { readonly tables: readonly DrawnTable[]; readonly out: readonly string[] };

const TABLE = 4;

/** JOF-3-GAP-2: so many of these, first those who have sat out the least, in the order of the lot. */
const sitOut = <Item>(
  items: readonly Item[],
  count: number,
  times: (item: Item) => number,
): readonly Item[] => items.toSorted((a, b) => times(a) - times(b)).slice(0, count);

/** JOF-3-GAP-1: two and two, opposite each other. */
const tablesOf = (pairs: readonly Pair[]): readonly DrawnTable[] =>
  Array.from({ length: Math.floor(pairs.length / 2) }, (_, at): DrawnTable => {
    const [N = '', S = ''] = pairs[2 * at] ?? [];
    const [E = '', W = ''] = pairs[2 * at + 1] ?? [];
    return { table: String(at + 1), seats: { N, E, S, W } };
  });

const inPairs = (entries: readonly string[]): readonly Pair[] =>
  Array.from({ length: Math.floor(entries.length / 2) }, (_, at): Pair => [
    entries[2 * at] ?? '',
    entries[2 * at + 1] ?? '',
  ]);

const drawnAnew = (order: readonly string[], { satOut }: Before): Draw => {
  const out = sitOut(order, order.length % TABLE, (entry) => satOut.get(entry) ?? 0);
  return { tables: tablesOf(inPairs(order.filter((entry) => !out.includes(entry)))), out };
};

/** The pairs of the game before stay together; who has none there is paired by the lot. */
const drawnInPairs = (order: readonly string[], { satOut, pairs: before }: Before): Draw => {
  const times = (entry: string): number => satOut.get(entry) ?? 0;
  const kept = before.filter(([a, b]) => order.includes(a) && order.includes(b));
  const alone = order.filter((entry) => !kept.flat().includes(entry));
  const single = sitOut(alone, alone.length % 2, times);
  const place = ([a, b]: Pair): number => Math.min(order.indexOf(a), order.indexOf(b));
  const pairs = [...kept, ...inPairs(alone.filter((entry) => !single.includes(entry)))].toSorted(
    (a, b) => place(a) - place(b),
  );
  const idle = sitOut(pairs, pairs.length % 2, ([a, b]) => times(a) + times(b));
  return { tables: tablesOf(pairs.filter((pair) => !idle.includes(pair))), out: [...single, ...idle.flat()] };
};

/**
 * Partners, opponents and tables of a game by the seed that was committed to before (JOF-3.2). Whoever types the list decides
 * nothing by its order; anybody can draw again.
 */
export const drawGame = (
  seed: string,
  entries: readonly string[],
  before: Before,
  partners: 'drawn' | 'kept',
): Draw => {
  const order = inOrderOfLot(seed, [...entries].sort());
  return partners === 'kept' ? drawnInPairs(order, before) : drawnAnew(order, before);
};
