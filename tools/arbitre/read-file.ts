import { readFile, stat } from 'node:fs/promises';
import { CannotDo } from './exit-status';
import type { Terminal } from './terminal';

/** More than any record, word list or printed game has. In bytes. */
export const LONGEST = {
  record: 64_000_000,
  wordList: 64_000_000,
  printed: 16_000_000,
} as const;

/** The bytes of a file that a user named; refused before it is read where it has more than `most`. */
export const readBytes = async (path: string, { texts }: Terminal, most = Infinity): Promise<Uint8Array> => {
  try {
    const { size } = await stat(path);
    if (size > most) throw new CannotDo(texts.fileTooLong(path, size, most));
    return await readFile(path);
  } catch (error) {
    if (error instanceof CannotDo) throw error;
    throw new CannotDo(texts.fileAway(path, error instanceof Error ? error.message : String(error)));
  }
};

export const readTextFile = async (path: string, terminal: Terminal, most = Infinity): Promise<string> =>
  new TextDecoder().decode(await readBytes(path, terminal, most));
