// npm run test:hostile [-- --nodes 1|3] [SEED …]: the integration suite with every event store in hostile mode, seed by
// seed, as one node and as a cluster of three.
import { parseArgs } from 'node:util';
import { hostilePass, type Nodes } from './hostile-pass.ts';
import { prepareTests } from './jest.ts';

const { values, positionals: given } = parseArgs({
  options: { nodes: { type: 'string' } },
  allowPositionals: true,
});
if (values.nodes !== undefined && !['1', '3'].includes(values.nodes)) {
  console.error(`A store plays 1 node or 3, not '${values.nodes}': npm run test:hostile -- --nodes 3`);
  process.exit(1);
}
const played: readonly Nodes[] = values.nodes === undefined ? [1, 3] : [values.nodes === '1' ? 1 : 3];
const wrong = given.find((seed) => !/^\d+$/.test(seed));
if (wrong !== undefined) {
  console.error(`A seed is a whole number, not '${wrong}': npm run test:hostile -- 1 2 3`);
  process.exit(1);
}
const seeds = given.length > 0 ? given.map(Number) : [1, 2, 3];

await prepareTests();
const failed: string[] = [];
for (const seed of seeds)
  for (const nodes of played) {
    const name = `seed ${seed}, ${nodes === 1 ? 'one node' : 'a cluster of three'}`;
    console.log(`\nHostile mode, ${name}`);
    if ((await hostilePass(seed, 'whole', nodes)) !== 0) failed.push(name);
  }
if (failed.length > 0) console.log(`Failed with ${failed.join('; ')}`);
process.exit(failed.length > 0 ? 1 : 0);
