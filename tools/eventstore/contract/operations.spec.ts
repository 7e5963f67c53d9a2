import { describe, expect, it } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { openSync, closeSync, readFileSync, writeSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { EventStoreDBClient } from '@eventstore/db-client';
import { all, asTemplate, moved, moves, recorded, refusal, steps, upTo } from './events';
import { temporaryFolder } from './folders';
import { runProgram, startProcess } from './process';
import './patience';

const connect = (text: string) => EventStoreDBClient.connectionString(asTemplate(text));

async function inFolder(test: (folder: string) => Promise<void>): Promise<void> {
  const folder = await temporaryFolder();
  try {
    await test(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The hash of `$all`, up to a position. */
async function hashOfAll(
  client: EventStoreDBClient,
  upToPosition?: bigint,
): Promise<{ hash: string; last: bigint }> {
  const hash = createHash('sha256');
  let last = -1n;
  for (const event of recorded(await all(client.readAll()))) {
    if (upToPosition !== undefined && event.position.commit > upToPosition) break;
    last = event.position.commit;
    hash.update(`${last} ${event.streamId} ${event.revision} ${event.id} ${JSON.stringify(event.data)}`);
  }
  return { hash: hash.digest('hex'), last };
}

describe('backup and restore', () => {
  it('given a store under load, when it is backed up and restored, then $all is the same up to the copy', () =>
    inFolder(async (folder) => {
      const [live, restored, backup] = [
        join(folder, 'live'),
        join(folder, 'restored'),
        join(folder, 'copy.db'),
      ];
      const store = await startProcess(live);
      const client = connect(store.connectionString);
      let writing = true;
      const load = Promise.all(
        upTo(8).map(async (writer) => {
          while (writing) await client.appendToStream(`deal-${writer}`, moves(3));
        }),
      );
      await client.appendToStream('mark', moved(1));
      expect(await runProgram('backup', '--data-dir', live, '--to', backup)).toMatchObject({ code: 0 });
      writing = false;
      await load;

      expect(await runProgram('restore', '--data-dir', restored, '--from', backup)).toMatchObject({
        code: 0,
      });
      const drill = await startProcess(restored);
      const drillClient = connect(drill.connectionString);
      const copy = await hashOfAll(drillClient);
      expect(steps(await all(drillClient.readStream('mark')))).toEqual([1]);
      expect(copy).toEqual(await hashOfAll(client, copy.last));
      expect((await hashOfAll(client)).last).toBeGreaterThan(copy.last);
      for (const each of [client, drillClient]) await each.dispose();
      for (const each of [store, drill]) await each.stop();
    }));

  it('given a folder with a store, when a backup is restored into it, then it is refused', () =>
    inFolder(async (folder) => {
      const [live, backup] = [join(folder, 'live'), join(folder, 'copy.db')];
      await (await startProcess(live)).stop();
      await runProgram('backup', '--data-dir', live, '--to', backup);
      const { code, output } = await runProgram('restore', '--data-dir', live, '--from', backup);
      expect(code).toBe(1);
      expect(output).toContain('holds a store already');
    }));
});

describe('damage', () => {
  /** Writes a store, then overwrites a needle in its file. */
  async function damaged(folder: string, needle: string | number, bytes: string): Promise<void> {
    const store = await startProcess(folder);
    const client = connect(store.connectionString);
    await client.appendToStream('deal-1', { ...moved(1), data: { step: 1, mark: 'untouched-mark' } });
    await client.dispose();
    await store.stop();
    const file = join(folder, 'events.db');
    const at = typeof needle === 'number' ? needle : readFileSync(file).indexOf(needle);
    const descriptor = openSync(file, 'r+');
    writeSync(descriptor, bytes, at);
    closeSync(descriptor);
  }

  it.each([
    ['its first bytes', 0, 'no database here', 'not a database'],
    ['the bytes of an event', 'untouched-mark', 'rewritten-mark', 'is not what was written'],
    ['the root of its table', 4096, '\u0000'.repeat(64), 'will not open'],
  ] as const)(
    'given %s changed, when the store starts, then it says what is wrong and how to restore',
    async (_text, needle, bytes, reason) =>
      inFolder(async (folder) => {
        await damaged(folder, needle, bytes);
        const { code, output } = await runProgram('--data-dir', folder, '--port', '0');
        expect(code).toBe(1);
        expect(output).toContain(reason);
        expect(output).toContain('eventstore restore --from BACKUP');
      }),
  );

  it('given a folder that is served, when a second process serves it, then it is refused', () =>
    inFolder(async (folder) => {
      const store = await startProcess(folder);
      const { code, output } = await runProgram('--data-dir', folder, '--port', '0');
      expect([code, output.includes('another process serves it')]).toEqual([1, true]);
      await store.stop();
    }));
});

describe('limits', () => {
  it('given a full disk, when more is appended, then it is refused, reads go on and nothing acknowledged is lost', () =>
    inFolder(async (folder) => {
      const store = await startProcess(folder, '--quota-bytes', String(2 * 1024 * 1024));
      const client = connect(store.connectionString);
      const block = { filler: 'x'.repeat(100_000) };
      let acknowledged = 0;
      let refused: Awaited<ReturnType<typeof refusal>> | undefined;
      while (refused === undefined && acknowledged < 100) {
        const append = client.appendToStream('deal-1', { ...moved(acknowledged), data: block });
        refused = await append.then(
          () => ((acknowledged += 1), undefined),
          () => refusal(append),
        );
      }
      expect(String(refused?.error.message)).toContain('No room left on disk');
      expect(await all(client.readStream('deal-1'))).toHaveLength(acknowledged);
      expect(acknowledged).toBeGreaterThan(5);
      await client.appendToStream('small', moved(1)).catch(() => undefined);
      expect(await all(client.readStream('deal-1'))).toHaveLength(acknowledged);
      await client.dispose();
      await store.stop();
    }));

  it('given a limit of connections, when one more comes, then it is turned away and the others are served', () =>
    inFolder(async (folder) => {
      const store = await startProcess(folder, '--max-connections', '1');
      const client = connect(store.connectionString);
      await client.appendToStream('deal-1', moved(1));
      const late = createConnection(store.port, '127.0.0.1').on('error', () => undefined);
      await once(late, 'close');
      expect(await all(client.readStream('deal-1'))).toHaveLength(1);
      await client.dispose();
      await store.stop();
    }));

  it('given SIGTERM in the middle of appends, when the store stops, then it exits with 0 and keeps what it acknowledged', () =>
    inFolder(async (folder) => {
      const store = await startProcess(folder);
      const client = connect(store.connectionString);
      let acknowledged = 0;
      const writing = (async () => {
        for (;;) {
          await client.appendToStream('deal-1', moved(acknowledged, randomUUID()));
          acknowledged += 1;
        }
      })().catch(() => undefined);
      await client.appendToStream('other', moves(3));
      expect(await store.stop()).toBe(0);
      await writing;
      await client.dispose();
      const again = await startProcess(folder);
      const reader = connect(again.connectionString);
      const kept = acknowledged === 0 ? 0 : (await all(reader.readStream('deal-1'))).length;
      expect([acknowledged, acknowledged + 1]).toContain(kept);
      await reader.dispose();
      await again.stop();
    }));

  it.each([
    [['fly'], 'is no command'],
    [['--port', 'high'], 'takes a whole number'],
    [['backup'], 'needs --to FILE'],
    [['--host', '0.0.0.0'], 'listens on loopback only'],
  ])('given the arguments %j, when the program runs, then it says what is wrong', async (args, reason) =>
    inFolder(async (folder) => {
      await mkdir(folder, { recursive: true });
      const { code, output } = await runProgram(...args, '--data-dir', folder);
      expect(code).toBe(1);
      expect(output).toContain(reason);
    }),
  );
});
