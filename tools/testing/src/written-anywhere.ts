import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A text as files may hold it: UTF-8, Latin-1, UTF-16, escaped as JSON, hexadecimal, and base64 at each of the three offsets. */
export const formsOf = (secret: string): readonly Buffer[] => {
  const bytes = Buffer.from(secret);
  const escaped = secret.replace(
    /[^\x20-\x7e]/gu,
    (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  // The letters of base64 that hold bits of the text alone, wherever it begins.
  const encoded = [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    return text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
  });
  const url = encoded.map((each) => each.replaceAll('+', '-').replaceAll('/', '_'));
  return [
    bytes,
    ...(['latin1', 'utf16le'] as const).map((encoding) => Buffer.from(secret, encoding)),
    ...[escaped, bytes.toString('hex'), ...encoded, ...url].map((each) => Buffer.from(each)),
  ];
};

/** Files of a folder and those below it that hold one of these, by their path in it; a file that goes away meanwhile holds nothing. */
export const filesHolding = async (
  folder: string,
  secrets: readonly Buffer[],
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path).catch(() => Buffer.alloc(0));
    if (secrets.some((secret) => bytes.includes(secret))) found.push(path.slice(folder.length + 1));
  }
  return found;
};
