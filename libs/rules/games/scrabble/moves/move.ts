import type { Place } from '../board/place';
import type { Tile } from '../tiles/letters';

/**
 * A solution as records, events and pages write it: the whole word as it reads on the grid, joker letters in lower case
 * (`oXYDANtE`), where it lies (`11D`) and what it scores. Plain JSON.
 */
export type Move = { readonly place: string; readonly word: string; readonly score: number };

/** A tile of a move on its square (0 to 224). */
export type LaidTile = { readonly square: number; readonly tile: Tile };

/** A word that a move forms crosswise, with its own multipliers counted in. */
export type FormedWord = { readonly place: string; readonly word: string; readonly score: number };

/** A move taken apart: what is laid where, every word formed, and how the score comes about. */
export type Play = Move & {
  readonly at: Place;
  readonly tiles: readonly LaidTile[];
  /** The main word alone, multipliers counted in. */
  readonly wordScore: number;
  readonly crossWords: readonly FormedWord[];
  /** For the number of tiles laid, never multiplied (SCR-1B-GAP-1). */
  readonly bonus: number;
};

/** How many of a play's tiles are jokers: the retained top keeps as many as it can (SCR-3D-3). */
export const jokersLaid = ({ tiles }: Pick<Play, 'tiles'>): number =>
  tiles.filter(({ tile }) => tile > 32).length;

/**
 * The same for two notations of one placement: a single tile that completes two words may be named either way
 * (SCR-1A-GAP-3, SCR-GEN-10).
 */
export const placementKey = ({ tiles }: Pick<Play, 'tiles'>): string =>
  tiles.map(({ square, tile }) => `${square}:${tile}`).join(' ');
