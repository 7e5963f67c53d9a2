import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@arbitre/events';

import { createDataSource } from '@arbitre/projections';
import { startEventStore } from '@arbitre/eventstore';
import { DataSource, type QueryRunner } from 'typeorm';
import { type Backend, startBackend } from '../../testing/backend';
import { Client } from '../../testing/client';
import { type Gate, startGate } from '../../testing/gate';
import { fillStore, openPairs, pairs, play } from '../../testing/tournament';
import { type RunningApi, startApi } from '../api';

const OPEN = `mutation ($input: OpenCompetitionInput!) { openCompetition(input: $input) { __typename
  ... on Committed { version repeated position } ... on Problem { code } } }`;
const RESULT = `mutation ($input: RecordResultInput!) { recordResult(input: $input) { __typename
  ... on Committed { version repeated } ... on Problem { code } } }`;
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }';
const LIST = '{ competitions(first: 5) { totalCount nodes { id } } }';
const EVENTS = `{ deal(id: "held.s1-r1-t1-b1") { events { type } } }`;

const opening = () => ({
  input: {
    ...{ clientMutationId: randomUUID(), id: `cup-${randomUUID()}`, name: 'Coupe', region: 'Nord' },
    ...{ ruleset: 'bridge-duplicate@1', method: 'matchpoints', startsOn: '2026-11-21' },
  },
});
const result = () => ({
  input: {
    ...{ clientMutationId: randomUUID(), competition: 'held' },
    place: { session: 1, round: 1, table: '1', board: 2 },
    seating: ['N', 'S', 'E', 'W'].map((seat) => ({ seat, entry: 'NS'.includes(seat) ? 'pair-1' : 'pair-2' })),
    result: { contract: '3NT', declarer: 'N', tricks: 9 },
  },
});
const account = { input: { account: 'staff', password: 'staff-demo' } };

