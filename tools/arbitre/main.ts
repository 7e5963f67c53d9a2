import { endWithReader } from './broken-pipe';
import { run } from './run';

endWithReader(process.stdout, () => process.exit());

process.exitCode = await run(process.argv.slice(2), process.env);
// A client that still looks for its cluster would keep the process; all has been said.
setTimeout(() => process.exit(), 500).unref();
