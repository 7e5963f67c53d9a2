import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '../src/store/connect';
import { importPbn } from '../src/games/bridge';
import { issBench } from './iss';

/** One figure of `npm run bench -- import`: the median of its runs, with the smallest and the largest. */
export type BenchFigure = {
  readonly area: 'import';
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly better: 'higher' | 'lower';
  readonly target?: number;
  readonly spread: readonly [number, number];
};

/** An empty event store that the bench fills. `root`: the workspace. */
export type ImportBenchOptions = { readonly storeUrl: string; readonly root: string; readonly runs?: number };

/** 576 deals with every call and card where the real records lie beside the working copy, else a round of teams. */
const BIG = '../shared/data/bridge/bbo-acbl-1607/acbl_1607_pairs_acbl_sat_1pm_speedball.pbn';
const SMALL = 'libs/rules/games/bridge/fixtures/example2.pbn';

type Figures = {
  readonly values: readonly number[];
  readonly unit: string;
  readonly better: 'higher' | 'lower';
};

const figure = (name: string, { values, unit, better }: Figures, target?: number): BenchFigure => {
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

/** Records of the International Skat Server on one core, without a store. */
const issFigure = (root: string, runs: number): BenchFigure => {
  const { games, run } = issBench(root);
  run();
  const values = Array.from({ length: runs }, () => games / run());
  const name = `${games} ISS games read, replayed, valued`;
  return figure(name, { values, unit: 'games/s', better: 'higher' }, 5000);
};

/** A whole tournament from its file into the store, through rules, schemas and hash chain; then the same file again. */
export async function* importBench({
  storeUrl,
  root,
  runs = 5,
}: ImportBenchOptions): AsyncIterable<BenchFigure> {
  const big = existsSync(join(root, BIG));
  const content = readFileSync(join(root, big ? BIG : SMALL));
  const store = connect(storeUrl);
  const context = { actor: { id: 'bench', role: 'importer' }, time: '2026-11-21T20:00:00Z' };
  const [first, rates, again]: [number[], number[], number[]] = [[], [], []];
  try {
    for (let run = 0; run < runs; run++) {
      const competition = `bench-${run}`;
      const start = performance.now();
      const { events } = await importPbn(store, content, { competition }, context);
      const written = performance.now();
      await importPbn(store, content, { competition }, context);
      first.push((written - start) / 1000);
      rates.push(events / ((written - start) / 1000));
      again.push((performance.now() - written) / 1000);
    }
  } finally {
    await store.close();
  }
  const file = big ? '573 deals' : '279 deals';
  yield figure(`${file} with calls and cards, first time`, { values: first, unit: 's', better: 'lower' }, 30);
  yield figure('events written', { values: rates, unit: 'events/s', better: 'higher' });
  yield figure(`${file}, the same file again`, { values: again, unit: 's', better: 'lower' });
  yield issFigure(root, runs);
}
