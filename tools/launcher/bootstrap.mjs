// Runs on whatever Node the machine has (20 or later), before anything is installed: installs the packages and hands over to
// the Node that package.json pins.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');

export const fail = (sentence) => {
  console.error(`\n${sentence}\n`);
  process.exit(1);
};

const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

/** True when every package of the lock file that this platform needs is installed in the locked version. */
const isInstalled = () => {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional, link }]) =>
      path === '' || optional || link || installed[path]?.version === version,
  );
};

const install = () => {
  const started = Date.now();
  process.stdout.write('Installing packages (the first time takes one to three minutes) ...\n');
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const [program, ...args] = [...npm, 'ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0)
    fail('The packages could not be installed: see the lines above. Check the network, then start again.');
  process.stdout.write(`Installed in ${Math.round((Date.now() - started) / 1000)} s.\n`);
};

/** Installs what is missing; ends the process with a sentence when that cannot be done. */
export const ensureInstalled = () => {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) fail(`Arbitre needs Node 20 or later to start; this is ${process.version}.`);
  if (!isInstalled()) install();
};

/** Runs a file on the pinned Node with the terminal of this process, and ends this process as that one ended. */
export const runOnPinnedNode = (file, args = [], env = {}) => {
  const bin = join(root, 'node_modules/.bin');
  const node = join(root, 'node_modules/node/bin/node');
  if (!existsSync(node)) fail(`The pinned Node is missing (${node}). Run npm install, then start again.`);
  const child = spawn(node, ['--no-warnings', join(root, file), ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...env,
      PATH: `${bin}:${process.env.PATH}`,
      // Tests start our programs a hundred times; each but the first finds its modules compiled.
      NODE_COMPILE_CACHE: join(root, 'dist/compiled'),
      FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
    },
  });
  // Ctrl-C reaches the child as well; it stops everything and then ends, and we end with it.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => signal === 'SIGTERM' && child.kill(signal));
  child.once('exit', (code, signal) => process.exit(signal === null ? code : 1));
};
