import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { binaryEvent, EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { startEventStore, type RunningEventStore } from '@arbitre/eventstore';
import { CannotCopy, copyLog, type Progress } from './eventstore/copy';
import { withAccount } from './eventstore/prepare';
import { rawStore, type RawEvent, type RawStore } from './eventstore/raw-store';
import { repository } from './repository';
import { run } from './run';

jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'arbitre-stores-'));
const PASSWORD = 'correct-horse';

const arbitre = async (
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ status: number; out: string; err: string }> => {
  const heard = { out: '', err: '' };
  const status = await run(['--lang', 'en', ...args], env, {
    out: (text) => (heard.out += text),
    err: (text) => (heard.err += text),
    watched: false,
  });
  return { status, ...heard };
};

const open: RunningEventStore[] = [];
const startStore = async (options: object = {}): Promise<RunningEventStore> => {
  const store = await startEventStore({ dataDir: join(folder, String(open.length)), ...options });
  open.push(store);
  return store;
};

afterAll(async () => {
  for (const store of open) await store.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The log as it can be compared: all but the positions, which are each log's own. */
const logOf = async ({ connectionString }: RunningEventStore): Promise<readonly object[]> => {
  const store = rawStore(connectionString);
  try {
    const events: object[] = [];
    for await (const page of store.pages(null))
      for (const { position: _, data, metadata, ...event } of page)
        if (!event.stream.startsWith('$') || event.stream.startsWith('$$foreign'))
          events.push({ ...event, data: [...data], metadata: [...metadata] });
    return events;
  } finally {
    await store.close();
  }
};

const withClient = async (
  store: RunningEventStore,
  work: (client: EventStoreDBClient) => Promise<unknown>,
): Promise<void> => {
  const client = EventStoreDBClient.connectionString(store.connectionString);
  try {
    await work(client);
  } finally {
    await client.dispose();
  }
};

const copy = (source: RunningEventStore, target: RunningEventStore) =>
  arbitre(['eventstore', 'copy', '--from', source.connectionString, '--to', target.connectionString]);

describe('arbitre eventstore copy', () => {
  let source: RunningEventStore;
  let log: readonly object[];

  beforeAll(async () => {
    source = await startStore();
    const pbn = join(repository, 'libs/rules/games/bridge/fixtures/ruter71.pbn');
    const imported = await arbitre(['import', 'pbn', pbn, '--competition', 'evening'], {
      ESDB_URL: source.connectionString,
    });
    expect(imported.status).toBe(0);
    const raw = rawStore(source.connectionString);
    // Bytes that no parser gives back as they were, and none at all.
    const odd: RawEvent = {
      ...{ id: randomUUID(), stream: 'foreign-1', revision: 0, type: 'Odd', position: 0n },
      ...{ contentType: 'application/json', metadata: new Uint8Array() },
      data: Buffer.from('{ "b": 1.0, "a": 1e2,\t"b": 2, "é": "\\u00e9" }'),
    };
    await raw.append('foreign-1', [odd], -1);
    await raw.close();
    await withClient(source, async (client) => {
      await client.appendToStream(
        'foreign-2',
        binaryEvent({ type: 'Bytes', data: new Uint8Array([0, 255, 7]) }),
      );
      await client.appendToStream('foreign-3', jsonEvent({ type: 'Kept', data: {} }));
      await client.setStreamMetadata('foreign-3', { maxCount: 9 });
    });
    log = await logOf(source);
  }, 120_000);

  it('copies every stream with its ids, revisions and bytes, in the order of the log, and checks the chains', async () => {
    const target = await startStore();
    const { status, out, err } = await copy(source, target);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain(`${log.length} events are the same in both logs.`);
    expect(out).toMatch(/The hash chains of \d{3} streams hold\./);
    expect(out).toContain('rebuild all');
    expect(await logOf(target)).toEqual(log);
    const whole = await arbitre(['verify', 'competition-evening'], { ESDB_URL: target.connectionString });
    expect(whole.status).toBe(0);
  });

  it('goes on where it was broken off, and changes nothing when it is run once more', async () => {
    const target = await startStore();
    const [from, to] = [rawStore(source.connectionString), rawStore(target.connectionString)];
    let appends = 0;
    const breaking: RawStore = {
      ...to,
      append: (...call) =>
        ++appends > 40 ? Promise.reject(new Error('the line broke')) : to.append(...call),
    };
    const seen: Progress[] = [];
    await expect(
      copyLog(
        from,
        breaking,
        (now) => seen.push(now),
        () => undefined,
      ),
    ).rejects.toThrow('the line broke');
    await Promise.all([from.close(), to.close()]);
    const { done = 0 } = seen.at(-1) ?? {};
    expect(done).toBeGreaterThan(39);
    const second = await copy(source, target);
    expect(second.out).toContain(`(${done} were there already)`);
    expect(await logOf(target)).toEqual(log);
    const third = await copy(source, target);
    expect(third.out).toContain(`(${log.length} were there already)`);
    expect(await logOf(target)).toEqual(log);
  });

  it('leaves streams alone that only the target has', async () => {
    const target = await startStore();
    await withClient(target, (client) =>
      client.appendToStream('theirs', jsonEvent({ type: 'Theirs', data: {} })),
    );
    expect((await copy(source, target)).status).toBe(0);
    expect(await logOf(target)).toHaveLength(log.length + 1);
  });

  it('refuses a target with another event in one of these streams, and adds nothing to it', async () => {
    const target = await startStore();
    const other = jsonEvent({ type: 'CompetitionOpened', data: {} });
    await withClient(target, (client) => client.appendToStream('competition-evening', other));
    const { status, out, err } = await copy(source, target);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain('The target has another event at competition-evening (0). Nothing was added to it');
    expect(await logOf(target)).toHaveLength(1);
  });

  it('refuses a source with a stream that cannot be the same again, before anything is written', async () => {
    const [gone, target] = [await startStore(), await startStore()];
    await withClient(gone, async (client) => {
      await client.appendToStream('deal-a.b', jsonEvent({ type: 'Kept', data: {} }));
      await client.appendToStream('deal-a.c', jsonEvent({ type: 'Kept', data: {} }));
      await client.tombstoneStream('deal-a.c');
    });
    const { status, err } = await copy(gone, target);
    expect(status).toBe(2);
    expect(err).toContain('Stream deal-a.c was deleted for ever');
    expect(await logOf(target)).toEqual([]);
  });

  it('tells a log that differs at the end', async () => {
    const [one, other] = [await startStore(), await startStore()];
    await withClient(one, (client) =>
      client.appendToStream('deal-a.b', jsonEvent({ type: 'Kept', data: { a: 1 } })),
    );
    const [from, to] = [rawStore(one.connectionString), rawStore(other.connectionString)];
    const altering: RawStore = {
      ...to,
      append: (stream, events, expected) =>
        to.append(
          stream,
          events.map((event) => ({ ...event, data: Buffer.from('{"a":2}') })),
          expected,
        ),
    };
    await expect(
      copyLog(
        from,
        altering,
        () => undefined,
        () => undefined,
      ),
    ).rejects.toEqual(new CannotCopy({ kind: 'differs', stream: 'deal-a.b', revision: 0 }));
    await Promise.all([from.close(), to.close()]);
  });

  it('takes addresses from the environment, where a password is not seen, and asks for one that is missing', async () => {
    const target = await startStore();
    const env = { ESDB_FROM_URL: source.connectionString, ESDB_TO_URL: target.connectionString };
    expect((await arbitre(['eventstore', 'copy'], env)).status).toBe(0);
    const { status, err } = await arbitre(['eventstore', 'copy', '--from', source.connectionString]);
    expect({ status, err }).toMatchObject({
      status: 2,
      err: expect.stringContaining('ESDB_TO_URL') as string,
    });
    const same = await arbitre(['eventstore', 'copy'], { ...env, ESDB_TO_URL: source.connectionString });
    expect(same).toMatchObject({ status: 2, err: 'Both addresses name the same server.\n' });
  });
});

describe('arbitre verify --all', () => {
  it('passes over streams that are not ours, and names those whose metadata hides events', async () => {
    const store = await startStore();
    const pbn = join(repository, 'libs/rules/games/bridge/fixtures/ruter71.pbn');
    const env = { ESDB_URL: store.connectionString };
    expect((await arbitre(['import', 'pbn', pbn, '--competition', 'evening'], env)).status).toBe(0);
    await withClient(store, (client) =>
      client.appendToStream(
        'theirs',
        [1, 2].map((step) => jsonEvent({ type: 'Theirs', data: { step } })),
      ),
    );
    const sound = await arbitre(['verify', '--all'], env);
    expect(sound.status).toBe(0);
    expect(sound.out).toContain('theirs: not ours (2 events), not judged');
    expect(sound.out).toMatch(/^Competitions: 1 streams, \d+ events$/m);
    expect(sound.out).toMatch(/all chains are whole/);
    await withClient(store, (client) => client.setStreamMetadata('competition-evening', { maxCount: 1 }));
    const hidden = await arbitre(['verify', '--all'], env);
    expect(hidden.status).toBe(1);
    expect(hidden.err).toContain('competition-evening, event 0: its metadata makes the store keep back');
    await withClient(store, (client) => client.setStreamMetadata('competition-evening', {}));
    expect((await arbitre(['verify', '--all'], env)).status).toBe(0);
  });
});

describe('arbitre eventstore prepare', () => {
  const tls = join(folder, 'tls');
  let store: RunningEventStore;
  let other: RunningEventStore;

  const address = (account: string, password: string, port: number): string =>
    withAccount(`esdb://127.0.0.1:${port}?tls=true&tlsCaFile=${join(tls, 'ca.crt')}`, account, password);
  const prepare = (url: string, password: string, ...args: readonly string[]) =>
    arbitre(['eventstore', 'prepare', ...args], { ESDB_ADMIN_URL: url, ESDB_ACCOUNT_PASSWORD: password });

  beforeAll(async () => {
    store = await startStore({ tls: { folder: tls }, adminPassword: PASSWORD });
    other = await startStore();
  });

  it('makes an account that can append and read, and cannot delete, tombstone or change metadata', async () => {
    const { status, out } = await prepare(address('admin', PASSWORD, store.port), 'own-secret');
    expect(out.split('\n')).toEqual([
      'The account was made.',
      'The default access list was written ($settings).',
      '  append to a stream          possible',
      '  read a stream               possible',
      '  read the whole log          possible',
      '  subscribe to the whole log  possible',
      '  change a stream’s metadata  refused',
      '  delete a stream             refused',
      '  delete a stream for ever    refused',
      'The account can do what it must, and nothing more.',
      '',
    ]);
    expect(status).toBe(0);
  });

  it('run again changes nothing, and tells an account with another password', async () => {
    const url = address('admin', PASSWORD, store.port);
    const again = await prepare(url, 'own-secret');
    expect(again).toMatchObject({
      status: 0,
      out: expect.stringContaining('was in place already') as string,
    });
    const mistyped = await prepare(url, 'mistyped');
    expect(mistyped).toMatchObject({ status: 1, err: expect.stringContaining('--reset-password') as string });
    expect((await prepare(url, 'new-secret', '--reset-password')).status).toBe(0);
  });

  it('serves the product: its account writes, and every model follows from what it reads', async () => {
    const own = address('arbitre', 'new-secret', store.port);
    const pbn = join(repository, 'libs/rules/games/bridge/fixtures/ruter71.pbn');
    const imported = await arbitre(['import', 'pbn', pbn, '--competition', 'evening'], { ESDB_URL: own });
    expect(imported.status).toBe(0);
    expect((await arbitre(['verify', 'competition-evening'], { ESDB_URL: own })).status).toBe(0);
  });

  it('says which part of an address is wrong, in one sentence, and writes nothing', async () => {
    const web = createServer((_, response) => response.end('hello')).listen(0, '127.0.0.1');
    await new Promise((resolve) => web.once('listening', resolve));
    const { port } = web.address() as AddressInfo;
    const right = address('admin', PASSWORD, store.port);
    const wrong: readonly (readonly [string, string])[] = [
      [right.replace(PASSWORD, 'wrong'), 'account or password refused'],
      [right.replace(`admin:${PASSWORD}@`, ''), 'account or password refused'],
      [address('ops', PASSWORD, store.port), 'may not read the whole log'],
      [right.replace(/&tlsCaFile=.*/, ''), 'certificate does not match'],
      [right.replace(/ca\.crt$/, 'lost.crt'), 'cannot be read'],
      [right.replace('esdb:', 'http:'), 'cannot be read'],
      [`esdb://admin:${PASSWORD}@127.0.0.1:${other.port}?tls=true`, 'does not speak TLS'],
      [`esdb://127.0.0.1:${port}?tls=true`, 'does not speak TLS'],
      ['esdb://127.0.0.1:1?tls=true', 'nobody answers'],
      [`esdb://127.0.0.1:1,127.0.0.1:${other.port}?tls=true`, 'does not speak TLS'],
    ];
    for (const [url, says] of wrong) {
      const { status, out, err } = await prepare(url, 'own-secret');
      expect([url, status, out, err.trim().split('\n').length]).toEqual([url, 2, '', 1]);
      expect(err).toContain(says);
      expect(err).not.toContain(PASSWORD);
    }
    const plain = await arbitre(['eventstore', 'copy'], {
      ESDB_FROM_URL: `esdb://127.0.0.1:${port}?tls=false`,
      ESDB_TO_URL: other.connectionString,
    });
    expect(plain).toMatchObject({ status: 2, err: expect.stringContaining('no EventStoreDB') as string });
    web.close();
    expect(await logOf(other)).toEqual([]);
  });
});
