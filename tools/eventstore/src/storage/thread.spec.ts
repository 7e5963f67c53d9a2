import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Incident } from '../incidents';
import type { ReadRequest, ReadResult } from './requests';
import { StorageThread } from './thread';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'arbitre-thread-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A thread that comes up and then does this with what it is asked. */
async function threadThat(does: string) {
  const file = join(folder, `${does.length}.mjs`);
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', () => { ${does} });
     parentPort.postMessage({ kind: 'ready' });`,
  );
  const heard: (Incident | string)[] = [];
  const thread = await StorageThread.start<ReadRequest, ReadResult>(
    { role: 'reader', dataDir: folder },
    {
      incident: (incident) => heard.push(incident),
      settled: (incident) => heard.push(incident),
      died: (reason) => heard.push(reason),
    },
    file,
  );
  return { thread, heard };
}

it.each([
  ['throws', "throw new Error('disk I/O error')", 'The reader thread died: disk I/O error'],
  ['ends', 'process.exit(3)', 'The reader thread ended by itself with 3.'],
])(
  'given a thread that %s, when it is asked, then all that waits and all that comes is answered, and its death is told once',
  async (_text, does, reason) => {
    const { thread, heard } = await threadThat(does);
    const answers = [1, 2, 3].map(() => thread.request({ kind: 'list-groups' }));
    const gone = { kind: 'refused', why: 'gone', reason };
    expect(await Promise.all(answers)).toEqual([gone, gone, gone]);
    expect(await thread.request({ kind: 'list-groups' })).toEqual(gone);
    await thread.stop();
    expect(heard).toEqual([reason]);
  },
);

it('given a thread that ends before it is ready, when it is started, then that fails', async () => {
  const file = join(folder, 'stillborn.mjs');
  writeFileSync(file, 'process.exit(4)');
  const hears = { incident: () => undefined, settled: () => undefined, died: () => undefined };
  await expect(StorageThread.start({ role: 'writer', dataDir: folder }, hears, file)).rejects.toThrow(
    'The writer thread ended with 4.',
  );
});
