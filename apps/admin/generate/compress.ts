import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Names of what gets smaller; pictures and fonts are compressed already. */
const COMPRESSIBLE = '**/*.{js,css,html,svg,json,txt}';

const brotli = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** Writes `x.br` and `x.gz` beside every `x` of the folder that they make smaller; bytes by kind, of all files. */
export const compressPages = (folder: string): Readonly<Record<'raw' | 'br' | 'gz', number>> => {
  const bytes = { raw: 0, br: 0, gz: 0 };
  for (const path of globSync(COMPRESSIBLE, { cwd: folder })) {
    const file = join(folder, path);
    const raw = readFileSync(file);
    const packed = { br: brotli(raw), gz: gzipSync(raw, { level: 9 }) };
    bytes.raw += raw.length;
    for (const kind of ['br', 'gz'] as const) {
      const smaller = packed[kind].length < raw.length;
      bytes[kind] += smaller ? packed[kind].length : raw.length;
      if (smaller) writeFileSync(`${file}.${kind}`, packed[kind]);
      else rmSync(`${file}.${kind}`, { force: true });
    }
  }
  return bytes;
};
