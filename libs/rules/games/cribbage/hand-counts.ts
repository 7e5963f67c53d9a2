import { cardOf } from '@arbitre/rules/kernel/cards';
import { rankPoints } from './count-hand';

const RANKS = 13;
const KEYS = RANKS ** 5;
const JACK = 10;

/** What five ranks score, by the ranks from the lowest: each of the 6,175 combinations is counted once. */
const rankTable = (): Uint8Array => {
  const table = new Uint8Array(KEYS);
  // The ace is the lowest of thirteen here; a pack begins with the two. Five of a rank there is not.
  const card = (rank: number, copy: number): number => cardOf(copy & 3, (rank + 12) % RANKS);
  for (let a = 0; a < RANKS; a++)
    for (let b = a; b < RANKS; b++)
      for (let c = b; c < RANKS; c++)
        for (let d = c; d < RANKS; d++)
          for (let e = d; e < RANKS; e++)
            table[keyOf(a, b, c, d, e)] = rankPoints([
              card(a, 0),
              card(b, 1),
              card(c, 2),
              card(d, 3),
              card(e, 0),
            ]);
  return table;
};

const keyOf = (a: number, b: number, c: number, d: number, e: number): number =>
  (((a * RANKS + b) * RANKS + c) * RANKS + d) * RANKS + e;

/** Five suits as one number, two bits each, and which of the five is the starter. */
const placesOf = (suits: number, starter: number): readonly [own: number, others: readonly number[]] => {
  const all = [0, 1, 2, 3, 4].map((at) => (suits >> (2 * at)) & 3);
  return [all[starter] ?? 0, all.filter((_, at) => at !== starter)];
};

const perStarter = (of: (suits: number, starter: number) => number): Uint8Array =>
  Uint8Array.from({ length: 8 << 10 }, (_, at) => ((at & 7) < 5 ? of(at >> 3, at & 7) : 0));

/** By suits and starter: 5 for one suit, 4 where the starter alone has another. */
const flushOf = (suits: number, starter: number): number => {
  const [own, [first = 0, ...rest]] = placesOf(suits, starter);
  return rest.some((suit) => suit !== first) ? 0 : first === own ? 5 : 4;
};

/** By suits and starter: which of the other four have the starter's suit, one bit each. */
const sameSuit = (suits: number, starter: number): number => {
  const [own] = placesOf(suits, starter);
  return [0, 1, 2, 3, 4].reduce(
    (mask, at) => mask | (at !== starter && ((suits >> (2 * at)) & 3) === own ? 1 << at : 0),
    0,
  );
};

/** How many of all hands of four with a starter score each number of points, from 0 to 29. */
export const handCounts = (): Uint32Array => {
  const table = rankTable();
  const [flushes, sames] = [perStarter(flushOf), perStarter(sameSuit)];
  const counts = new Uint32Array(30);
  const countFive = (key: number, suits: number, jacks: number): void => {
    const base = table[key] ?? 0;
    for (let starter = 0; starter < 5; starter++) {
      const at = (suits << 3) | starter;
      const jack = ((sames[at] ?? 0) & jacks) === 0 ? 0 : 1;
      const points = base + (flushes[at] ?? 0) + jack;
      counts[points] = (counts[points] ?? 0) + 1;
    }
  };
  /** Cards from the lowest rank on: the `at`-th of five, with what those before it come to. */
  const choose = (at: number, from: number, key: number, suits: number, jacks: number): void => {
    for (let card = from; card < 52; card++) {
      const rank = card >> 2;
      const nextKey = key * RANKS + rank;
      const nextSuits = suits | ((card & 3) << (2 * at));
      const nextJacks = rank === JACK ? jacks | (1 << at) : jacks;
      if (at === 4) countFive(nextKey, nextSuits, nextJacks);
      else choose(at + 1, card + 1, nextKey, nextSuits, nextJacks);
    }
  };
  choose(0, 0, 0, 0, 0);
  return counts;
};
