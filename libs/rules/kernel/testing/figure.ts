/** One figure of `npm run bench -- rules`: the median of several runs, with the spread of the others. */
export type BenchFigure = {
  readonly area: 'rules';
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly better: 'higher' | 'lower';
  readonly target?: number;
  readonly ratioTo?: string;
  readonly ratio?: number;
  readonly spread: readonly [number, number];
};

/** Something to time: `run` replays `events` events. */
export type Work = {
  readonly name: string;
  readonly target: number;
  readonly events: number;
  readonly passes: number;
  readonly run: () => void;
};
