import { type Movement, placesAt, upTo } from './movement';

/**
 * How evenly the places of a movement are compared with one another. A figure of two places is, over all sets: 1 where both sit in the same
 * direction, -1 where they sit in opposite ones, and where they meet as much as there are other tables with that set. `least` and
 * `most` of these figures; `calibre`, in hundredths of a percent: the square of their mean by the mean of their squares, 10000 where
 * all are alike.
 */
export type Balance = { readonly least: number; readonly most: number; readonly calibre: number };

/** By set, in which direction a place plays it: 1 North-South, -1 East-West, 0 not at all; and whom it meets there. */
type Line = { readonly facing: Int8Array; readonly table: Int16Array };

const linesOf = (movement: Movement): readonly Line[] => {
  const at = new Map(movement.places.map((place, index) => [place, index]));
  const lines = movement.places.map((): Line => ({
    facing: new Int8Array(movement.sets),
    table: new Int16Array(movement.sets),
  }));
  movement.rounds.forEach((round, number) => {
    for (const { NS, EW, partners, table, sets } of round) {
      const seats: readonly (readonly [string, number])[] = [
        [NS, 1],
        [EW, -1],
        ...(partners === undefined
          ? []
          : ([
              [partners.S, 1],
              [partners.W, -1],
            ] as const)),
      ];
      for (const [place, facing] of seats) {
        const line = lines[at.get(place) ?? -1];
        if (line === undefined) continue;
        for (const set of sets) {
          line.facing[set] = facing;
          line.table[set] = number * 100 + table;
        }
      }
    }
  });
  return lines;
};

/** At how many tables each set is played. */
const copiesOf = ({ rounds, sets }: Movement): readonly number[] => {
  const copies = Array<number>(sets).fill(0);
  for (const meeting of rounds.flat()) for (const set of meeting.sets) copies[set] = (copies[set] ?? 0) + 1;
  return copies;
};

const figureOf = (one: Line, other: Line, copies: readonly number[]): number => {
  let sum = 0;
  for (let set = 0; set < copies.length; set++) {
    const product = (one.facing[set] ?? 0) * (other.facing[set] ?? 0);
    if (product === 0) continue;
    // Partners share their result: they are not compared.
    if (one.table[set] !== other.table[set]) sum += product;
    else if (product < 0) sum += (copies[set] ?? 1) - 1;
  }
  return sum;
};

/** The figures of any two places, each two once. */
export const figuresOf = (movement: Movement): readonly number[] => {
  const lines = linesOf(movement);
  const copies = copiesOf(movement);
  return lines.flatMap((one, at) => lines.slice(at + 1).map((other) => figureOf(one, other, copies)));
};

/** The balance of a movement; null where nobody meets anybody yet. */
export const balanceOf = (movement: Movement): Balance | null => {
  if (movement.rounds.every((round) => round.flatMap(placesAt).length === 0)) return null;
  const figures = figuresOf(movement);
  const sum = figures.reduce((total, each) => total + each, 0);
  const squares = figures.reduce((total, each) => total + each * each, 0);
  const calibre = squares === 0 ? 0 : Math.round((10_000 * sum * sum) / (figures.length * squares));
  return { least: Math.min(...figures), most: Math.max(...figures), calibre };
};

/** The rounds of a movement in which directions are exchanged, chosen one after the other as long as each makes it more even. */
export const evenlySwitched = (
  movement: Movement,
  switched: (isIn: (round: number) => boolean) => Movement,
): readonly number[] => {
  const calibre = (rounds: readonly number[]): number =>
    balanceOf(switched((round) => rounds.includes(round)))?.calibre ?? 0;
  let chosen: readonly number[] = [];
  let best = calibre(chosen);
  for (;;) {
    const next = upTo(movement.rounds.length)
      .filter((round) => !chosen.includes(round))
      .map((round) => ({ round, calibre: calibre([...chosen, round]) }))
      .reduce((most, each) => (each.calibre > most.calibre ? each : most), { round: -1, calibre: best });
    if (next.round < 0) return [...chosen].sort((a, b) => a - b);
    [chosen, best] = [[...chosen, next.round], next.calibre];
  }
};
