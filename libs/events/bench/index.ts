import { connect } from '../src/store/connect';
import { IMPORTER_BENCHES } from './benches.generated';
import type { BenchFigure } from './figure';

/** An empty event store that the benches fill. `root`: the workspace. */
export type ImportBenchOptions = { readonly storeUrl: string; readonly root: string; readonly runs?: number };

/** The importers of all games, one after the other. */
export async function* importBench({
  storeUrl,
  root,
  runs = 5,
}: ImportBenchOptions): AsyncIterable<BenchFigure> {
  const store = connect(storeUrl);
  try {
    for (const bench of IMPORTER_BENCHES) yield* bench({ store, root, runs });
  } finally {
    await store.close();
  }
}
