import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Accounts, Webhooks } from '@arbitre/accounts';
import { openVault, rebuild } from '@arbitre/projections';
import { enterResult, openTournament } from './season';
import { startServices, type Services } from './services';
import { bundleWorker, WorkerProcess } from './worker-process';

type Call = { readonly id: string; readonly headers: IncomingHttpHeaders; readonly body: string };

const EVENTS = ['result.recorded'];

describe('a webhook', () => {
  let services: Services;
  let webhooks: Webhooks;
  let account: string;
  let receiver: Server;
  let worker: WorkerProcess;
  let environment: Readonly<Record<string, string>>;
  let calls: Call[] = [];
  let answer: (call: Call, response: ServerResponse) => void;
  const well = (_: Call, response: ServerResponse): void => {
    response.writeHead(204).end();
  };
  const key = randomBytes(32);

  beforeAll(async () => {
    await bundleWorker();
    services = await startServices();
    environment = {
      ...services.environment,
      ...{ ARBITRE_VAULT_KEY: key.toString('hex'), WEBHOOK_PRIVATE: 'on' },
      ...{ WEBHOOK_TIMEOUT_MS: '5000', WEBHOOK_BACKOFF_MS: '1' },
    };
    const vault = await openVault(services.database, key);
    webhooks = new Webhooks(services.database, vault, true);
    const made = await new Accounts(services.database, vault).create({
      signIn: 'club@x.example',
      name: 'Club',
    });
    if (!('id' in made)) throw new Error(JSON.stringify(made));
    account = made.id;
    receiver = createServer((request, response) => {
      void text(request).then((body) => {
        const call = { id: String(request.headers['arbitre-delivery']), headers: request.headers, body };
        calls.push(call);
        answer(call, response);
      });
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    worker = await WorkerProcess.start(environment);
  }, 90_000);
  beforeEach(() => {
    calls = [];
    answer = well;
  });
  afterEach(async () => {
    for (const { id } of await webhooks.list(account)) await webhooks.remove(account, id);
  });
  afterAll(async () => {
    await worker.end();
    receiver.closeAllConnections();
    receiver.close();
    await services.stop();
  }, 30_000);

  const hook = async (competition: string, happenings: readonly string[] = EVENTS) => {
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/told`;
    await openTournament(services.store, competition, 2);
    const made = await webhooks.create(account, { name: 'Page', url, competition, happenings });
    if (!('secret' in made)) throw new Error(JSON.stringify(made));
    const [listed] = await webhooks.list(account);
    return { id: listed?.id ?? '', secret: made.secret };
  };
  const play = (competition: string, board: number) => enterResult(services.store, competition, board, 1, 2);
  const states = async (id: string) => (await webhooks.deliveries(id)).map(({ state }) => state);
  const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
    while (!(await isSo())) await sleep(50);
  };

  it('is told what happens in its competition by ids alone, signed, and where it can be read', async () => {
    const { id, secret } = await hook('told', ['result.recorded', 'standings.changed']);
    await openTournament(services.store, 'elsewhere', 2);
    await play('elsewhere', 1);
    await play('told', 1);
    await until(async () => calls.length >= 2 && !(await states(id)).includes('waiting'));
    const results = calls.filter(({ body }) => body.includes('result.recorded'));
    expect(new Set(results.map((one) => one.id)).size).toBe(1);
    const [call] = results;
    expect(JSON.parse(call?.body ?? '')).toEqual({
      ...{ id: call?.id, event: 'result.recorded', at: expect.any(String) as string },
      ...{ competition: 'told', of: 'told.s1-r1-t1-b1' },
    });
    expect(
      new Set(calls.map(({ body }) => (JSON.parse(body) as { competition: string }).competition)),
    ).toEqual(new Set(['told']));
    const [, seconds = '', signed] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(call?.headers['arbitre-signature'])) ?? [];
    expect(signed).toBe(
      createHmac('sha256', secret)
        .update(`${seconds}.${call?.body ?? ''}`)
        .digest('hex'),
    );
    const read = await services.database.query<unknown[]>(
      `SELECT 1 FROM read.deal WHERE id = 'told.s1-r1-t1-b1'`,
    );
    expect(read).toHaveLength(1);
    const rows = await services.database.query<object[]>('SELECT * FROM access.webhook');
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  }, 60_000);

  it('is told again, by the same id, where the worker was killed before it had an answer', async () => {
    const { id } = await hook('killed');
    const hanging = new Promise<Call>((resolve) => (answer = resolve));
    await play('killed', 1);
    const first = await hanging;
    await worker.end('SIGKILL');
    expect(await states(id)).toEqual(['waiting']);
    answer = well;
    worker = await WorkerProcess.start(environment);
    await until(async () => !(await states(id)).includes('waiting'));
    expect(new Set(calls.map((call) => call.id))).toEqual(new Set([first.id]));
  }, 60_000);

  it('is told what happened while no worker ran, and nothing again when models are rebuilt', async () => {
    const { id } = await hook('rebuilt');
    await worker.end('SIGKILL');
    await play('rebuilt', 1);
    worker = await WorkerProcess.start(environment);
    await until(async () => (await states(id)).join() === 'delivered');
    for (const model of ['deals', 'standings'] as const)
      await rebuild(model, { dataSource: services.database, store: services.store });
    await play('rebuilt', 2);
    await until(async () => (await states(id)).join() === 'delivered,delivered');
    expect(new Set(calls.map(({ body }) => (JSON.parse(body) as { of: string }).of))).toEqual(
      new Set(['rebuilt.s1-r1-t1-b1', 'rebuilt.s1-r2-t1-b2']),
    );
    expect(new Set(calls.map((call) => call.id)).size).toBe(2);
  }, 60_000);

  it('is tried eight times, then pauses; resumed it is told all that waited, though Redis lost it', async () => {
    const { id } = await hook('paused');
    answer = (_, response) => {
      response.writeHead(500).end();
    };
    await play('paused', 1);
    await until(async () => (await webhooks.list(account))[0]?.pausedAt !== null);
    expect(await webhooks.deliveries(id)).toMatchObject([{ state: 'waiting', attempts: 8 }]);
    await play('paused', 2);
    await until(async () => (await states(id)).length === 2);
    expect(calls.filter(({ body }) => body.includes('-b2'))).toEqual([]);
    await services.redis.flushall();
    answer = well;
    expect(await webhooks.resume(account, id)).toBe(true);
    await until(async () => (await states(id)).join() === 'delivered,delivered');
    expect((await webhooks.list(account))[0]?.pausedAt).toBeNull();
  }, 60_000);

  it('is of its own account alone', async () => {
    const { id } = await hook('own');
    expect(await webhooks.resume('another', id)).toBe(false);
    expect(await webhooks.remove('another', id)).toBe(false);
    expect(await webhooks.remove(account, 'x')).toBe(false);
    expect(await webhooks.remove(account, id)).toBe(true);
  }, 60_000);
});
