import type { Figure } from '@arbitre/rules/kernel/testing/figure';

export type ScrabbleFigure = Figure<'scrabble'>;

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** To three significant digits and no more than three decimals. */
export const rounded = (value: number): number => {
  const digits = Math.min(3, Math.max(0, 2 - Math.floor(Math.log10(Math.max(Math.abs(value), 1e-3)))));
  return Number(value.toFixed(digits));
};

/** The median of several runs with the smallest and the largest. */
export const figureOf = (
  name: string,
  unit: string,
  runs: readonly number[],
  more: Partial<Pick<ScrabbleFigure, 'target' | 'ratioTo' | 'ratio' | 'better'>> = {},
): ScrabbleFigure => ({
  area: 'scrabble',
  name,
  value: rounded(median(runs)),
  unit,
  better: 'lower',
  spread: [rounded(Math.min(...runs)), rounded(Math.max(...runs))],
  ...more,
});
