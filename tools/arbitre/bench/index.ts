import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { actInDivision, actInSeason, connect, type EventStore, type WriteOutcome } from '@arbitre/events';

import { createDataSource, migrate, openVault } from '@arbitre/projections';
import { allGames } from '@arbitre/rules';
import type { Figure } from '@arbitre/rules/kernel/testing/figure';
import type { DivisionAct } from '@arbitre/rules/leagues';
import type { DataSource } from 'typeorm';
import { load, post } from '@arbitre/testing';
import { writeFederation } from '../demo/federation/write';
import { DEMO_SIZE, seasonOf } from '../simulate/script';
import { drawSeason } from '../simulate/season';
import { writeSeason } from '../simulate/write';

// eslint-disable-next-line @nx/enforce-module-boundaries -- tables computed from rows, beside what they are part of
export { leaguesBench } from '../../../libs/rules/leagues/bench';

// eslint-disable-next-line @nx/enforce-module-boundaries -- the tournaments that the bench of the read models plays
import { benchSeason, writeAll } from '../../../libs/projections/bench/season';

/** An empty Postgres, an empty Redis and an empty event store. `root`: the workspace, with `dist/apps` built. `events`: so many the log has at last. */
export type SeasonBenchOptions = Readonly<
  Record<'storeUrl' | 'databaseUrl' | 'redisUrl' | 'root', string>
> & {
  readonly events: number;
};
type LeagueFigure = Figure<'leagues'>;

const PARTITIONS = 4;
const TEAMS = 40;
const A_SECOND = 100;
const SECONDS = 5;
const CLIENTS = 50;
const LOAD_MS = 5_000;
const ASKED = 31;

/** Tournaments beside the season, a quarter of their deals card by card. */
const PAIRS = 50;
const BOARDS = 50;

const rounded = (value: number): number => Math.round(value * 10) / 10;

const figureOf = (
  name: string,
  unit: string,
  target: number,
  values: readonly number[],
  at: number,
): LeagueFigure => {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    ...{ area: 'leagues', name, unit, better: 'lower', target },
    value: rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0),
    spread: [rounded(sorted[0] ?? 0), rounded(sorted.at(-1) ?? 0)],
  };
};

/** A built program of this workspace, once its output says that it is ready. */
const started = async (program: string, ready: RegExp, env: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, ['--no-warnings', program], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const found = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.on('exit', () => {
      reject(new Error(`${program} ended: build it first (npm run build).`));
    });
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const match = ready.exec(output);
      if (match !== null) resolve(match[1] ?? '');
    });
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      child.removeAllListeners('exit').on('exit', () => {
        resolve();
      });
      child.kill('SIGTERM');
    });
  return { found, stop };
};

/** Until every model has read the log to its end, and no table of a division waits to be computed. */
const caughtUp = async (database: DataSource, head: bigint): Promise<void> => {
  for (;;) {
    const [row] = await database.query<{ position: string; marks: string }[]>(
      `SELECT (SELECT min(position) FROM projection.checkpoint) AS position, (SELECT count(*) FROM projection.mark) AS marks`,
    );
    if (BigInt(row?.position ?? -1) >= head && row?.marks === '0') return;
    await sleep(10);
  }
};

const taken = (outcome: WriteOutcome): bigint => {
  if (outcome.kind === 'committed') return outcome.position;
  throw new Error(JSON.stringify(outcome));
};

const context = () => ({
  ...{ commandId: randomUUID(), actor: { id: 'bench', role: 'importer' } },
  time: new Date().toISOString(),
});

/** From a committed result to the changed row of its division, at a hundred results a second. */
const resultToRow = async (store: EventStore, database: DataSource): Promise<readonly number[]> => {
  const [season, division] = ['bench', 'bench.league'];
  const game = allGames.all[0]?.id ?? '';
  const calendar = { name: 'Bench', from: '2026-09-01', until: '2027-06-30', games: [game] };
  taken(await actInSeason(store, { season, act: { do: 'open-season', ...calendar } }, context()));
  const act = async (given: DivisionAct) =>
    taken(await actInDivision(store, { division, act: given }, context()));
  const rules = {
    ...{ league: 1, format: 'fixtures', title: { fr: 'Banc', en: 'Bench' }, teams: TEAMS },
    ...{
      calendar: { legs: 2 },
      match: { by: 'result', win: 3, draw: 1, loss: 0 },
      forfeit: { score: [3, 0] },
    },
    ...{ withdrawal: { results: 'struck' }, order: ['difference', 'scored', 'lot'] },
  };
  await act({ do: 'open-division', title: 'Bench', game, level: 'one', rules });
  const teams = Array.from({ length: TEAMS }, (_, at) => `t${at + 1}`);
  for (const entry of teams) await act({ do: 'enter-division', entry, members: [] });
  await act({ do: 'draw-fixtures', order: teams, days: [] });
  const waiting: { readonly position: bigint; readonly since: number }[] = [];
  const times: number[] = [];
  const stream = await store.load(`division-${division}`);
  const { fixtures } = stream.events.at(-1)?.data as {
    readonly fixtures: readonly { readonly fixture: string; readonly sides: readonly string[] }[];
  };
  const running = { over: false };
  const watching = (async () => {
    while (!running.over || waiting.length > 0) {
      const [row] = await database.query<{ position: string }[]>(
        'SELECT position FROM read.league_table WHERE division = $1',
        [division],
      );
      const now = performance.now();
      while (waiting[0] !== undefined && waiting[0].position <= BigInt(row?.position ?? -1))
        times.push(now - (waiting.shift()?.since ?? now));
      await sleep(5);
    }
  })();
  const begun = performance.now();
  for (const [at, { fixture, sides }] of fixtures.slice(0, A_SECOND * SECONDS).entries()) {
    const due = begun + (at * 1000) / A_SECOND;
    if (due > performance.now()) await sleep(due - performance.now());
    const scores = sides.map((entry, side) => ({ entry, score: side === at % 2 ? 3 : 1 }));
    const position = await act({ do: 'settle-match', fixture, scores, reason: 'bench' });
    waiting.push({ position, since: performance.now() });
  }
  running.over = true;
  await watching;
  return times;
};

