import type { CardPlays } from './allocation';

/**
 * One figure of `npm run bench -- AREA`: the median of several runs, with the smallest and the largest of them. `ratio`: to
 * the figure that `ratioTo` names, of the same run.
 */
export type Figure<Area extends string = string> = {
  readonly area: Area;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly better: 'higher' | 'lower';
  readonly target?: number;
  readonly ratioTo?: string;
  readonly ratio?: number;
  readonly spread?: readonly [number, number];
};

export type BenchFigure = Figure<'rules'>;

/** Something to time: `run` replays `events` events. */
export type Work = {
  readonly name: string;
  readonly target: number;
  readonly events: number;
  readonly passes: number;
  readonly run: () => void;
};

/** Something that takes a time of its own; `target` in milliseconds. */
export type Timing = { readonly name: string; readonly target: number; readonly run: () => void };

/** What a game is timed by: the default export of `games/<id>/bench/figures.ts`. `count`: deals. */
export type GameBench = {
  /** The first work is the one that the others are compared with. */
  readonly works: (count: number) => readonly Work[];
  /** The card plays of the same deals, `copies` times over, for what they allocate. */
  readonly cardPlays: (count: number, copies: number) => () => CardPlays;
  /** What results make work of; absent where that is a sum. */
  readonly timings?: () => readonly Timing[];
};
