import type { GuideRow } from './guide';

/**
 * A movement as the way of its pairs through the seats. `sets`: by set, the table that it lies at first, 0 where it rests; it goes down a
 * table in this order each round. `movement`: seats (`3E`, table 3 East-West) in the order in which pairs go from one to the next, around.
 * `positions`: the pair at each seat in the first round, `1N 1E 2N 2E …`.
 */
export type Rotation = {
  readonly tables: number;
  readonly rounds: number;
  readonly sets: readonly number[];
  readonly movement: readonly string[];
  readonly positions: readonly number[];
};

const isNumbers = (value: unknown, most: number): value is readonly number[] =>
  Array.isArray(value) && value.length <= 200 && value.every((each) => isNumber(each, most));
const isNumber = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/** The seats of so many tables, in the order of `positions`. */
const seatsOf = (tables: number): readonly string[] =>
  Array.from({ length: 2 * tables }, (_, at) => `${Math.floor(at / 2) + 1}${at % 2 === 0 ? 'N' : 'E'}`);

/** Whether it is one whose seats, sets and pairs fit its tables. */
export const isRotation = (value: unknown): value is Rotation => {
  if (typeof value !== 'object' || value === null) return false;
  const { tables, rounds, sets, movement, positions } = value as Partial<Record<keyof Rotation, unknown>>;
  if (!isNumber(tables, 40) || !isNumber(rounds, 40) || tables < 2 || rounds < 1) return false;
  const seats = seatsOf(tables);
  return (
    isNumbers(sets, tables) &&
    isNumbers(positions, 160) &&
    positions.length === seats.length &&
    !positions.includes(0) &&
    seats.every((_, at) => at % 2 === 1 || sets.includes(at / 2 + 1)) &&
    Array.isArray(movement) &&
    movement.every((seat) => seats.includes(seat as string)) &&
    new Set(movement).size === movement.length
  );
};

/** Its tables round by round, so many boards a set. */
export const rowsOfRotation = (
  { tables, rounds, sets, movement, positions }: Rotation,
  boards: number,
): readonly GuideRow[] => {
  const next = new Map(movement.map((seat, at) => [movement[(at + 1) % movement.length] ?? seat, seat]));
  const rows: GuideRow[] = [];
  let at = new Map(seatsOf(tables).map((seat, index) => [seat, positions[index] ?? 0]));
  for (let round = 0; round < rounds; round++) {
    for (let table = 1; table <= tables; table++) {
      const set = (sets.indexOf(table) + round) % sets.length;
      rows.push({
        ...{ round: round + 1, table, NS: at.get(`${table}N`) ?? 0, EW: at.get(`${table}E`) ?? 0 },
        boards: Array.from({ length: boards }, (_, each) => set * boards + each + 1),
      });
    }
    at = new Map([...at].map(([seat, pair]) => [seat, at.get(next.get(seat) ?? seat) ?? pair]));
  }
  return rows;
};
