import type { Figure } from '@arbitre/rules/kernel/testing/figure';
import type { EventStore } from '../src/store/contract';

export type BenchFigure = Figure<'import'>;

/** What the bench of an importer is given. `store`: an empty one; `root`: the workspace. */
export type ImporterBenchOptions = {
  readonly store: EventStore;
  readonly root: string;
  readonly runs: number;
};

/** Measures the importers of one game: the default export of `games/<id>/bench/index.ts`. */
export type ImporterBench = (
  options: ImporterBenchOptions,
) => AsyncIterable<BenchFigure> | Iterable<BenchFigure>;

type Figures = {
  readonly values: readonly number[];
  readonly unit: string;
  readonly better: 'higher' | 'lower';
};

export const figure = (name: string, { values, unit, better }: Figures, target?: number): BenchFigure => {
  const sorted = [...values].map((each) => Math.round(each * 100) / 100).sort((a, b) => a - b);
  return {
    area: 'import',
    name,
    value: sorted[sorted.length >> 1] ?? 0,
    unit,
    better,
    ...(target === undefined ? {} : { target }),
    spread: [sorted[0] ?? 0, sorted.at(-1) ?? 0],
  };
};
