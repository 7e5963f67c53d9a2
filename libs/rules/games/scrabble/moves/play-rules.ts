import { FRENCH_TILES, ENGLISH_TILES, type TileSet } from '../tiles/tile-set';

/** What the validity and the score of a move depend on beside board, letters and words. */
export type PlayRules = {
  readonly tiles: TileSet;
  /** Points added for so many tiles laid in one move, after all multipliers (SCR-1B-15, SCR-1B-GAP-1). */
  readonly bonus: Readonly<Record<number, number>>;
  /** How many tiles one move may lay. */
  readonly mostTiles: number;
  /** Whether the first word must lie across (SCR-3D-6): so in duplicate, not in the game for two. */
  readonly firstAcross: boolean;
};

const duplicate = (mostTiles: number, bonus: PlayRules['bonus']): PlayRules => ({
  tiles: FRENCH_TILES,
  bonus,
  mostTiles,
  firstAcross: true,
});

/** Duplicate Scrabble with seven letters: the normal and the joker game, and seven of eight (SCR-OPT-4). */
export const DUPLICATE = duplicate(7, { 7: 50 });
/** `7 et 8` (SCR-OPT-5). */
export const SEVEN_AND_EIGHT = duplicate(8, { 7: 50, 8: 75 });
/** `7, 8 et 9` (SCR-OPT-6). */
export const SEVEN_EIGHT_AND_NINE = duplicate(9, { 7: 50, 8: 75, 9: 100 });
/** The English game for two, whose GCG records are checked. */
export const ENGLISH_GAME: PlayRules = {
  tiles: ENGLISH_TILES,
  bonus: { 7: 50 },
  mostTiles: 7,
  firstAcross: false,
};
