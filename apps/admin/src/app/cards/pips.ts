/** Where the pips of a numeral card lie, on a face of 100 by 140; those of the lower half stand on their heads. */
export type Pip = { readonly x: number; readonly y: number; readonly turned: boolean };

const left = 35;
const middle = 50;
const right = 65;
const columns: Readonly<Record<string, readonly (readonly [x: number, y: number])[]>> = {
  '2': [
    [middle, 28],
    [middle, 112],
  ],
  '3': [
    [middle, 28],
    [middle, 70],
    [middle, 112],
  ],
  '4': [
    [left, 28],
    [right, 28],
    [left, 112],
    [right, 112],
  ],
  '5': [
    [left, 28],
    [right, 28],
    [middle, 70],
    [left, 112],
    [right, 112],
  ],
  '6': [
    [left, 28],
    [right, 28],
    [left, 70],
    [right, 70],
    [left, 112],
    [right, 112],
  ],
  '7': [
    [left, 28],
    [right, 28],
    [middle, 49],
    [left, 70],
    [right, 70],
    [left, 112],
    [right, 112],
  ],
  '8': [
    [left, 28],
    [right, 28],
    [middle, 49],
    [left, 70],
    [right, 70],
    [middle, 91],
    [left, 112],
    [right, 112],
  ],
  '9': [
    [left, 28],
    [right, 28],
    [left, 56],
    [right, 56],
    [middle, 70],
    [left, 84],
    [right, 84],
    [left, 112],
    [right, 112],
  ],
  T: [
    [left, 28],
    [right, 28],
    [middle, 42],
    [left, 56],
    [right, 56],
    [left, 84],
    [right, 84],
    [middle, 98],
    [left, 112],
    [right, 112],
  ],
};

/** Empty for aces and court cards, whose faces are drawn otherwise. */
export const pipsOf = (rank: string): readonly Pip[] =>
  (columns[rank] ?? []).map(([x, y]) => ({ x, y, turned: y > 70 }));
