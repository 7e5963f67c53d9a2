import type { Figure } from '@arbitre/rules/kernel/testing/figure';
import { REAL_SERVER } from './real-server';

export type Measure = Figure<'store'>;

/** What a line compares itself with. */
export interface Goal {
  readonly name: string;
  readonly unit: string;
  readonly better: 'higher' | 'lower';
  readonly target?: number;
  /** What the real server gave. */
  readonly real?: number;
}

/** The median of so many runs, after one that is not counted. */
export async function measure(goal: Goal, runs: number, once: () => Promise<number>): Promise<Measure> {
  await once();
  const values: number[] = [];
  for (let run = 0; run < runs; run++) values.push(await once());
  return measured(goal, values);
}

/** The line of values that were taken already. */
export function measured({ name, unit, better, target, real }: Goal, values: readonly number[]): Measure {
  const value = median(values);
  const spread = [round(Math.min(...values)), round(Math.max(...values))] as const;
  const ratio =
    real === undefined ? {} : { ratioTo: `${real} of ${REAL_SERVER.name}`, ratio: round(value / real) };
  return {
    area: 'store',
    name,
    value: round(value),
    unit,
    better,
    ...(target !== undefined && { target }),
    ...ratio,
    spread,
  };
}

export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? NaN;
}

const round = (value: number): number => Math.round(value * 100) / 100;
