import { type GameCode, gameOf, isMade } from '../ladder';
import {
  CAPOT,
  DIRECT_SEUL_8,
  EMBALLAGE_VALUES,
  type FlatRow,
  FLAT_ROWS,
  QUEEN_COST,
  QUEENS_SHARED,
  SEUL_VALUES,
  STEP,
  TROU_VALUE,
} from './grid';

/** Where clubs score otherwise; the printed grid of the club unless a competition says so. */
export type GridVariant = {
  /** A seul of 8 that was not its player's first word: 18, or 21 like a direct one (WB-13-S-GAP-1). */
  readonly raisedSeul8: 18 | 21;
  /** E13 lost: 30 whatever the tricks, or by threes from 25 (WB-13-E-4). */
  readonly lostE13: 'flat' | 'by-threes';
};

/** What the setup of a competition may settle of its grid. */
export type GridSetup = { readonly raisedSeul8?: '18' | '21'; readonly lostE13?: GridVariant['lostE13'] };

export const gridOf = ({ raisedSeul8 = '18', lostE13 = 'flat' }: GridSetup): GridVariant => ({
  raisedSeul8: raisedSeul8 === '21' ? 21 : 18,
  lostE13,
});

export const PRINTED_GRID: GridVariant = { raisedSeul8: 18, lostE13: 'flat' };

/** What the side of the declarers scores, and what each of its opponents does. */
export type Points = { readonly declarers: readonly number[]; readonly each: number };

const emballagePoints = (code: GameCode, tricks: number, variant: GridVariant): Points => {
  const { least } = gameOf(code);
  if (tricks >= least) {
    const value = EMBALLAGE_VALUES[tricks] ?? CAPOT;
    return { declarers: [value, value], each: 0 };
  }
  const loss = lostEmballage(least, tricks, variant);
  return { declarers: [-loss, -loss], each: loss };
};

const lostEmballage = (level: number, tricks: number, { lostE13 }: GridVariant): number => {
  const base = EMBALLAGE_VALUES[level];
  if (base !== undefined) return base + STEP * (level - tricks);
  return lostE13 === 'flat' ? CAPOT : CAPOT - 2 * STEP - 2 + STEP * (level - tricks);
};

const trouPoints = (tricks: number): Points => {
  if (!isMade('TR', tricks)) return { declarers: [0, 0], each: TROU_VALUE };
  const value = tricks === 13 ? CAPOT : TROU_VALUE;
  return { declarers: [value, value], each: 0 };
};

const seulPoints = (code: GameCode, tricks: number, direct: boolean, variant: GridVariant): Points => {
  const { least } = gameOf(code);
  const eight = direct ? DIRECT_SEUL_8 : variant.raisedSeul8;
  if (tricks >= least)
    return { declarers: [least === 8 ? eight : (SEUL_VALUES[Math.min(tricks, 8)] ?? 0)], each: 0 };
  const base = least === 8 ? DIRECT_SEUL_8 : (SEUL_VALUES[least] ?? 0);
  const loss = base + STEP * (least - tricks);
  return { declarers: [-loss], each: (loss * 2) / 3 };
};

/** One declarer, or two who each play for themselves: a loser pays, and both lost together pay the two others in full. */
const flatPoints = ({ value, each }: FlatRow, made: readonly boolean[]): Points => {
  const lost = made.filter((one) => !one).length;
  return {
    declarers: made.map((one) => (one ? value : -value)),
    each: lost === 0 ? 0 : lost === 2 ? value : each,
  };
};

const flatRow = (code: GameCode): FlatRow => {
  const row = FLAT_ROWS[code];
  if (row === undefined) throw new RangeError(`${code} is scored by its tricks`);
  return row;
};

/** The points of a game by the tricks of its side or its one declarer (WB-13.a). `direct`: a seul of 8 that was a first word. */
export const pointsByTricks = (
  code: GameCode,
  tricks: number,
  direct = false,
  variant: GridVariant = PRINTED_GRID,
): Points => {
  switch (gameOf(code).kind) {
    case 'emballage':
      return emballagePoints(code, tricks, variant);
    case 'trou':
      return trouPoints(tricks);
    case 'seul':
      return seulPoints(code, tricks, direct, variant);
    default:
      return flatPoints(flatRow(code), [isMade(code, tricks)]);
  }
};

/** The points of a game that is won or lost, whatever the tricks: one or two declarers, in their order. */
export const pointsByOutcome = (code: GameCode, made: readonly boolean[]): Points =>
  flatPoints(flatRow(code), made);

/** Whether the grid asks only if a game was made: misères, piccolo, abundances, slams. */
export const isFlat = (code: GameCode): boolean => FLAT_ROWS[code] !== undefined;

/** Points of Dames by the queens of each player (WB-13-D-1, WB-13-D-2, WB-13-D-GAP-1). */
export const pointsOfQueens = (queens: readonly number[]): readonly number[] => {
  const free = queens.filter((taken) => taken === 0).length;
  return queens.map((taken) => (taken === 0 ? QUEENS_SHARED / free : -QUEEN_COST * taken));
};

/** The control figure of a deal: the sum of what its four players score (WB-13-PJ). */
export const pointsDeJeu = (points: Iterable<number>): number => {
  let sum = 0;
  for (const each of points) sum += each;
  return sum;
};
