// npm run fuzz [-- REQUESTS [SEED]]: hostile requests against a running API with hidden things in it.
import { ensureRedis } from '../services/redis.ts';
import { runJest } from './jest.ts';
import { step } from './progress.ts';

const [requests = '100000', seed = '12'] = process.argv.slice(2);
const wrong = [requests, seed].find((given) => !/^\d{1,8}$/.test(given));
if (wrong !== undefined) {
  console.error(`Requests and seed are whole numbers, not '${wrong}': npm run fuzz -- 100000 12`);
  process.exit(1);
}
await step('Redis', ensureRedis);
process.exit(await runJest(['fuzz.int'], { FUZZ_REQUESTS: requests, FUZZ_SEED: seed }));
