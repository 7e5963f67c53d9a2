/** The lowest difference that gives the better side each further point, for matches of up to so many boards. */
type Column = { readonly boards: number; readonly from: readonly number[] };

/** 11, 12, ... 20 victory points (BD-VP-ACBL-1); 10 each below the first. */
export const ACBL_20: readonly Column[] = [
  { boards: 8, from: [1, 3, 5, 8, 11, 14, 17, 20, 24, 28] },
  { boards: 11, from: [1, 3, 6, 10, 14, 18, 22, 26, 31, 36] },
  { boards: 15, from: [1, 4, 7, 11, 15, 20, 25, 30, 36, 42] },
  { boards: 20, from: [2, 5, 9, 14, 19, 25, 32, 39, 47, 56] },
  { boards: 27, from: [3, 7, 12, 18, 25, 33, 42, 51, 61, 72] },
  { boards: 36, from: [4, 9, 15, 22, 30, 39, 49, 60, 72, 85] },
];

/** 18, 19, ... 30 victory points (BD-VP-ACBL-2); 15 each for a tie. */
export const ACBL_30: readonly Column[] = [
  { boards: 8, from: [1, 2, 3, 4, 5, 7, 9, 11, 14, 17, 20, 24, 28] },
  { boards: 11, from: [1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 31, 36] },
];

/** Steps of the better side; the nearest column where a match has more boards or fewer than any. */
const stepsOf = (columns: readonly Column[], boards: number, margin: number): number => {
  const { from = [] } = columns.find((column) => boards <= column.boards) ?? columns.at(-1) ?? {};
  const above = from.findIndex((least) => margin < least);
  return above < 0 ? from.length : above;
};

export const acbl20 = (boards: number, margin: number): number => 10 + stepsOf(ACBL_20, boards, margin);

export const acbl30 = (boards: number, margin: number): number => {
  const steps = stepsOf(ACBL_30, boards, margin);
  return steps === 0 ? 15 : 17 + steps;
};
