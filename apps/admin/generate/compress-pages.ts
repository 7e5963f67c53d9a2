import { join } from 'node:path';
import { compressPages } from './compress.ts';

// The last step of `nx build admin`: the API sends these files as they lie there, so that no request compresses anything.
const { raw, br, gz } = compressPages(join(import.meta.dirname, '../../../dist/apps/admin/browser'));
const kB = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;
console.log(`Pages: ${kB(raw)}, ${kB(gz)} with gzip, ${kB(br)} with brotli`);
