import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BenchFigure, figure, type ImporterBenchOptions } from '../../../../bench/figure';
import { importPbn } from '../import-pbn';

/** 576 deals with every call and card where the real records lie beside the working copy, else a round of teams. */
const BIG = '../shared/data/bridge/bbo-acbl-1607/acbl_1607_pairs_acbl_sat_1pm_speedball.pbn';
const SMALL = 'libs/rules/games/bridge/fixtures/example2.pbn';

/** A whole tournament from its file into the store, through rules, schemas and hash chain; then the same file again. */
export default async function* importers({
  store,
  root,
  runs,
}: ImporterBenchOptions): AsyncIterable<BenchFigure> {
  const big = existsSync(join(root, BIG));
  const content = readFileSync(join(root, big ? BIG : SMALL));
  const context = { actor: { id: 'bench', role: 'importer' }, time: '2026-11-21T20:00:00Z' };
  const [first, rates, again]: [number[], number[], number[]] = [[], [], []];
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
  const file = big ? '573 deals' : '279 deals';
  yield figure(`${file} with calls and cards, first time`, { values: first, unit: 's', better: 'lower' }, 30);
  yield figure('events written', { values: rates, unit: 'events/s', better: 'higher' });
  yield figure(`${file}, the same file again`, { values: again, unit: 's', better: 'lower' });
}
