// The command line of a running installation: its addresses unless the environment names others.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.ts';
import { readRunning, root } from './settings.ts';

await build(['tools', ...(process.argv[2] === 'bench' ? ['api', 'worker'] : [])]);
const running = readRunning();
const lacking = (running?.withoutPassword ?? []).filter((name) => process.env[name] === undefined);
if (lacking.length > 0) {
  console.error(
    `The running installation was given ${lacking.join(' and ')} with a password, which is not kept on disk. Set it here too.`,
  );
}
const known =
  running === null
    ? {}
    : { ESDB_URL: running.ESDB_URL, DATABASE_URL: running.DATABASE_URL, REDIS_URL: running.REDIS_URL };
const child = spawn(
  process.execPath,
  ['--no-warnings', '--enable-source-maps', join(root, 'dist/tools/arbitre.js'), ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...known, ...process.env },
    cwd: process.env.INIT_CWD ?? root,
  },
);
process.on('SIGINT', () => undefined);
child.once('exit', (code) => process.exit(code ?? 1));
