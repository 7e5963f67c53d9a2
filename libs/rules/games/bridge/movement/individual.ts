import { type Seeded, seeded } from '@arbitre/rules/kernel/seeded';
import { numbered } from './cyclic';
import { type Meeting, type Movement, upTo } from './movement';

/** Two partners of the first round. */
type Two = readonly [number, number];
/** North-South and East-West of a table of the first round. */
type Table = readonly [Two, Two];

const TRIES = 300;
const STARTS = 30;

/** The tables that clubs print: 8 players with two tables. */
const PUBLISHED_OF_TWO: readonly Table[] = [
  [
    [7, 0],
    [4, 6],
  ],
  [
    [1, 5],
    [3, 2],
  ],
];

/** Twelve players with three tables, and the sets of boards of the first round: no board is at two tables. */
const PUBLISHED_OF_THREE: readonly Table[] = [
  [
    [11, 0],
    [4, 9],
  ],
  [
    [6, 10],
    [7, 8],
  ],
  [
    [1, 3],
    [2, 5],
  ],
];
const SETS_OF_THREE: readonly number[] = [0, 5, 6];

/** How far two are apart on the circle of `around`; 0 stands for whoever stays. */
const apart = (one: number, other: number, around: number): number => {
  if (one === around || other === around) return 0;
  const difference = (one - other + around) % around;
  return Math.min(difference, around - difference);
};

/** How far from everybody being an opponent twice: the squares of what is too much or too little. */
const unevenness = (tables: readonly Table[], around: number): number => {
  const times = Array<number>((around + 1) / 2).fill(0);
  for (const [own, their] of tables)
    for (const one of own)
      for (const other of their) {
        const at = apart(one, other, around);
        times[at] = (times[at] ?? 0) + 1;
      }
  return times.reduce((sum, each) => sum + (each - 2) ** 2, 0);
};

/** Partners of a first round who are apart by each distance once: a starter, found by hill-climbing; the last two hold whoever stays. */
const partnersFor = (around: number, random: Seeded): readonly Two[] => {
  const byDistance = new Map<number, Two>();
  const partnerOf = new Map<number, Two>();
  const drop = (two: Two): void => {
    byDistance.delete(apart(...two, around));
    for (const one of two) partnerOf.delete(one);
  };
  const distances = (around - 1) / 2;
  while (byDistance.size < distances) {
    const two: Two = [random(around), random(around)];
    const distance = apart(...two, around);
    const conflicts = new Set([byDistance.get(distance), ...two.map((one) => partnerOf.get(one))]);
    conflicts.delete(undefined);
    if (two[0] === two[1] || conflicts.size > 1) continue;
    for (const other of conflicts) if (other !== undefined) drop(other);
    byDistance.set(distance, two);
    for (const one of two) partnerOf.set(one, two);
  }
  const alone = upTo(around).find((one) => !partnerOf.has(one)) ?? 0;
  return [...byDistance.values(), [around, alone]];
};

/** Which two of these pairs share a table, improved by exchanges. */
const grouped = (partners: readonly Two[], around: number, random: Seeded): readonly Table[] => {
  const twos = [...partners];
  const tables = (): readonly Table[] =>
    upTo(twos.length / 2).map((at): Table => [twos[2 * at] ?? [0, 0], twos[2 * at + 1] ?? [0, 0]]);
  let best = unevenness(tables(), around);
  for (let tries = 0; tries < TRIES && best > 0; tries++) {
    const [one, other] = [random(twos.length), random(twos.length)];
    const [a, b] = [twos[one], twos[other]];
    if (a === undefined || b === undefined) continue;
    [twos[one], twos[other]] = [b, a];
    const figure = unevenness(tables(), around);
    if (figure <= best) best = figure;
    else [twos[one], twos[other]] = [a, b];
  }
  return tables();
};

/** The most even of some first rounds. */
const tablesFor = (count: number, random: Seeded): readonly Table[] => {
  const around = 4 * count - 1;
  let best: readonly Table[] = [];
  for (let start = 0; start < STARTS && (start === 0 || unevenness(best, around) > 0); start++) {
    const tables = grouped(partnersFor(around, random), around, random);
    if (start === 0 || unevenness(tables, around) < unevenness(best, around)) best = tables;
  }
  return best;
};

const found = new Map<number, readonly Table[]>();

const firstRound = (tables: number): readonly Table[] => {
  if (tables === 2) return PUBLISHED_OF_TWO;
  if (tables === 3) return PUBLISHED_OF_THREE;
  const known = found.get(tables) ?? tablesFor(tables, seeded(tables));
  found.set(tables, known);
  return known;
};

/** The most tables: there is a round for each partner. */
export const INDIVIDUAL_TABLES: readonly [least: number, most: number] = [2, 10];

/**
 * Everybody plays for himself, with everybody else as partner once; the last player stays, the others go up by one each round. All tables
 * play the same boards in a round; at three tables none is at two. Null where there is none for so many.
 */
export const individual = (tables: number): Movement | null => {
  if (tables < INDIVIDUAL_TABLES[0] || tables > INDIVIDUAL_TABLES[1]) return null;
  const around = 4 * tables - 1;
  const first = firstRound(tables);
  return {
    ...{ places: upTo(around + 1).map(numbered), sets: around, setsEach: 1 },
    rounds: upTo(around).map((round) => {
      const at = (player: number): string => numbered(player === around ? player : (player + round) % around);
      return first.map(([[n, s], [e, w]], table): Meeting => {
        const set = ((tables === 3 ? (SETS_OF_THREE[table] ?? 0) : 0) + round) % around;
        return { table: table + 1, NS: at(n), EW: at(e), partners: { S: at(s), W: at(w) }, sets: [set] };
      });
    }),
  };
};
