import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

let bundled: string | undefined;

/** The storage thread's JavaScript: beside this bundle, or, run from sources, bundled by esbuild once a process. */
export function workerFile(): string {
  const beside = fileURLToPath(new URL('./storage-worker.js', import.meta.url));
  if (existsSync(beside)) return beside;
  bundled ??= bundle(fileURLToPath(new URL('./worker.ts', import.meta.url)));
  return bundled;
}

function bundle(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'arbitre-storage-worker-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const file = join(folder, 'storage-worker.mjs');
  const esbuild = createRequire(import.meta.url).resolve('esbuild/bin/esbuild');
  execFileSync(esbuild, [
    source,
    '--bundle',
    '--format=esm',
    '--platform=node',
    `--outfile=${file}`,
    '--log-level=error',
  ]);
  return file;
}
