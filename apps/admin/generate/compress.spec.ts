import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { compressPages } from './compress';

describe('the compressed files of a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arbitre-pages-'));
  const script = 'go(1);'.repeat(500);
  let bytes: ReturnType<typeof compressPages>;

  beforeAll(() => {
    writeFileSync(join(folder, 'main.js'), script);
    writeFileSync(join(folder, 'tiny.js'), 'x');
    writeFileSync(join(folder, 'tiny.js.br'), 'of an earlier build');
    writeFileSync(join(folder, 'picture.png'), script);
    bytes = compressPages(folder);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('unpack to the file that they stand beside', () => {
    expect(brotliDecompressSync(readFileSync(join(folder, 'main.js.br'))).toString()).toBe(script);
    expect(gunzipSync(readFileSync(join(folder, 'main.js.gz'))).toString()).toBe(script);
    expect(bytes.raw).toBe(script.length + 1);
    expect(Math.max(bytes.br, bytes.gz)).toBeLessThan(200);
  });

  it('are there only where they are smaller, and none is left from before', () => {
    for (const name of ['tiny.js.br', 'tiny.js.gz', 'picture.png.br', 'picture.png.gz'])
      expect(existsSync(join(folder, name))).toBe(false);
  });
});
