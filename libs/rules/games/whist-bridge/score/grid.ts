import type { GameCode } from '../ladder';

// The club's printed grid of points (article 13), one fact a row; `points.ts` reads it.

/** What an emballage is worth by tricks, whatever was announced (WB-13-E-1); all 13 are a capot (WB-13-E-2). */
export const EMBALLAGE_VALUES: Readonly<Record<number, number>> = { 8: 7, 9: 10, 10: 13, 11: 16, 12: 19 };
export const CAPOT = 30;

/** More is lost, and more is paid for each trick of an emballage or a seul, by threes. */
export const STEP = 3;

/** What a seul is worth by tricks (WB-13-S-1); 9 and more count as 8 (WB-13-S-GAP-2). */
export const SEUL_VALUES: Readonly<Record<number, number>> = { 6: 12, 7: 15, 8: 18 };
/** A seul of 8 that was its player's first word, and what every seul of 8 loses from (WB-13-S-4, WB-13-S-5). */
export const DIRECT_SEUL_8 = 21;

export const TROU_VALUE = 16;

/** Made: declarer's points. Lost: declarer pays them, and each of the other three receives `each`. */
export type FlatRow = { readonly value: number; readonly each: number };

/** Games whose points do not follow the tricks. */
export const FLAT_ROWS: Readonly<Partial<Record<GameCode, FlatRow>>> = {
  PM: { value: 18, each: 12 },
  P: { value: 24, each: 16 },
  PME: { value: 27, each: 18 },
  A9: { value: 30, each: 20 },
  GM: { value: 36, each: 24 },
  A10: { value: 42, each: 28 },
  A11: { value: 60, each: 40 },
  GME: { value: 75, each: 50 },
  PCSA: { value: 100, each: 50 },
  PC: { value: 100, each: 50 },
  CH: { value: 200, each: 80 },
};

/** A queen taken at Dames, and what those without a queen share (WB-13-D-1, WB-13-D-GAP-1). */
export const QUEEN_COST = 3;
export const QUEENS_SHARED = 12;
export const QUEENS = 4;
