import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { launchBrowser } from '../testing/src/browser.ts';
import type { Browser, Page } from 'playwright-core';
import { startStack, type Stack } from '../launcher/stack.ts';
import { anyFreePort } from '../services/ports.ts';

/** A whole installation as `npm start` makes it, with a temporary folder and a browser. */
export type Installation = {
  readonly stack: Stack;
  readonly browser: Browser;
  /** Runs the built command line against this installation; what it prints, and its exit status. */
  arbitre(...args: readonly string[]): Promise<{ code: number; out: string }>;
  /** A new page at `path`, in the language, 1440 x 900 unless told otherwise. */
  open(path: string, options?: { locale?: string; width?: number; height?: number }): Promise<Page>;
  stop(): Promise<void>;
};

const root = join(import.meta.dirname, '../..');

const commandLine =
  (stack: Stack): Installation['arbitre'] =>
  async (...args) => {
    const env = { ...process.env, ...stack.urls };
    const command = ['--no-warnings', join(root, 'dist/tools/arbitre.js'), ...args];
    try {
      const { stdout } = await promisify(execFile)(process.execPath, command, {
        cwd: root,
        env,
        maxBuffer: 1e8,
      });
      return { code: 0, out: stdout };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, out: stdout + stderr };
    }
  };

/** Starts everything that was built into dist/, with the demo season when asked. */
export const startInstallation = async (options: { demo: boolean }): Promise<Installation> => {
  const folder = mkdtempSync(join(tmpdir(), 'arbitre-e2e-'));
  chmodSync(folder, 0o755);
  process.env.ARBITRE_HOME = folder;
  const stack = await startStack({
    dataDir: join(folder, 'data'),
    apiPort: await anyFreePort(),
    durable: false,
  });
  const arbitre = commandLine(stack);
  const browser = await launchBrowser();
  if (options.demo) {
    const { code, out } = await arbitre('demo');
    if (code !== 0) throw new Error(`The demo season was not imported:\n${out}`);
  }
  return {
    stack,
    browser,
    arbitre,
    open: async (path, { locale = 'en-GB', width = 1440, height = 900 } = {}) => {
      const context = await browser.newContext({ locale, viewport: { width, height } });
      const page = await context.newPage();
      await page.goto(`${stack.address}${path}`);
      return page;
    },
    stop: async () => {
      await browser.close();
      await stack.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
