import { cyclic, numbered, type Start } from './cyclic';
import { type Meeting, type Movement, upTo } from './movement';
import { startsFor } from './starters';

/** Which Howell: the tables that clubs print, or the ones in which no board is ever at two tables and any two are compared evenly. */
export type HowellGuide = 'published' | 'spread';

/**
 * First rounds of the Howells that clubs print (BD-HOWELL-6), for four to seven tables; the last pair stays at its table and every other
 * number goes up by one each round (BD-HOWELL-1).
 */
const PUBLISHED: Readonly<Record<number, readonly Start[]>> = {
  2: [
    [3, 0, 0],
    [1, 2, 0],
  ],
  4: [
    [7, 0, 0],
    [2, 5, 3],
    [1, 6, 5],
    [4, 3, 6],
  ],
  5: [
    [6, 2, 0],
    [4, 1, 1],
    [9, 0, 2],
    [8, 7, 3],
    [3, 5, 4],
  ],
  6: [
    [11, 0, 0],
    [5, 6, 3],
    [10, 3, 5],
    [2, 8, 7],
    [1, 4, 8],
    [9, 7, 10],
  ],
  7: [
    [4, 11, 0],
    [1, 3, 1],
    [8, 9, 2],
    [13, 0, 3],
    [7, 12, 4],
    [6, 10, 5],
    [5, 2, 6],
  ],
};

/**
 * The sets of the second and the third of three tables, round by round. Six pairs have no square in which each set is at one table at a
 * time: the fifth set is at all three in the last round (BD-HOWELL-3).
 */
const SETS_OF_THREE: readonly (readonly [number, number])[] = [
  [1, 3],
  [2, 3],
  [1, 0],
  [2, 0],
  [4, 4],
];

const publishedOfThree = (): Movement => {
  const whole = cyclic(5, 1, [
    [5, 0, 0],
    [3, 2, 0],
    [1, 4, 0],
  ]);
  return {
    ...whole,
    rounds: whole.rounds.map((round, at) => {
      const sets = [at, ...(SETS_OF_THREE[at] ?? [])];
      return round.map((meeting, table) => ({ ...meeting, sets: [sets[table] ?? at] }));
    }),
  };
};

/**
 * First rounds of the Howells in which no board is at two tables, for four to nine tables. They are starters with adders of Room squares,
 * so that everybody meets everybody once and plays every set once; which pair of a table sits North-South is chosen so that any two
 * pairs sit in the same direction as often as in opposite ones: exactly with four, six and eight tables, within two sets with five,
 * seven and nine, which is the best that their numbers of pairs allow.
 */
const SPREAD: Readonly<Record<number, readonly Start[]>> = {
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

/**
 * Six pairs without a set at two tables: everybody meets everybody in five rounds of two sets each, out of ten. The ten ways to pair six
 * that are none of the rounds themselves each give one set its three meetings.
 */
const SPREAD_OF_THREE: readonly (readonly Meeting[])[] = (() => {
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
      return { table: at + 1, NS: numbered(ns), EW: numbered(ew), sets };
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

/** Movements that were searched for, by the numbers of pairs that move and that stay. */
const found = new Map<string, Movement | null>();

const searched = (around: number, staying: number): Movement | null => {
  const key = `${around}+${staying}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const starts = startsFor(around, staying);
  const movement = starts === null ? null : cyclic(around, staying, starts);
  found.set(key, movement);
  return movement;
};

const fullOf = (tables: number, starts: readonly Start[] | undefined): Movement | null =>
  starts === undefined ? searched(2 * tables - 1, 1) : cyclic(2 * tables - 1, 1, starts);

const spread = (tables: number): Movement | null => {
  if (tables === 3) return { places: upTo(6).map(numbered), sets: 10, setsEach: 2, rounds: SPREAD_OF_THREE };
  const starts = SPREAD[tables];
  const stays: Start = [2 * tables - 1, 0, 0];
  return fullOf(tables, starts === undefined ? undefined : [stays, ...starts]);
};

const published = (tables: number): Movement | null =>
  tables === 3 ? publishedOfThree() : fullOf(tables, PUBLISHED[tables]);

/** The fewest and the most tables that a Howell is held for: with more there are too many rounds for a session. */
export const HOWELL_TABLES: readonly [least: number, most: number] = [2, 20];

const isHeld = (tables: number): boolean => tables >= HOWELL_TABLES[0] && tables <= HOWELL_TABLES[1];

/** A Howell of all its rounds: everybody meets everybody (BD-HOWELL-2). Null where there is none for so many tables. */
export const howell = (tables: number, guide: HowellGuide): Movement | null => {
  if (!isHeld(tables)) return null;
  return guide === 'published' || tables === 2 ? published(tables) : spread(tables);
};

/** The fewest and the most rounds of a Howell that stops before everybody met everybody, always an odd number of them. */
export const threeQuarterRounds = (tables: number): readonly [least: number, most: number] => [
  tables + (tables % 2 === 0 ? 3 : 4),
  2 * tables - 3,
];

/**
 * A Howell of fewer rounds (BD-HOWELL-2 in part): some pairs stay, each at a table of its own, the others move; nobody meets anybody twice.
 * Null where there is none of so many rounds.
 */
export const threeQuarter = (tables: number, rounds: number): Movement | null => {
  const [least, most] = threeQuarterRounds(tables);
  const fits = isHeld(tables) && rounds % 2 === 1 && rounds >= least && rounds <= most;
  return fits ? searched(rounds, 2 * tables - rounds) : null;
};
