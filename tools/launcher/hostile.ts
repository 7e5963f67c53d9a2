// npm run test:hostile [-- SEED …]: the integration suite with every event store in hostile mode, seed by seed.
import { hostilePass } from './hostile-pass.ts';
import { prepareTests } from './jest.ts';

const given = process.argv.slice(2);
const wrong = given.find((seed) => !/^\d+$/.test(seed));
if (wrong !== undefined) {
  console.error(`A seed is a whole number, not '${wrong}': npm run test:hostile -- 1 2 3`);
  process.exit(1);
}
const seeds = given.length > 0 ? given.map(Number) : [1, 2, 3];

await prepareTests();
const failed: number[] = [];
for (const seed of seeds) {
  console.log(`\nHostile mode, seed ${seed}`);
  if ((await hostilePass(seed, 'whole')) !== 0) failed.push(seed);
}
if (failed.length > 0) console.log(`Failed with seed ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
