import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { launchBrowser } from '../testing/src/browser.ts';
import type { Browser, Page } from 'playwright-core';
import { fillWithDemo, keepDemo } from './demo-template.ts';
import { startStack, type Stack } from '../launcher/stack.ts';
import type { Watch } from '../launcher/supervise.ts';
import { copyBlankCluster } from '../services/blank-cluster.ts';
import { anyFreePort } from '../services/ports.ts';
import { copyTrialList } from './trial-list.ts';

export type PageOptions = {
  readonly locale?: string;
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  /** A telephone: a finger in place of a mouse. */
  readonly touch?: boolean;
};

/** What a mutation answers: `Committed`, or a problem with its code. */
export type Answer = {
  readonly __typename: string;
  readonly id?: string;
  readonly version?: number;
  readonly position?: string;
  readonly code?: string;
};

/** A whole installation as `npm start` makes it, with a temporary folder and a browser. */
export type Installation = {
  readonly stack: Stack;
  readonly browser: Browser;
  /** Where its services keep their files. */
  readonly dataDir: string;
  /** Where its programs log, a file each: `api.log`, `worker.log`. */
  readonly logs: string;
  /** Runs the built command line against this installation; what it prints, and its exit status. */
  arbitre(...args: readonly string[]): Promise<{ code: number; out: string }>;
  /** A new page that `account` of the demo has signed in on, at the list of competitions. */
  signedIn(account: string, options?: PageOptions): Promise<Page>;
  /** Sends a mutation with a page's account; the answer, whatever it is. */
  mutate(on: Page, name: string, input: Record<string, unknown>): Promise<Answer>;
  /** Asks GraphQL with a page's account. Throws on errors. */
  ask<Data>(on: Page, query: string, variables?: Record<string, unknown>): Promise<Data>;
  /** A new page at `path`, in the language, 1440 x 900 unless told otherwise. */
  open(path: string, options?: PageOptions): Promise<Page>;
  /** Ends everything. Throws where the browser refused something that a page asked for by its security policy. */
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
export const startInstallation = async (options: {
  demo: boolean;
  /** Kept through a kill -9, as an installation of people is; without, faster. */
  durable?: boolean;
  /** The API finds no word list and compiles the trial list itself. */
  withoutWords?: boolean;
  /** Any that is free, where it is left out. */
  apiPort?: number;
  watch?: Watch;
}): Promise<Installation> => {
  const folder = mkdtempSync(join(tmpdir(), 'arbitre-e2e-'));
  chmodSync(folder, 0o755);
  process.env.ARBITRE_HOME = folder;
  const dataDir = join(folder, 'data');
  const logs = join(folder, 'logs');
  const start = async (): Promise<Stack> =>
    startStack({
      dataDir,
      logs,
      apiPort: options.apiPort ?? (await anyFreePort()),
      durable: options.durable ?? false,
      ...(options.watch === undefined ? {} : { watch: options.watch }),
    });
  const filled = options.demo && fillWithDemo(folder);
  if (!filled) copyBlankCluster(join(dataDir, 'postgres'));
  if (!filled && options.withoutWords !== true) copyTrialList(join(folder, 'words'));
  if (options.demo && !filled) {
    const importing = await start();
    const { code, out } = await commandLine(importing)('demo');
    await importing.stop();
    if (code !== 0) throw new Error(`The demo season was not imported:\n${out}`);
    keepDemo(folder);
  }
  const stack = await start();
  const arbitre = commandLine(stack);
  const browser = await launchBrowser();
  const refused: string[] = [];
  const open: Installation['open'] = async (path, options = {}) => {
    const { locale = 'en-GB', width = 1440, height = 900, dark = false, touch = false } = options;
    const colorScheme = dark ? 'dark' : 'light';
    const viewport = { width, height };
    const finger = touch ? { hasTouch: true, isMobile: true } : {};
    const context = await browser.newContext({ locale, colorScheme, viewport, ...finger });
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    await page.goto(`${stack.address}${path}`);
    return page;
  };
  const ask: Installation['ask'] = async <Data>(on: Page, query: string, variables = {}) => {
    const response = await on.request.post(`${stack.address}/graphql`, { data: { query, variables } });
    const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  };
  return {
    stack,
    browser,
    dataDir,
    logs,
    arbitre,
    open,
    ask,
    mutate: async (on, name, input) => {
      const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
      const fields = '__typename ...on Committed{id version position} ...on Problem{code}';
      const query = `mutation($input:${type}!){${name}(input:$input){${fields}}}`;
      const variables = { input: { clientMutationId: crypto.randomUUID(), ...input } };
      const data = await ask<Record<string, Answer>>(on, query, variables);
      const answer = data[name] ?? { __typename: 'nothing' };
      // A page that is opened next knows nothing of this write, and would say that there is no region yet.
      if (name === 'openRegion' && answer.position !== undefined) {
        const regions =
          'query($atLeast:EventPosition){federationRegions(first:1,atLeast:$atLeast){nodes{id}}}';
        await ask(on, regions, { atLeast: answer.position });
      }
      return answer;
    },
    signedIn: async (account, options) => {
      const page = await open('/sign-in?from=/competitions', options);
      await page.locator('input[name=account]').fill(account);
      await page.locator('input[name=password]').fill(`${account}-demo`);
      await page.locator('form button[type=submit]').click();
      await page.waitForURL('**/competitions');
      return page;
    },
    stop: async () => {
      await browser.close();
      await stack.stop();
      rmSync(folder, { recursive: true, force: true });
      if (refused.length > 0) throw new Error(`The browser refused what a page asked for: ${refused[0]}`);
    },
  };
};
