import type { Figure } from '@arbitre/rules/kernel/testing/figure';

export type BenchFigure = Figure<'projections'>;

export type Measured = { readonly median: number; readonly spread: readonly [number, number] };

export const measured = (values: readonly number[]): Measured => {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: sorted[sorted.length >> 1] ?? 0, spread: [sorted[0] ?? 0, sorted.at(-1) ?? 0] };
};

/** Runs `work` so many times; events a second. */
export const rates = async (runs: number, events: number, work: () => Promise<void>): Promise<Measured> => {
  const values: number[] = [];
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    await work();
    values.push(events / ((performance.now() - start) / 1000));
  }
  return measured(values);
};

export const ratio = (a: Measured, b: Measured): number => Math.round((a.median / b.median) * 1000) / 1000;
