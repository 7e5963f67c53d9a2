// npm start: builds, starts all parts, imports the demo season into an empty store, and stops all of it at Ctrl-C.
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { isPortFree } from '../services/ports.ts';
import { dataDirReachableByAll } from '../services/readable-by-all.ts';
import { build } from './build.ts';
import { step } from './progress.ts';
import { demoAccounts, home, readRunning, root, runningFile } from './settings.ts';
import { startStack, type Stack } from './stack.ts';

const usage = `npm start                 starts Arbitre; data stays in .arbitre
npm start -- --fresh      starts over: removes the local data first
npm start -- --no-demo    leaves an empty store empty`;

const dataDir = join(home, 'data');

const options = (): { fresh: boolean; demo: boolean } => {
  try {
    const { values } = parseArgs({
      options: { fresh: { type: 'boolean' }, 'no-demo': { type: 'boolean' }, help: { type: 'boolean' } },
    });
    if (values.help === true) stopWith(usage, 0);
    return { fresh: values.fresh === true, demo: values['no-demo'] !== true };
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

const importDemo = (stack: Stack): Promise<void> =>
  step('Demo season', async () => {
    const command = join(root, 'dist/tools/arbitre.js');
    const env = { ...process.env, ...stack.urls };
    await promisify(execFile)(process.execPath, ['--no-warnings', command, 'demo', '--if-empty'], {
      env,
      cwd: root,
    });
  });

const untilStopped = (stack: Stack): Promise<string> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        resolve('Stopping ...');
      });
    }
    for (const part of stack.parts) {
      part.process.once('exit', () => {
        resolve(`The ${part.name} ended by itself; its log says why: ${part.logFile}\nStopping ...`);
      });
    }
  });

const welcome = (stack: Stack): string => `
  Arbitre is running: ${stack.address}

  Demo accounts       ${demoAccounts.map(({ account, password, role }) => `${account} / ${password}  (${role})`).join('\n                      ')}
  GraphQL             ${stack.address}/graphql
  Command line        npm run arbitre -- --help
  Stop                Ctrl-C  (the data stays; npm start -- --fresh starts over)
`;

const main = async (): Promise<void> => {
  const { fresh, demo } = options();
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
  const stack = await startStack({ dataDir, apiPort: port, durable: true });
  const running = { pid: process.pid, address: stack.address, ...stack.urls };
  writeFileSync(runningFile, JSON.stringify(running, null, 2));
  const stopped = untilStopped(stack);
  let code = 0;
  try {
    if (demo) await importDemo(stack);
    console.log(welcome(stack));
    const reason = await stopped;
    code = reason === 'Stopping ...' ? 0 : 1;
    console.log(`\n${reason}`);
  } finally {
    await stack.stop();
    rmSync(runningFile, { force: true });
  }
  process.exit(code);
};

main().catch((error: unknown) => stopWith(error instanceof Error ? error.message : String(error), 1));
