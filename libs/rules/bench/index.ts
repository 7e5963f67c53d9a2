import { bytesAPlay, type CardPlays } from '@arbitre/rules/kernel/testing/allocation';
import type { BenchFigure, Timing, Work } from '@arbitre/rules/kernel/testing/figure';
import { BENCHES } from './benches.generated';

const RUNS = 9;
const DEALS = 400;
const MILLION = 1_000_000;

/** Millions of events a second of one run. */
const rateOf = ({ events, passes, run }: Work): number => {
  const start = performance.now();
  for (let pass = 0; pass < passes; pass++) run();
  return (events * passes) / ((performance.now() - start) / 1000) / MILLION;
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The first work is the one that the others are compared with. */
const figureOf = (
  work: Work,
  rates: readonly number[],
  base: { readonly name: string; readonly rates: readonly number[] } | null,
): BenchFigure => ({
  area: 'rules',
  name: work.name,
  value: rounded(median(rates)),
  unit: 'M events/s',
  better: 'higher',
  target: work.target,
  spread: [rounded(Math.min(...rates)), rounded(Math.max(...rates))],
  ...(base === null
    ? {}
    : {
        ratioTo: base.name,
        ratio: Math.round(median(rates.map((rate, run) => rate / (base.rates[run] ?? rate))) * 1000) / 1000,
      }),
});

/**
 * Replay of complete legal deals on one core, beside a bare loop of each game. The works of a game take turns in every
 * run, so that a host that changes its speed changes all of them, and the ratio is the median of the runs' own ratios.
 */
const figuresOf = (works: readonly Work[]): readonly BenchFigure[] => {
  for (let warm = 0; warm < 3; warm++) for (const work of works) work.run();
  const runs = Array.from({ length: RUNS }, () => works.map(rateOf));
  const ratesOf = (index: number): readonly number[] => runs.map((rates) => rates[index] ?? 0);
  const base = { name: works[0]?.name ?? '', rates: ratesOf(0) };
  return works.map((work, index) => figureOf(work, ratesOf(index), index === 0 ? null : base));
};

/** Each deal is played so often in a run. */
const COPIES = 5;

/** What a card play allocates: nothing, which the measuring cannot tell from less than a byte. */
const allocationOf = (game: string, prepare: () => CardPlays): BenchFigure => {
  const bytes = bytesAPlay(prepare, RUNS);
  return {
    area: 'rules',
    name: `${game} evolve, allocated a card play`,
    value: rounded(median(bytes)),
    unit: 'B/play',
    better: 'lower',
    target: 1,
    spread: [rounded(Math.min(...bytes)), rounded(Math.max(...bytes))],
  };
};

const TIMED = 25;

const timeOf = ({ name, target, run }: Timing): BenchFigure => {
  for (let warm = 0; warm < TIMED; warm++) run();
  const times = Array.from({ length: TIMED }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return {
    ...{ area: 'rules', name, value: rounded(median(times)), unit: 'ms', better: 'lower', target },
    spread: [rounded(Math.min(...times)), rounded(Math.max(...times))],
  };
};

/** `only`: one game, whose code then has the compiler to itself; all of them share what they have of the kernel. */
// eslint-disable-next-line @typescript-eslint/require-await -- benches of every area are asynchronous iterables
export async function* rulesBench({ only }: { readonly only?: string } = {}): AsyncIterable<BenchFigure> {
  if (only !== undefined && !Object.hasOwn(BENCHES, only))
    throw new Error(`No bench of ${only}: ${Object.keys(BENCHES).join(', ')}.`);
  for (const [game, { works, cardPlays, timings }] of Object.entries(BENCHES)) {
    if (game !== (only ?? game)) continue;
    yield* figuresOf(works(DEALS));
    yield allocationOf(game, cardPlays(DEALS, COPIES));
    yield* (timings?.() ?? []).map(timeOf);
  }
}
