import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { perSecond } from './events';

const SYNCS = 400;
const BLOCK = Buffer.alloc(4096, 1);

/** The disk's own limit: blocks of 4 KiB a second, each on disk before the next. */
export async function syncedWrites(folder: string): Promise<number> {
  const file = openSync(join(folder, 'disk-limit'), 'a');
  try {
    return await perSecond(SYNCS, () => {
      for (let sync = 0; sync < SYNCS; sync++) {
        writeSync(file, BLOCK);
        fdatasyncSync(file);
      }
      return Promise.resolve();
    });
  } finally {
    closeSync(file);
  }
}
