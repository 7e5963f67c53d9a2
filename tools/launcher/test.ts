// npm test: finds or installs what the tests need, builds what they start, and runs every specification in one Jest run.
import { spawn } from 'node:child_process';
import { findChromium } from '../testing/src/browser.ts';
import { ensureRedis } from '../services/redis.ts';
import { build } from './build.ts';
import { step } from './progress.ts';
import { root } from './settings.ts';

const run = (program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> =>
  new Promise((resolve) => {
    spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
      .once('error', () => {
        resolve(127);
      })
      .once('exit', (code) => {
        resolve(code ?? 1);
      });
  });

const ensureChromium = async (say: (line: string) => void): Promise<void> => {
  if (findChromium() !== null) return;
  say('no Chromium found: apt-get install chromium ...');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = [...sudo, 'apt-get'];
  const [program = '', ...first] = apt;
  await run(program, [...first, 'update', '-qq']);
  await run(program, [...first, 'install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
  if (findChromium() === null) {
    throw new Error('The end-to-end tests need Chromium: install it, or name its program in CHROME_PATH.');
  }
};

const prepare = async (): Promise<void> => {
  await step('Redis', ensureRedis);
  await step('Chromium', ensureChromium);
  await step('Build', () => build());
};

try {
  await prepare();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
process.exit(await run(process.execPath, [...jest, ...process.argv.slice(2)]));
