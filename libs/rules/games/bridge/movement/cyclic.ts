import { type Meeting, type Movement, upTo } from './movement';

/** How a table begins: who sits there and the set of boards of its first round, all counted from 0. */
export type Start = readonly [NS: number, EW: number, set: number];

/** A place of a movement whose pairs are numbered. */
export const numbered = (pair: number): string => String(pair + 1);

/**
 * The movement in which every number goes up by one each round, and every set of boards with it, around all but the last places,
 * who stay. `around`: how many move, and how many sets and rounds there are.
 */
export const cyclic = (around: number, staying: number, starts: readonly Start[]): Movement => ({
  places: upTo(around + staying).map(numbered),
  sets: around,
  setsEach: 1,
  rounds: upTo(around).map((round) => {
    const at = (pair: number): string => numbered(pair < around ? (pair + round) % around : pair);
    return starts.map(([ns, ew, set], table): Meeting => ({
      ...{ table: table + 1, NS: at(ns), EW: at(ew) },
      sets: [(set + round) % around],
    }));
  }),
});