const eventsIn = async (store: EventStore): Promise<number> => {
  let events = 0;
  for await (const batch of store.readAll({ after: null })) events += batch.length;
  return events;
};

/** Fills the log up, tournament by tournament; gives the first of them and how many events there are then. */
const fillUp = async (
  store: EventStore,
  most: number,
): Promise<{ readonly competition: string; readonly events: number }> => {
  let events = await eventsIn(store);
  for (let number = 1; number === 1 || events < most; number++) {
    const { events: played } = benchSeason(`load${number}`, 1, PAIRS, BOARDS);
    await writeAll(store, played);
    events += played.length;
  }
  return { competition: 'load1-1', events };
};

const STANDINGS = `query ($id: ID!) { competition(id: $id) { standings(first: 50) { nodes { id rank total { text } entry { name } } } } }`;
const AS_OF = `query ($id: ID!, $at: DateTime!) { competition(id: $id) { ranking(at: $at) { rank total { text } } } }`;

/** The demo season, a division under load, and what a club asks of it, on the built programs. */
export async function* seasonBench({
  storeUrl,
  databaseUrl,
  redisUrl,
  root,
  events: most,
}: SeasonBenchOptions): AsyncIterable<LeagueFigure> {
  const key = randomBytes(32);
  const env = {
    ...{ ESDB_URL: storeUrl, DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, LOG_LEVEL: 'info' },
    ...{ PARTITIONS: String(PARTITIONS), WORKER_PORT: '43019', API_PORT: '0', ADMIN_DIR: root },
    ...{ ARBITRE_VAULT_KEY: key.toString('hex'), BUDGET_NETWORK: 'off', BUDGET_ACCOUNT: 'off' },
  };
  const database = createDataSource(databaseUrl);
  await migrate(database, { partitions: PARTITIONS });
  const store = connect(storeUrl);
  const vault = await openVault(database, key);
  const worker = await started(join(root, 'dist/apps/worker/main.js'), /"feeding"/u, env);
  const api = await started(
    join(root, 'dist/apps/api/main.js'),
    /(?:listening |answers at http:\/\/127\.0\.0\.1:)(\d+)/u,
    env,
  );
  try {
    const begun = performance.now();
    const { federation, steps } = await drawSeason(DEMO_SIZE);
    await writeFederation({ store, database, vault }, federation, new Date().toISOString());
    await writeSeason(DEMO_SIZE, steps, { store, vault });
    await caughtUp(database, (await store.head()) ?? -1n);
    const seconds = (performance.now() - begun) / 1000;
    yield figureOf('demo season simulated and projected', 's', 30, [seconds], 0);
    const rows = await resultToRow(store, database);
    yield figureOf(`result to changed row of a division of ${TEAMS} teams, p99`, 'ms', 500, rows, 0.99);
    const season = steps.find((step) => step.kind === 'competition')?.id ?? '';
    const { competition, events } = await fillUp(store, most);
    await caughtUp(database, (await store.head()) ?? -1n);
    await database.query('ANALYZE');
    const body = (query: string, id: string, more: object = {}) =>
      JSON.stringify({ query, variables: { id, ...more } });
    const asking = post('/graphql', body(STANDINGS, competition));
    // The first answers warm the server up.
    await load(Number(api.found), asking, CLIENTS, LOAD_MS / 5);
    const { p99 } = await load(Number(api.found), asking, CLIENTS, LOAD_MS);
    const log = `${events.toLocaleString('en')} events`;
    yield figureOf(`50 rows of standings, ${CLIENTS} clients, over ${log}, p99`, 'ms', 25, [p99], 0);
    // What nothing is read for: a server that shares its cores with its clients answers no page sooner.
    const nothing = post('/graphql', JSON.stringify({ query: '{ __typename }' }));
    const floor = await load(Number(api.found), nothing, CLIENTS, LOAD_MS);
    const { target: _, ...bare } = figureOf(
      `{ __typename }, ${CLIENTS} clients, p99`,
      'ms',
      0,
      [floor.p99],
      0,
    );
    yield bare;
    const times: number[] = [];
    for (let asked = 0; asked < ASKED; asked++) {
      const since = performance.now();
      const answer = await fetch(`http://127.0.0.1:${api.found}/graphql`, {
        ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
        body: body(AS_OF, season, { at: '2027-01-01T00:00:00Z' }),
      });
      const { errors } = (await answer.json()) as { readonly errors?: unknown };
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
      times.push(performance.now() - since);
    }
    yield figureOf(
      `a competition of ${seasonOf(DEMO_SIZE)} as of a moment, over ${log}, p50`,
      'ms',
      50,
      times,
      0.5,
    );
  } finally {
    await api.stop();
    await worker.stop();
    await store.close();
    await database.destroy();
  }
}
