import { decodeLexicon, encodeLexicon, type CompiledLexicon } from '@arbitre/rules/scrabble';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { WordListRefused } from './refused';

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/**
 * The lexicon in a file, in one read; null when there is no such file.
 * @throws WordListRefused when it is damaged, of another version or something else
 */
export const readLexicon = async (file: string): Promise<CompiledLexicon | null> => {
  const bytes = await readFile(file).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (bytes === null) return null;
  const reading = decodeLexicon(bytes);
  if (!reading.ok) throw new WordListRefused(reading.fault.code, { file, ...reading.fault.facts });
  return reading.lexicon;
};

/** Writes beside the file first: whoever reads it meanwhile finds the old one whole, or none. */
export const writeLexicon = async (file: string, lexicon: CompiledLexicon): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}.new`;
  await writeFile(beside, encodeLexicon(lexicon));
  await rename(beside, file);
};
