const values: Readonly<Record<number, string>> = {
  1: 'AEILNORSTU',
  2: 'DGM',
  3: 'BCP',
  4: 'FHV',
  8: 'JQ',
  10: 'KWXYZ',
};

/** Points printed on a tile of the French set; a joker (lower case or `?`) is worth nothing (SCR-1B-1, SCR-1B-2). */
export const tileValue = (tile: string): number =>
  Number(Object.entries(values).find(([, letters]) => letters.includes(tile))?.[0] ?? 0);
