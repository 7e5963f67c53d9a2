import { type Seeded, seeded } from '@arbitre/rules/kernel/seeded';
import type { Start } from './cyclic';
import { upTo } from './movement';

/** Two numbers that meet in the first round. */
type Two = readonly [number, number];

const TRIES = 400_000;

/** The number of its multiplication table that twice makes this one; `around` is odd. */
const half = (sum: number, around: number): number => (sum * ((around + 1) / 2)) % around;

/** Twos by their numbers, differences and sums, to see at once what a new one cannot stand beside. */
class Twos {
  private readonly byKey = new Map<number, Two>();
  readonly all = new Set<Two>();
  constructor(private readonly around: number) {}

  /** A number, a difference either way and a sum, each in a range of its own. */
  private keys([x, y]: Two): readonly number[] {
    const { around } = this;
    const apart = (y - x + around) % around;
    return [x, y, around + Math.min(apart, around - apart), 2 * around + ((x + y) % around)];
  }
  conflicts(two: Two): readonly Two[] {
    const found = this.keys(two).map((key) => this.byKey.get(key));
    return [...new Set(found)].filter((each) => each !== undefined);
  }
  add(two: Two): void {
    this.all.add(two);
    for (const key of this.keys(two)) this.byKey.set(key, two);
  }
  drop(two: Two): void {
    this.all.delete(two);
    for (const key of this.keys(two)) this.byKey.delete(key);
  }
}

/** Whether no number that is left has as its double the sum of two that meet. */
const leavesSets = (chosen: readonly Two[], around: number): boolean => {
  const used = new Set(chosen.flat());
  return chosen.every(([x, y]) => used.has(half((x + y) % around, around)));
};

/**
 * So many twos out of 0 … `around` - 1 whose numbers, differences and sums are all different, and none of whose sums is the double of
 * a number that is left (a strong starter of Room, or a part of one). Found by hill-climbing after Dinitz and Stinson: a new two
 * takes the place of one that it cannot stand beside. Null where none is found.
 */
const twosOf = (around: number, count: number, random: Seeded): readonly Two[] | null => {
  const twos = new Twos(around);
  for (let tries = 0; tries < TRIES; tries++) {
    if (twos.all.size === count) {
      const chosen = [...twos.all];
      if (leavesSets(chosen, around)) return chosen;
      const dropped = chosen[random(count)];
      if (dropped !== undefined) twos.drop(dropped);
    }
    const two: Two = [random(around), random(around)];
    if (two[0] === two[1]) continue;
    const conflicts = twos.conflicts(two);
    if (conflicts.length > 1) continue;
    for (const other of conflicts) twos.drop(other);
    twos.add(two);
  }
  return null;
};

/**
 * How unevenly two numbers of the circle sit in the same direction and in opposite ones, over all of them: the squares of the sums.
 * `facing`: which way a number looks that is so far behind the set that it plays, 1 or -1.
 */
const unevenness = (facing: readonly number[]): number => {
  const around = facing.length;
  return upTo(around - 1)
    .map((at) => at + 1)
    .map((apart) => facing.reduce((sum, one, at) => sum + one * (facing[(at + apart) % around] ?? 0), 0))
    .reduce((sum, each) => sum + each * each, 0);
};

/** Which of two sits North-South, turned until no single turn makes the directions more even. */
const wellTurned = (around: number, twos: readonly Two[], left: readonly number[]): readonly Two[] => {
  let best = twos;
  const facingOf = (turned: readonly Two[]): readonly number[] => {
    const facing = Array<number>(around).fill(0);
    for (const one of left) facing[one] = -1;
    // Whoever is `y` behind the set x + y is the number x.
    for (const [x, y] of turned) [facing[y], facing[x]] = [1, -1];
    return facing;
  };
  let least = unevenness(facingOf(best));
  for (let improved = true; improved;) {
    improved = false;
    for (const at of upTo(best.length)) {
      const turned = best.map(([x, y], each): Two => (each === at ? [y, x] : [x, y]));
      const figure = unevenness(facingOf(turned));
      if (figure >= least) continue;
      [best, least, improved] = [turned, figure, true];
    }
  }
  return best;
};

/**
 * First round of a movement in which `around` pairs move in a circle, as many rounds as they are, and the others stay, each at a table
 * of his own: everybody meets nobody twice, no board is at two tables. With one that stays it is a Howell of all its rounds.
 * Null where none is found.
 */
export const startsFor = (around: number, staying: number): readonly Start[] | null => {
  const twos = twosOf(around, (around - staying) / 2, seeded(around * 100 + staying));
  if (twos === null) return null;
  const met = new Set(twos.flat());
  const left = upTo(around).filter((one) => !met.has(one));
  return [
    ...left.map((one, at): Start => [around + at, one, (2 * one) % around]),
    ...wellTurned(around, twos, left).map(([x, y]): Start => [x, y, (x + y) % around]),
  ];
};
