// npm start: builds, starts all parts, imports the demo season into an empty store, and stops all of it at Ctrl-C.
import { execFile, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { isPortFree } from '../services/ports.ts';
import { dataDirReachableByAll } from '../services/readable-by-all.ts';
import { build } from './build.ts';
import { ask } from './parts.ts';
import { step } from './progress.ts';
import { home, readRunning, rememberRunning, root, runningFile } from './settings.ts';
import { startStack, type Stack } from './stack.ts';
import { RESTARTS, type Watch } from './supervise.ts';

const usage = `npm start                 starts Arbitre; data stays in .arbitre
npm start -- --fresh      starts over: removes the local data first
npm start -- --no-demo    leaves an empty store empty
npm start -- --no-evening plays no evening of the demo`;

const dataDir = join(home, 'data');
const logs = join(home, 'logs');

const options = (): { fresh: boolean; demo: boolean; evening: boolean } => {
  try {
    const { values } = parseArgs({
      options: {
        ...{ fresh: { type: 'boolean' }, 'no-demo': { type: 'boolean' } },
        ...{ 'no-evening': { type: 'boolean' }, help: { type: 'boolean' } },
      },
    });
    if (values.help === true) stopWith(usage, 0);
    const demo = values['no-demo'] !== true;
    return { fresh: values.fresh === true, demo, evening: demo && values['no-evening'] !== true };
  } catch (error) {
    return stopWith(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, 1);
  }
};

const stopWith = (sentence: string, code: number): never => {
  console.log(`\n${sentence}\n`);
  process.exit(code);
};

const apiPort = async (): Promise<number> => {
  const port = Number(process.env.API_PORT ?? 4300);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    return stopWith(
      `API_PORT must be a port number from 1 to 65535, not "${process.env.API_PORT ?? ''}".`,
      1,
    );
  }
  if (await isPortFree(port)) return port;
  return stopWith(
    `Port ${port} is used by another program. Choose another one: API_PORT=${port + 100} npm start`,
    1,
  );
};

const importDemo = async (stack: Stack): Promise<void> => {
  await step(
    'Demo season',
    async () => {
      const command = join(root, 'dist/tools/arbitre.js');
      const env = { ...process.env, ...stack.urls };
      const args = ['--no-warnings', command, 'demo', '--if-empty'];
      const { stdout } = await promisify(execFile)(process.execPath, args, { env, cwd: root });
      return stdout.trim().split('\n');
    },
    // One line for each competition, or the one line that says why there is none.
    (lines) => (lines.length === 1 ? (lines[0] ?? null) : null),
  );
};

/** A part of the demo that is written beside everything else, until `stop`; what it says is in its log. */
const writeBeside = (
  { urls }: Stack,
  name: string,
  args: readonly string[],
): { readonly stop: () => Promise<void> } => {
  const log = openSync(join(logs, `${name}.log`), 'a');
  const command = ['--no-warnings', join(root, 'dist/tools/arbitre.js'), ...args];
  const env = { ...process.env, ...urls };
  const child = spawn(process.execPath, command, { cwd: root, env, stdio: ['ignore', log, log] });
  closeSync(log);
  const ended = new Promise<void>((resolve) => {
    for (const how of ['exit', 'error'] as const)
      child.once(how, () => {
        resolve();
      });
  });
  return {
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
};

/** Tells what ends by itself and is started again; `givenUp` settles with a sentence when a part no longer can be. */
const watching = (): { readonly watch: Watch; readonly givenUp: Promise<string> } => {
  let giveUp: (sentence: string) => void = () => undefined;
  const givenUp = new Promise<string>((resolve) => {
    giveUp = resolve;
  });
  const watch: Watch = {
    ended: (name, how) => {
      console.log(`  ! ${name} ended by itself (${how}). Starting it again ...`);
    },
    restarted: (name, seconds) => {
      console.log(`  ✓ ${name} runs again (${seconds.toFixed(1)} s)`);
    },
    givenUp: (name, why) => {
      giveUp(
        `${name} ended more than ${RESTARTS} times within ten minutes (${why}) and is not started again. The logs say why: ${logs}`,
      );
    },
  };
  return { watch, givenUp };
};

/** Settles when somebody stops the installation, with null, or with the sentence of a part that cannot be kept running. */
const untilStopped = (givenUp: Promise<string>): Promise<string | null> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        resolve(null);
      });
    }
    void givenUp.then(resolve);
  });

/** The accounts that the API offers to whoever signs in; it alone decides whether there are any. */
const demoAccounts = async ({ address }: Stack): Promise<readonly string[]> => {
  const { body } = await ask(`${address}/graphql`, { query: '{ demoAccounts { id name password } }' });
  const { data } = JSON.parse(body) as {
    readonly data: {
      readonly demoAccounts: readonly {
        readonly id: string;
        readonly name: string;
        readonly password: string;
      }[];
    };
  };
  const lines = data.demoAccounts.map(({ id, name, password }) => `${id} / ${password}  (${name})`);
  return lines.length === 0 ? ['none'] : lines;
};

const welcome = (stack: Stack, accounts: readonly string[]): string => `
  Arbitre is running: ${stack.address}

  Demo accounts       ${accounts.join('\n                      ')}
  GraphQL             ${stack.address}/graphql
  Command line        npm run arbitre -- --help
  Stop                Ctrl-C  (the data stays; npm start -- --fresh starts over)
`;

const main = async (): Promise<void> => {
  const { fresh, demo, evening } = options();
  const other = readRunning();
  if (other !== null) {
    stopWith(
      `Arbitre is already running at ${other.address}. Stop it with Ctrl-C there, or: kill ${other.pid}`,
      1,
    );
  }
  const port = await apiPort();
  mkdirSync(home, { recursive: true });
  if (fresh) {
    for (const folder of [dataDir, dataDirReachableByAll(join(dataDir, 'postgres'))]) {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  await step('Build', () => build());
  const { watch, givenUp } = watching();
  const stack = await startStack({
    dataDir,
    logs,
    apiPort: port,
    durable: true,
    customaryPorts: true,
    watch,
  });
  rememberRunning({ pid: process.pid, address: stack.address, ...stack.urls });
  const stopped = untilStopped(givenUp);
  let code = 0;
  const beside: ReturnType<typeof writeBeside>[] = [];
  try {
    if (demo) await importDemo(stack);
    if (demo) beside.push(writeBeside(stack, 'season', ['simulate', 'season', '--for-demo']));
    if (evening) beside.push(writeBeside(stack, 'evening', ['evening']));
    console.log(welcome(stack, await demoAccounts(stack)));
    const sentence = await stopped;
    code = sentence === null ? 0 : 1;
    console.log(`\n${sentence === null ? '' : `${sentence}\n`}Stopping ...`);
  } finally {
    for (const each of beside) await each.stop();
    await stack.stop();
    rmSync(runningFile, { force: true });
  }
  process.exit(code);
};

main().catch((error: unknown) => stopWith(error instanceof Error ? error.message : String(error), 1));
