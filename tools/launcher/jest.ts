// What a test run needs, and one run of Jest over the whole workspace.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTrialList } from '../e2e/trial-list.ts';
import { findChromium } from '../testing/src/browser.ts';
import { makeBlankCluster } from '../services/blank-cluster.ts';
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

const makeDemo = async (): Promise<void> => {
  const status = await run(process.execPath, ['--no-warnings', 'tools/e2e/make-demo.ts']);
  if (status !== 0) throw new Error('The demo season was not imported: see above.');
};

/** Finds or installs what the tests need and builds what they start; ends the process with a sentence when it cannot. */
export const prepareTests = async ({ demo = false } = {}): Promise<void> => {
  try {
    await step('Redis', ensureRedis);
    await step('Chromium', ensureChromium);
    await step('Build', () => build());
    await step('Postgres', makeBlankCluster);
    await step('Trial list', makeTrialList);
    if (demo) await step('Demo season', makeDemo);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};

/** Several runs end with one closing line: each adds its counts to those before it (closing-line.cjs). */
const tally = join(mkdtempSync(join(tmpdir(), 'arbitre-tests-')), 'tally.json');

/** One run of Jest; resolves with its exit status. */
export const runJest = (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> => {
  // Every file loads its modules anew: with room for young objects the collector has less to copy.
  const node = ['--experimental-vm-modules', '--no-warnings', '--max-semi-space-size=64'];
  return run(process.execPath, [...node, 'node_modules/jest/bin/jest.js', ...args], {
    ARBITRE_TEST_TALLY: tally,
    ...env,
  });
};
