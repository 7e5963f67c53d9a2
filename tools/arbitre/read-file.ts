import { readFile } from 'node:fs/promises';
import { CannotDo } from './exit-status';
import type { Terminal } from './terminal';

/** The bytes of a file that a user named. */
export const readBytes = async (path: string, { texts }: Terminal): Promise<Uint8Array> => {
  try {
    return await readFile(path);
  } catch (error) {
    throw new CannotDo(texts.fileAway(path, error instanceof Error ? error.message : String(error)));
  }
};

export const readTextFile = async (path: string, terminal: Terminal): Promise<string> =>
  new TextDecoder().decode(await readBytes(path, terminal));
