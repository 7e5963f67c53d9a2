import type { Exact } from '@arbitre/rules/kernel/competition/contract';
import { compare } from '@arbitre/rules/kernel/competition/exact';
import type { Deciding, Ranking } from './row';

/** A value under a criterion: compared from the left, more is better; what is missing is less than anything. */
export type Key = readonly Exact[];

/** One step of a chain. Null where it does not part this group (a lot that not all drew). */
export type Step<Each> = {
  readonly criterion: Ranking;
  readonly keys: (group: readonly Each[]) => ReadonlyMap<Each, Key> | null;
};

export const compareKeys = (a: Key, b: Key): number => {
  const length = Math.max(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const left = a[at];
    const right = b[at];
    if (left === undefined || right === undefined) return left === undefined ? -1 : 1;
    const difference = compare(left, right);
    if (difference !== 0) return difference;
  }
  return 0;
};

export type Placed<Each> = {
  readonly each: Each;
  readonly rank: number;
  readonly tiedWith: number;
  readonly decided: Deciding;
};

const NOTHING: Key = [];

/** A group cut into those who are level, best first. */
const cut = <Each>(group: readonly Each[], keys: ReadonlyMap<Each, Key>): readonly (readonly Each[])[] => {
  const keyOf = (each: Each): Key => keys.get(each) ?? NOTHING;
  const level: Each[][] = [];
  let last: Each | undefined;
  for (const each of group.toSorted((a, b) => compareKeys(keyOf(b), keyOf(a)))) {
    if (last !== undefined && compareKeys(keyOf(last), keyOf(each)) === 0) level.at(-1)?.push(each);
    else level.push([each]);
    last = each;
  }
  return level;
};

/**
 * Ranks by a chain: what is level after all of it shares its place, and the next place is skipped. A smaller group that a
 * criterion leaves level starts again from the first one, so that direct encounters are always those of the ones still
 * level. `rows` come in the order in which those who share a place are listed.
 */
export const ranked = <Each>(
  rows: readonly Each[],
  chain: readonly Step<Each>[],
): readonly Placed<Each>[] => {
  const placed: Placed<Each>[] = [];
  const place = (group: readonly Each[], decidedOf: (each: Each) => Deciding): void => {
    if (group.length > 1)
      for (const { criterion, keys } of chain) {
        const values = keys(group);
        if (values === null) continue;
        const parts = cut(group, values);
        if (parts.length === 1) continue;
        for (const part of parts) place(part, (each) => ({ criterion, value: values.get(each) ?? NOTHING }));
        return;
      }
    const rank = placed.length + 1;
    const tiedWith = group.length - 1;
    for (const each of group) placed.push({ each, rank, tiedWith, decided: decidedOf(each) });
  };
  const [first] = chain;
  const own = first?.keys(rows);
  place(rows, (each) => ({ criterion: first?.criterion ?? 'total', value: own?.get(each) ?? NOTHING }));
  return placed;
};
