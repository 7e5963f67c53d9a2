import type { Exact } from '../contract';
import { exact, roundToMultiple, subtract } from '../exact';
import { acbl20, acbl30 } from './acbl';
import { wbfHundredths } from './wbf-20';

/** What a match is worth by its difference; whole points and win or loss need no boards. */
export const SCALES = ['wbf-20', 'wbf-20-whole', 'acbl-20', 'acbl-30', 'win-loss'] as const;
export type ScaleName = (typeof SCALES)[number];

type Scale = {
  /** What both sides have together. */
  readonly both: Exact;
  readonly decimals: number;
  /** The better side's, for a difference of whole IMPs, 0 or more. */
  readonly better: (boards: number, margin: number) => Exact;
};

const wbf = (boards: number, margin: number): number => wbfHundredths(boards)[margin] ?? 2000;

export const SCALE: Readonly<Record<ScaleName, Scale>> = {
  'wbf-20': { both: exact(20), decimals: 2, better: (boards, margin) => exact(wbf(boards, margin), 100) },
  'wbf-20-whole': {
    both: exact(20),
    decimals: 0,
    better: (boards, margin) => exact(roundToMultiple(exact(wbf(boards, margin), 100), 1)),
  },
  'acbl-20': { both: exact(20), decimals: 0, better: (boards, margin) => exact(acbl20(boards, margin)) },
  'acbl-30': { both: exact(30), decimals: 0, better: (boards, margin) => exact(acbl30(boards, margin)) },
  'win-loss': { both: exact(1), decimals: 1, better: (_, margin) => exact(margin === 0 ? 1 : 2, 2) },
};

/** Victory points of a side whose difference is so many IMPs, to the nearest whole one, halves away from zero. */
export const victoryPoints = (name: ScaleName, boards: number, imps: Exact): Exact => {
  const { both, better } = SCALE[name];
  const margin = roundToMultiple(imps, 1);
  return margin >= 0 ? better(boards, margin) : subtract(both, better(boards, -margin));
};
