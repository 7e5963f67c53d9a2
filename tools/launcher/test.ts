// npm test: every specification in one Jest run, and after it a few of them again with the event store in hostile mode, as a
// cluster whose leader changes.
// With arguments, one Jest run with those.
import { hostilePass } from './hostile-pass.ts';
import { prepareTests, runJest } from './jest.ts';

const args = process.argv.slice(2);
await prepareTests({ demo: args.length === 0 });
const status = await runJest(args);
process.exit(args.length > 0 ? status : status || (await hostilePass(1, 'short', 3)));
