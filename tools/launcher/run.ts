// The command line of a running installation: its addresses unless the environment names others.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.ts';
import { readRunning, root } from './settings.ts';

await build(['tools', ...(process.argv[2] === 'bench' ? ['api', 'worker'] : [])]);
const running = readRunning();
const known = running === null ? {} : { ...running, pid: undefined, address: undefined };
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
