import { type Meeting, type Movement, upTo } from './movement';

/** How a table of the moving pairs begins: the two pairs and the set of boards of its first round, counted from 0. */
type Start = readonly [NS: number, EW: number, set: number];

/**
 * First rounds of the Howells for four to nine tables; in each later round every number goes up by one, around all but the last pair,
 * who stays North-South at the first table. They are starters with adders of Room squares, so that everybody meets everybody
 * once and plays every set once; which pair of a table sits North-South is chosen so that any two pairs sit in the same
 * direction as often as in opposite ones: exactly with four, six and eight tables, within two sets with five, seven and nine,
 * which is the best that their numbers of pairs allow.
 */
const STARTS: Readonly<Record<number, readonly Start[]>> = {
  4: [
    [5, 2, 3],
    [6, 1, 5],
    [3, 4, 6],
  ],
  5: [
    [4, 1, 2],
    [7, 8, 4],
    [6, 2, 5],
    [3, 5, 7],
  ],
  6: [
    [7, 6, 2],
    [3, 5, 6],
    [10, 2, 7],
    [9, 4, 8],
    [1, 8, 10],
  ],
  7: [
    [7, 3, 4],
    [8, 11, 6],
    [2, 4, 9],
    [1, 6, 10],
    [12, 5, 11],
    [9, 10, 12],
  ],
  8: [
    [7, 9, 1],
    [12, 1, 3],
    [10, 4, 5],
    [8, 13, 6],
    [11, 3, 8],
    [5, 6, 9],
    [14, 2, 13],
  ],
  9: [
    [6, 14, 1],
    [9, 10, 2],
    [1, 3, 8],
    [13, 7, 9],
    [12, 2, 10],
    [8, 5, 11],
    [15, 11, 12],
    [16, 4, 15],
  ],
};

/** The fewest and the most tables that a Howell is held for. */
export const HOWELL_TABLES: readonly [least: number, most: number] = [3, 9];

const place = (pair: number): string => String(pair + 1);

const cyclic = (tables: number, starts: readonly Start[]): Movement => {
  const around = 2 * tables - 1;
  const stays = place(around);
  return {
    places: upTo(2 * tables).map(place),
    sets: around,
    setsEach: 1,
    rounds: upTo(around).map((round) => [
      { table: 1, NS: stays, EW: place(round), sets: [round] },
      ...starts.map(([ns, ew, set], at): Meeting => {
        const [NS, EW] = [place((ns + round) % around), place((ew + round) % around)];
        return { table: at + 2, NS, EW, sets: [(set + round) % around] };
      }),
    ]),
  };
};

/**
 * Six pairs have no such square. Everybody meets everybody in five rounds of two sets each, out of ten: the ten ways to pair six
 * that are none of the rounds themselves each give one set its three meetings, so that no set is at two tables in one round.
 */
const THREE_TABLES: readonly (readonly Meeting[])[] = (() => {
  const rounds = upTo(5).map((round): readonly (readonly [number, number])[] => [
    [5, round],
    [(round + 1) % 5, (round + 4) % 5],
    [(round + 2) % 5, (round + 3) % 5],
  ]);
  const same = (one: readonly number[], other: readonly number[]): boolean =>
    one.every((pair) => other.includes(pair));
  const isRound = (pairing: readonly (readonly number[])[]): boolean =>
    rounds.some((round) => pairing.every((two) => round.some((meeting) => same(two, meeting))));
  const pairings = waysToPair(upTo(6)).filter((pairing) => !isRound(pairing));
  return rounds.map((round) =>
    round.map(([ns, ew], at): Meeting => {
      const sets = pairings.flatMap((pairing, set) =>
        pairing.some((two) => same(two, [ns, ew])) ? [set] : [],
      );
      return { table: at + 1, NS: place(ns), EW: place(ew), sets };
    }),
  );
})();

/** Every way to pair these off. */
function waysToPair(pairs: readonly number[]): readonly (readonly (readonly number[])[])[] {
  const [first, ...others] = pairs;
  if (first === undefined) return [[]];
  return others.flatMap((other) =>
    waysToPair(others.filter((each) => each !== other)).map((rest) => [[first, other], ...rest]),
  );
}

/** A Howell of all its rounds: everybody meets everybody. Null where there is none for so many tables. */
export const howell = (tables: number): Movement | null => {
  if (tables === 3) return { places: upTo(6).map(place), sets: 10, setsEach: 2, rounds: THREE_TABLES };
  const starts = STARTS[tables];
  return starts === undefined ? null : cyclic(tables, starts);
};
