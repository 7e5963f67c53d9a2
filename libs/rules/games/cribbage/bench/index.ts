import type { Figure } from '@arbitre/rules/kernel/testing/figure';
import { handCounts } from '../hand-counts';

const RUNS = 9;
/** What the issue of the game asks of one core. */
const TARGET_SECONDS = 1;

/** The count of all 12,994,800 hands with a starter. */
export default function* (): Generator<Figure<'cribbage'>> {
  const seconds = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    const counts = handCounts();
    if (counts[29] !== 4) throw new Error('the count is wrong');
    return (performance.now() - start) / 1000;
  }).toSorted((a, b) => a - b);
  const rounded = (value = 0): number => Math.round(value * 1000) / 1000;
  yield {
    area: 'cribbage',
    name: 'the count of all 12,994,800 hands',
    value: rounded(seconds[RUNS >> 1]),
    unit: 's',
    better: 'lower',
    target: TARGET_SECONDS,
    spread: [rounded(seconds[0]), rounded(seconds.at(-1))],
  };
}
