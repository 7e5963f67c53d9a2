import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EventStoreDBClient } from '@eventstore/db-client';
import { all, asTemplate, moved, refusal, upTo } from './events';
import { temporaryFolder } from './folders';
import { startProcess, startThrough, type StoreProcess } from './process';
import './patience';

const connect = (store: StoreProcess) =>
  EventStoreDBClient.connectionString(asTemplate(store.connectionString));
const large = (step: number) => ({ ...moved(step), data: { step, filler: 'x'.repeat(100_000) } });

async function inFolder(test: (folder: string) => Promise<void>): Promise<void> {
  const folder = await temporaryFolder();
  try {
    await test(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Appends until one is refused; the number that was acknowledged and the refusal. */
async function appendUntilRefused(client: EventStoreDBClient, stream: string) {
  for (let acknowledged = 0; ; acknowledged++) {
    const append = client.appendToStream(stream, large(acknowledged));
    const error = await append.then(
      () => undefined,
      () => refusal(append),
    );
    if (error !== undefined) return { acknowledged, error };
  }
}

describe('a device that fails a write', () => {
  it('given a limit of the system on files, when the log meets it, then every call is answered, one fatal line says why, and the next start has all that was acknowledged', () =>
    inFolder(async (folder) => {
      const limited = ['bash', '-c', 'ulimit -f 3000; exec "$0" "$@"'];
      const store = await startThrough(limited, folder);
      const client = connect(store);
      const reader = connect(store);
      const following = (async () => {
        for await (const _ of reader.subscribeToStream('deal-0')) continue;
      })().then(
        () => 'ended',
        (error: unknown) => (error as { type: string }).type,
      );
      const outcomes = await Promise.all(upTo(4).map((deal) => appendUntilRefused(client, `deal-${deal}`)));
      expect(await store.ended).toBe(1);
      expect(await following).toBe('unavailable');
      // As of a real server, which ends when its disk fails a write: no append has an answer of its own then.
      for (const { error } of outcomes) expect(error.type).toBe('unavailable');
      const told = store
        .errors()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { level: string; incident: string });
      // Whoever copies the log into the file may meet the same disk in the same moment.
      expect(told.filter(({ incident }) => incident !== 'copying-failed')).toEqual([
        expect.objectContaining({
          level: 'fatal',
          incident: 'part-died',
          message: expect.stringContaining('The disk failed a write: disk I/O error'),
        }),
      ]);
      for (const each of [client, reader]) await each.dispose();

      const again = await startProcess(folder);
      const checker = connect(again);
      for (const [index, { acknowledged }] of outcomes.entries()) {
        const events = await all(checker.readStream(`deal-${upTo(4)[index] ?? 0}`));
        expect([acknowledged, acknowledged + 1]).toContain(events.length);
      }
      await checker.dispose();
      await again.stop();
    }));
});

const canMount = spawnSync('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs none /mnt']).status === 0;

describe('a full disk', () => {
  (canMount ? it : it.skip)(
    'given a disk of 8 MiB, when it is full, then writes are refused, reads go on, and it goes on by itself when there is room',
    () =>
      inFolder(async (folder) => {
        const mount = join(folder, 'disk');
        await mkdir(mount);
        const small = `mount -t tmpfs -o size=8m none ${mount}; head -c 3000000 /dev/zero > ${mount}/filler; exec "$0" "$@"`;
        const store = await startThrough(['unshare', '-rm', 'sh', '-c', small], join(mount, 'data'));
        const client = connect(store);
        const { acknowledged, error } = await appendUntilRefused(client, 'deal-1');
        expect(String(error.error.message)).toContain('No room left on disk');
        expect(acknowledged).toBeGreaterThan(10);
        for (const _ of upTo(3))
          await expect(client.appendToStream('deal-1', large(0))).rejects.toThrow('No room left');
        expect(await all(client.readStream('deal-1'))).toHaveLength(acknowledged);

        rmSync(`/proc/${store.pid}/root${mount}/filler`);
        // It sees by itself, a moment later, that there is room.
        let more = await appendUntilRefused(client, 'deal-1');
        while (more.acknowledged === 0) more = await appendUntilRefused(client, 'deal-1');
        expect(more.acknowledged).toBeGreaterThan(5);
        await client.dispose();
        expect(await store.stop()).toBe(0);
        const told = store
          .errors()
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as { incident: string });
        expect(told.filter(({ incident }) => incident === 'disk-full')).toHaveLength(2);
      }),
  );
});

describe('a large file', () => {
  it('given damage beyond what the start looks at, when the store starts, then it serves, finds it beside and gives the alarm', () =>
    inFolder(async (folder) => {
      const store = await startProcess(folder);
      const client = connect(store);
      await client.appendToStream('deal-1', { ...moved(1), data: { mark: 'untouched-mark' } });
      for (const turn of upTo(45)) await client.appendToStream(`large-${turn}`, upTo(8).map(large));
      await client.appendToStream(
        'small',
        upTo(5100).map((step) => moved(step)),
      );
      await client.dispose();
      await store.stop();
      const file = join(folder, 'events.db');
      const bytes = readFileSync(file);
      bytes.write('rewritten-mark', bytes.indexOf('untouched-mark'));
      writeFileSync(file, bytes);

      const again = await startProcess(folder);
      const health = async () =>
        (await (await fetch(`http://127.0.0.1:${again.port}/health/ready`)).json()) as Record<
          string,
          unknown
        >;
      while ((await health()).integrity === 'checking')
        await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await health()).toMatchObject({ status: 'damaged', integrity: 'damaged' });
      expect(
        again
          .errors()
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as unknown),
      ).toEqual([
        expect.objectContaining({
          level: 'alarm',
          incident: 'damage',
          message: expect.stringContaining('is not what was written'),
        }),
      ]);
      const reader = connect(again);
      expect(await all(reader.readStream('large-2'))).toHaveLength(8);
      expect((await refusal(all(reader.readStream('deal-1')))).error.message).toContain('is damaged on disk');
      await reader.dispose();
      await again.stop();
    }));
});
