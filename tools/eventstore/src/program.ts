import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ENTRIES = { eventstore: './main.ts', 'storage-worker': './storage/worker.ts' } as const;

let bundled: string | undefined;

/** The storage threads' JavaScript. */
export const workerFile = (): string => file('storage-worker');

/** The JavaScript of the store as a process of its own. */
export const processFile = (): string => file('eventstore');

/** Run from a bundle, the file beside it; run from sources, esbuild bundles both entries once a process. */
function file(entry: keyof typeof ENTRIES): string {
  const beside = fileURLToPath(new URL(`./${entry}.js`, import.meta.url));
  if (existsSync(beside)) return beside;
  bundled ??= bundle();
  return join(bundled, `${entry}.js`);
}

function bundle(): string {
  const esbuild = createRequire(import.meta.url).resolve('esbuild/bin/esbuild');
  const cache = join(dirname(esbuild), '../../.cache/arbitre-eventstore/');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(cache);
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const entries = Object.entries(ENTRIES).map(
    ([name, source]) => `${name}=${fileURLToPath(new URL(source, import.meta.url))}`,
  );
  const flags = ['--bundle', '--format=esm', '--platform=node', '--packages=external', '--log-level=error'];
  execFileSync(esbuild, [...entries, ...flags, `--outdir=${folder}`]);
  return folder;
}
