import { describe, expect, it } from '@jest/globals';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EventStoreDBClient } from '@eventstore/db-client';
import { all, asTemplate, moves, steps, upTo } from './events';
import { temporaryFolder } from './folders';
import { runProgram, startProcess } from './process';
import './patience';

async function inFolder(test: (folder: string) => Promise<void>): Promise<void> {
  const folder = await temporaryFolder();
  try {
    await test(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function works(folder: string): Promise<void> {
  const store = await startProcess(folder);
  const client = EventStoreDBClient.connectionString(asTemplate(store.connectionString));
  await client.appendToStream('deal-1', moves(3));
  expect(steps(await all(client.readStream('deal-1')))).toEqual(upTo(3));
  await client.dispose();
  expect(await store.stop()).toBe(0);
}

describe('the very first start', () => {
  it.each<[string, (file: string) => void]>([
    [
      'an empty file',
      (file) => {
        writeFileSync(file, '');
      },
    ],
    [
      'a file in write-ahead mode and nothing in it',
      (file) => {
        const database = new DatabaseSync(file);
        database.exec('PRAGMA journal_mode = WAL');
        database.close();
      },
    ],
    [
      'tables that were not committed',
      (file) => {
        const database = new DatabaseSync(`${file}.making`);
        database.exec('PRAGMA journal_mode = WAL; BEGIN; CREATE TABLE event (position INTEGER)');
        copyFileSync(`${file}.making`, file);
        copyFileSync(`${file}.making-wal`, `${file}-wal`);
        database.close();
        rmSync(`${file}.making`);
      },
    ],
  ])(
    'given a start that was killed and left %s, when the store starts, then it begins anew',
    (_text, leave) =>
      inFolder(async (folder) => {
        leave(join(folder, 'events.db'));
        await works(folder);
      }),
  );

  it.each(['verify', 'backup'])(
    'given an empty folder, when it is asked for %s, then it is told so and stays empty',
    (command) =>
      inFolder(async (folder) => {
        const { code, output } = await runProgram(
          command,
          '--data-dir',
          join(folder, 'data'),
          '--to',
          join(folder, 'to.db'),
        );
        expect([code, output]).toEqual([1, expect.stringContaining('There is no event store in')]);
        mkdirSync(join(folder, 'data'));
        expect(
          (await runProgram(command, '--data-dir', join(folder, 'data'), '--to', join(folder, 'to.db'))).code,
        ).toBe(1);
        expect(readdirSync(join(folder, 'data'))).toEqual([]);
        await works(join(folder, 'data'));
      }),
  );
});

describe('a log that ends too early', () => {
  /** A folder whose last process was killed: its newest events are in the write-ahead log alone. */
  async function killed(folder: string): Promise<string> {
    const store = await startProcess(folder);
    const client = EventStoreDBClient.connectionString(asTemplate(store.connectionString));
    for (const _ of upTo(5)) await client.appendToStream('deal-1', moves(3));
    await store.kill();
    await client.dispose();
    return join(folder, 'events.db-wal');
  }

  it.each<[string, (wal: string) => void]>([
    [
      'cut',
      (wal) => {
        truncateSync(wal, 40_000);
      },
    ],
    [
      'left behind',
      (wal) => {
        rmSync(wal);
      },
    ],
  ])(
    'given a -wal that was %s, when the store starts or is verified, then it says what is lost and changes nothing',
    (_text, harm) =>
      inFolder(async (folder) => {
        const wal = await killed(folder);
        harm(wal);
        const size = () => (existsSync(wal) ? statSync(wal).size : 0);
        const before = size();
        for (const args of [['serve', '--port', '0'], ['verify']]) {
          const { code, output } = await runProgram(...args, '--data-dir', folder);
          expect(code).toBe(1);
          expect(output).toMatch(/it ends at position \d+, and writes up to \d+ were acknowledged/);
          expect(size()).toBe(before);
        }
        rmSync(join(folder, 'events.mark'));
        const store = await startProcess(folder);
        await store.stop();
      }),
  );

  it('given a kill and a whole -wal, when the store starts, then all is there', () =>
    inFolder(async (folder) => {
      await killed(folder);
      const store = await startProcess(folder);
      const client = EventStoreDBClient.connectionString(asTemplate(store.connectionString));
      expect(await all(client.readStream('deal-1'))).toHaveLength(15);
      await client.dispose();
      await store.stop();
    }));
});
