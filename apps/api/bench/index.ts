import type { Figure } from '@arbitre/rules/kernel/testing/figure';
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';

import { load, type Load, post, type Requests } from '@arbitre/testing';
import { processorSeconds } from './processor';
import { fillSeason } from './season';
import { signIn } from './signed-in';

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
const UNSIGNED = `${PAGE}, beside those who are signed in`;
const ASKED_BY = `${PAGE}, asked by an account with grants`;
const ENTERED = 'results entered, by an account of the demo';
const ENTERED_BY = 'results entered, by an account with grants';

const ENTER = `mutation ($input: RecordResultInput!) { recordResult(input: $input) { __typename } }`;
/** A hundred thousand pages a second, so that none is refused and Redis is asked as often as with the usual ones. */
const BUDGETS = { BUDGET_NETWORK: '40000:25000000' } as const;

/** Results of the two first pairs, each at a table of its own. */
const results = (token: string): (() => Buffer) => {
  const seating = ['N', 'S', 'E', 'W'].map((seat, at) => ({ seat, entry: at < 2 ? 'pair-1' : 'pair-2' }));
  return () => {
    const input = {
      ...{ clientMutationId: randomUUID(), competition: COMPETITION, seating },
      place: { session: 2, round: 1, table: randomUUID(), board: 1 },
      result: { contract: '1NT', declarer: 'N', tricks: 7 },
    };
    return post('/graphql', JSON.stringify({ query: ENTER, variables: { input } }), token);
  };
};

/** `processor`: microseconds of the server's processor for each answer; null where nobody counts them. */
type Measured = Load & { readonly processor: number | null };

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

/** Ends a process before the servers that it uses go away. */
const stop = async ({ process: child }: Server): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

const sorted = (loads: readonly Measured[], of: (load: Measured) => number): readonly number[] =>
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
  loads: readonly Measured[],
  floor: readonly Measured[] | null,
  target: number | null,
  ratioTo = `${name}, bare node`,
): readonly BenchFigure[] => {
  const rates = sorted(loads, ({ perSecond }) => perSecond);
  const bare = floor && sorted(floor, ({ perSecond }) => perSecond);
  const ratio =
    bare && Math.round(((rates[rates.length >> 1] ?? 0) / (bare[bare.length >> 1] ?? 1)) * 1000) / 1000;
  const goal = target === null ? {} : { target };
  const spent = [loads, floor ?? []].map((each) => sorted(each, ({ processor }) => processor ?? 0));
  const [own = 0, others = 0] = spent.map((each) => each[each.length >> 1] ?? 0);
  const beside = others > 0 ? { ratioTo, ratio: Math.round((own / others) * 1000) / 1000 } : {};
  return [
    figureOf(name, 'requests/s', rates, ratio === null ? goal : { ...goal, ratioTo, ratio }),
    figureOf(
      `${name}, p99`,
      'ms',
      sorted(loads, ({ p99 }) => p99),
      { better: 'lower' },
    ),
    ...(own > 0
      ? [figureOf(`${name}, processor of the server`, 'µs', spent[0] ?? [], { better: 'lower', ...beside })]
      : []),
  ];
};

const measure = async ({ port, process: { pid } }: Server, requests: Requests): Promise<Measured> => {
  const before = processorSeconds(pid);
  const measured = await load(port, requests, CONNECTIONS, RUN_MS);
  const after = processorSeconds(pid);
  if (before === null || after === null) return { ...measured, processor: null };
  return { ...measured, processor: ((after - before) * 1e6) / measured.answers };
};

/**
 * A page of fifty standings rows over fifty connections: the built API, and bare node on the same rows beside it; the same page and
 * results that are entered, asked by an account whose grants are looked up. Turn by turn in one run.
 */
export const apiBench = async ({
  storeUrl,
  databaseUrl,
  redisUrl,
  root,
  runs = 5,
}: ApiBenchOptions): Promise<readonly BenchFigure[]> => {
  await fillSeason(storeUrl, databaseUrl, COMPETITION);
  const vaultKey = randomBytes(32).toString('hex');
  const tokens = await signIn(storeUrl, databaseUrl, vaultKey);
  const floor = join(root, 'apps/api/bench/floor.mjs');
  const env = {
    ...{ ESDB_URL: storeUrl, DATABASE_URL: databaseUrl, REDIS_URL: redisUrl },
    ...{ API_PORT: '0', ADMIN_DIR: root, ARBITRE_VAULT_KEY: vaultKey, DEMO_ACCOUNTS: 'on' },
  };
  const servers = {
    // As many pages as the one with budgets and nothing else: a server is as quick as what it has learnt by then.
    api: await start([join(root, 'dist/apps/api/main.js')], { ...env, BUDGET_ACCOUNT: 'off' }),
    signedIn: await start([join(root, 'dist/apps/api/main.js')], { ...env, BUDGET_ACCOUNT: 'off' }),
    limited: await start([join(root, 'dist/apps/api/main.js')], { ...env, ...BUDGETS }),
    bare: await start([floor, 'postgres', databaseUrl, COMPETITION], {}),
    bareMemory: await start([floor, 'memory', databaseUrl, COMPETITION], {}),
  };
  const page = (token: string | null = null): Buffer =>
    post('/graphql', JSON.stringify({ query: QUERY, variables: { id: COMPETITION } }), token);
  const asked = {
    api: { of: servers.api, requests: page() },
    unsigned: { of: servers.signedIn, requests: page() },
    granted: { of: servers.signedIn, requests: page(tokens.granted) },
    limited: { of: servers.limited, requests: page() },
    bare: { of: servers.bare, requests: page() },
    bareMemory: { of: servers.bareMemory, requests: page() },
    entered: { of: servers.signedIn, requests: results(tokens.demo) },
    enteredBy: { of: servers.signedIn, requests: results(tokens.granted) },
  } satisfies Record<string, { readonly of: Server; readonly requests: Requests }>;
  type Asked = keyof typeof asked;
  const loads: Record<Asked, Measured[]> = {
    ...{
      api: [],
      unsigned: [],
      granted: [],
      limited: [],
      bare: [],
      bareMemory: [],
      entered: [],
      enteredBy: [],
    },
  };
  try {
    for (let run = 0; run <= runs; run++)
      for (const name of Object.keys(asked) as Asked[]) {
        const { of, requests } = asked[name];
        const measured = await measure(of, requests);
        // The first round warms up.
        if (run > 0) loads[name].push(measured);
      }
  } finally {
    await Promise.all(Object.values(servers).map(stop));
  }
  return [
    ...figuresOf(PAGE, loads.api, loads.bare, 1_400),
    ...figuresOf(COUNTED, loads.limited, loads.api, null, PAGE),
    ...figuresOf(UNSIGNED, loads.unsigned, null, null),
    ...figuresOf(ASKED_BY, loads.granted, loads.unsigned, null, UNSIGNED),
    ...figuresOf(ENTERED, loads.entered, null, null),
    ...figuresOf(ENTERED_BY, loads.enteredBy, loads.entered, null, ENTERED),
    ...figuresOf('page of 50 standings from Postgres, bare node', loads.bare, null, null),
    ...figuresOf('page of 50 standings from memory, bare node', loads.bareMemory, null, null),
  ];
};
