import type { Figure } from '@arbitre/rules/kernel/testing/figure';
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { load, type Load, post } from './load';
import { fillSeason } from './season';

export type BenchFigure = Figure<'api'>;

/** An empty Postgres, an empty Redis and an empty event store, which the bench fills. `root`: the workspace, with `dist/apps/api` built. */
export type ApiBenchOptions = {
  readonly storeUrl: string;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly root: string;
  readonly runs?: number;
};

const COMPETITION = 'bench';
const CONNECTIONS = 50;
const RUN_MS = 3_000;

/** Ten fields a row, as the standings page asks for them. */
const QUERY = `query Standings($id: ID!) { competition(id: $id) { standings(first: 50) { nodes {
  id rank tiedWith field deals total { text } entry { id number name club } } } } }`;

const PAGE = 'page of 50 standings from Postgres';
const COUNTED = `${PAGE}, counted against a budget`;
/** A hundred thousand pages a second, so that none is refused and Redis is asked as often as with the usual ones. */
const BUDGETS = { BUDGET_NETWORK: '40000:25000000' } as const;

type Server = { readonly port: number; readonly process: ChildProcess };

/** Starts a process and waits until it says at which port it listens. */
const start = (args: readonly string[], env: Readonly<Record<string, string>>): Promise<Server> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--no-warnings', ...args], {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const port = /(?:listening |answers at http:\/\/127\.0\.0\.1:)(\d+)/.exec(output)?.[1];
      if (port !== undefined) resolve({ port: Number(port), process: child });
    });
    child.once('exit', () => {
      reject(new Error(`${args[0] ?? ''} ended before it listened:\n${output}`));
    });
  });

const sorted = (loads: readonly Load[], of: (load: Load) => number): readonly number[] =>
  loads.map(of).sort((a, b) => a - b);

const figureOf = (
  name: string,
  unit: string,
  values: readonly number[],
  more: Partial<BenchFigure>,
): BenchFigure => ({
  ...{ area: 'api', name, unit, better: 'higher', ...more },
  value: Math.round(values[values.length >> 1] ?? 0),
  spread: [Math.round(values[0] ?? 0), Math.round(values.at(-1) ?? 0)],
});

const figuresOf = (
  name: string,
  loads: readonly Load[],
  floor: readonly Load[] | null,
  target: number | null,
  ratioTo = `${name}, bare node`,
): readonly BenchFigure[] => {
  const rates = sorted(loads, ({ perSecond }) => perSecond);
  const bare = floor && sorted(floor, ({ perSecond }) => perSecond);
  const ratio =
    bare && Math.round(((rates[rates.length >> 1] ?? 0) / (bare[bare.length >> 1] ?? 1)) * 1000) / 1000;
  const goal = target === null ? {} : { target };
  return [
    figureOf(name, 'requests/s', rates, ratio === null ? goal : { ...goal, ratioTo, ratio }),
    figureOf(
      `${name}, p99`,
      'ms',
      sorted(loads, ({ p99 }) => p99),
      { better: 'lower' },
    ),
  ];
};

/**
 * A page of fifty standings rows over fifty connections: the built API, and bare node on the same rows beside it, turn by
 * turn in one run.
 */
export const apiBench = async ({
  storeUrl,
  databaseUrl,
  redisUrl,
  root,
  runs = 5,
}: ApiBenchOptions): Promise<readonly BenchFigure[]> => {
  await fillSeason(storeUrl, databaseUrl, COMPETITION);
  const floor = join(root, 'apps/api/bench/floor.mjs');
  const env = {
    ...{ ESDB_URL: storeUrl, DATABASE_URL: databaseUrl, REDIS_URL: redisUrl },
    ...{ API_PORT: '0', ADMIN_DIR: root },
  };
  const servers = {
    api: await start([join(root, 'dist/apps/api/main.js')], { ...env, BUDGET_ACCOUNT: 'off' }),
    limited: await start([join(root, 'dist/apps/api/main.js')], { ...env, ...BUDGETS }),
    bare: await start([floor, 'postgres', databaseUrl, COMPETITION], {}),
    bareMemory: await start([floor, 'memory', databaseUrl, COMPETITION], {}),
  };
  const request = post('/graphql', JSON.stringify({ query: QUERY, variables: { id: COMPETITION } }));
  const loads: Record<keyof typeof servers, Load[]> = {
    ...{ api: [], limited: [], bare: [], bareMemory: [] },
  };
  try {
    for (let run = 0; run <= runs; run++)
      for (const name of Object.keys(servers) as (keyof typeof servers)[]) {
        const measured = await load(servers[name].port, request, CONNECTIONS, RUN_MS);
        // The first round warms up.
        if (run > 0) loads[name].push(measured);
      }
  } finally {
    for (const { process: child } of Object.values(servers)) child.kill('SIGTERM');
  }
  return [
    ...figuresOf(PAGE, loads.api, loads.bare, 1_400),
    ...figuresOf(COUNTED, loads.limited, loads.api, null, PAGE),
    ...figuresOf('page of 50 standings from Postgres, bare node', loads.bare, null, null),
    ...figuresOf('page of 50 standings from memory, bare node', loads.bareMemory, null, null),
  ];
};