describe('when a part of the installation is away', () => {
  let backend: Backend;
  let store: Gate;
  let postgres: Gate;
  let api: RunningApi;
  let staff: Client;
  const held: QueryRunner[] = [];
  beforeAll(async () => {
    backend = await startBackend({}, { clusterSize: 1, hostile: null });
    await openPairs(backend.store, 'held', pairs(2));
    const first = { contract: '1NT', declarer: 'N', tricks: 7 };
    await play(backend.store, 'held', { board: 1, table: 1, ns: 'pair-1', ew: 'pair-2', result: first });
    store = await startGate(backend.settings.storeUrl);
    postgres = await startGate(backend.settings.databaseUrl);
    const through = { storeUrl: store.url, databaseUrl: postgres.url, requestSeconds: 3 };
    api = await startApi({ ...backend.settings, ...through }, false);
    const known = await new Client(backend.api.address).as('staff');
    // What nobody has projected yet is not asked of the store.
    const query = 'query($atLeast: EventPosition) { deal(id: "held.s1-r1-t1-b1", atLeast: $atLeast) { id } }';
    await known.one(query, { atLeast: String(await backend.store.head()) });
    staff = known.at(api.address);
  }, 60_000);
  afterAll(async () => {
    await store.open();
    await postgres.open();
    await api.stop();
    await Promise.all([store.stop(), postgres.stop()]);
    await backend.stop();
  });

  /** Takes every connection that the API's pool may open. */
  const takeConnections = async (): Promise<void> => {
    const database = api.app.get(DataSource);
    for (let index = 0; index < 20; index++) {
      const runner = database.createQueryRunner();
      await runner.connect();
      held.push(runner);
    }
  };
  const giveConnections = async (): Promise<void> => {
    for (const runner of held.splice(0)) await runner.release();
  };

  /** Resolves once the API listens to the checkpoints: somebody waits for one. */
  const listening = async (): Promise<void> => {
    const database = createDataSource(backend.settings.databaseUrl);
    await database.initialize();
    const waits = () =>
      database.query<unknown[]>(`SELECT 1 FROM pg_stat_activity WHERE query = 'LISTEN checkpoint'`);
    while ((await waits()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await database.destroy();
  };

  const answerOf = async (query: string, variables: Record<string, unknown> = {}) => {
    // Signing in ends the session that one comes with: whoever does, comes with none.
    const asks = query === SIGN_IN ? new Client(api.address) : staff;
    const { status, errors, headers } = await asks.ask(query, variables);
    const codes = errors.map(({ extensions }) => extensions.code);
    for (const { message, extensions } of errors) {
      expect(Object.keys(extensions).sort()).toEqual(['code', 'messageFr', 'retryAfterSeconds']);
      expect(`${message} ${String(extensions.messageFr)}`).not.toMatch(
        /SELECT|INSERT|127\.0\.0\.1|at .*:\d+/,
      );
      expect(message).toContain('Ask again');
    }
    return [status, ...new Set(codes), ...(headers.get('retry-after') === null ? [] : ['retry-after'])];
  };
  const [FINE, STORE, DATABASE] = [
    [200],
    [503, 'STORE_UNAVAILABLE', 'retry-after'],
    [503, 'DATABASE_UNAVAILABLE', 'retry-after'],
  ];

  it.each([
    ['the store is away', () => store.away(), () => store.open(), [FINE, STORE, STORE, STORE, FINE]],
    ['the store says nothing', () => store.silent(), () => store.open(), [FINE, STORE, STORE, STORE, FINE]],
    ['Postgres is away', () => postgres.away(), () => postgres.open(), Array(5).fill(DATABASE)],
    ['Postgres says nothing', () => postgres.silent(), () => postgres.open(), Array(5).fill(DATABASE)],
    ['Postgres has no connection free', takeConnections, giveConnections, Array(5).fill(DATABASE)],
  ])(
    'and %s, every answer says so, and a write sent again is made once',
    async (_, goes, comes, expected) => {
      const [open, record] = [opening(), result()];
      await goes();
      const operations = [
        ...([[LIST], [EVENTS], [OPEN, open], [RESULT, record], [SIGN_IN, account]] as const),
      ];
      const answers = await Promise.all(operations.map(([query, variables]) => answerOf(query, variables)));
      expect(answers).toEqual(expected);
      await comes();
      const again = await staff.one<{ __typename: string }>(OPEN, open);
      expect(again).toMatchObject({ __typename: 'Committed', version: 0 });
      expect(await staff.one(OPEN, open)).toMatchObject({
        __typename: 'Committed',
        version: 0,
        repeated: true,
      });
      const { events } = await backend.store.load(`competition-${open.input.id}`);
      expect(events).toHaveLength(1);
    },
    30_000,
  );

  it.each([
    ['goes away', () => postgres.away()],
    ['falls silent', () => postgres.silent()],
  ])(
    'and Postgres %s while somebody waits for what they wrote, the answer says so, and what they wrote once it is back',
    async (_, goes) => {
      await backend.holdProjections();
      const [open, AT_LEAST] = [
        opening(),
        'query ($id: ID!, $at: EventPosition) { competition(id: $id, atLeast: $at) { id } }',
      ];
      const { position } = await staff.one<{ position: string }>(OPEN, open);
      const asked = answerOf(AT_LEAST, { id: open.input.id, at: position });
      await listening();
      await goes();
      expect(await asked).toEqual(DATABASE);
      expect(await answerOf(AT_LEAST, { id: open.input.id, at: position })).toEqual(DATABASE);
      await postgres.open();
      backend.releaseProjections();
      // Asked again as the answer advises: the listening connection comes back by itself.
      while ((await staff.ask(AT_LEAST, { id: open.input.id, at: position })).status !== 200)
        await new Promise((resolve) => setTimeout(resolve, 100));
      expect(await staff.one(AT_LEAST, { id: open.input.id, at: position })).toEqual({ id: open.input.id });
    },
    60_000,
  );

  it('and the store is full, a write says so and reads go on', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'arbitre-full-'));
    const small = await startEventStore({ dataDir: folder, quotaBytes: 200_000, hostile: null });
    const direct = connect(small.connectionString);
    const whole = await startApi({ ...backend.settings, storeUrl: small.connectionString }, false);
    const client = await new Client(whole.address).as('staff');
    await fillStore(direct);
    // The free rest of a page may still take a write or two.
    let answer = await client.ask(OPEN, opening());
    for (let count = 0; count < 400 && answer.status === 200; count++)
      answer = await client.ask(OPEN, opening());
    expect(answer).toMatchObject({ status: 503, errors: [{ extensions: { code: 'STORE_UNAVAILABLE' } }] });
    expect((await client.ask(EVENTS)).status).toBe(200);
    await whole.stop();
    await direct.close();
    await small.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('and whoever asked has gone, what was asked is left undone', async () => {
    const database = api.app.get(DataSource);
    await takeConnections();
    const gone = new AbortController();
    const asked = fetch(`${api.address}/graphql`, {
      ...{ method: 'POST', signal: gone.signal, headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ query: LIST }),
    }).catch((error: unknown) => error);
    const pool = (database.driver as unknown as { master: { waitingCount: number; totalCount: number } })
      .master;
    while (pool.waitingCount === 0) await new Promise((resolve) => setImmediate(resolve));
    gone.abort();
    expect(await asked).toMatchObject({ name: 'AbortError' });
    await giveConnections();
    expect(await answerOf(LIST)).toEqual(FINE);
    expect(pool.waitingCount).toBe(0);
  });
});
