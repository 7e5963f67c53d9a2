/**
 * A tile as a small integer: 0 no tile, 1 to 26 the letters A to Z, 33 to 58 a joker that stands for A to Z. A rack's
 * joker, which stands for nothing yet, is `JOKER`.
 */
export type Tile = number;

export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** A joker on a rack or in the bag, written `?`. */
export const JOKER: Tile = 32;
const JOKER_FLAG = 32;
const LETTER = 31;

/** 1 to 26 for the letter that a tile is or stands for, 0 for no tile and for a joker that stands for nothing yet. */
export const letterOf = (tile: Tile): number => tile & LETTER;
export const isJoker = (tile: Tile): boolean => (tile & JOKER_FLAG) !== 0;
/** The joker that stands for a letter (1 to 26). */
export const jokerAs = (letter: number): Tile => letter | JOKER_FLAG;

const CODE_BEFORE_A = 64;

/** `A` is a tile, `a` a joker that stands for A (SCR-RULESET-GAP-2); 0 for any other character. */
export const tileOf = (character: string): Tile => {
  const tile = character.charCodeAt(0) - CODE_BEFORE_A;
  const letter = tile & LETTER;
  return tile > 0 && tile <= JOKER_FLAG + 26 && letter >= 1 && letter <= 26 ? tile : 0;
};

/** The letter of a tile: `A`, `a` when a joker stands for it, `?` for a joker that stands for nothing yet. */
export const characterOf = (tile: Tile): string =>
  tile === JOKER ? '?' : String.fromCharCode(tile + CODE_BEFORE_A);

/** A word's tiles, or null when a character is no letter. */
export const tilesOf = (word: string): readonly Tile[] | null => {
  const tiles = Array.from(word, tileOf);
  return tiles.includes(0) ? null : tiles;
};

export const wordOf = (tiles: Iterable<Tile>): string => Array.from(tiles, characterOf).join('');
