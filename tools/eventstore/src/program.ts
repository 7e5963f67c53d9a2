import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ENTRIES = { eventstore: './main.ts', 'storage-worker': './storage/worker.ts' } as const;

let bundled: string | undefined;

/** The storage threads' JavaScript. */
export const workerFile = (): string => file('storage-worker');

/** The JavaScript of the store as a process of its own. */
export const processFile = (): string => file('eventstore');

/** Run from a bundle, the file beside it; run from sources, a bundle that esbuild makes once for each state of the sources. */
function file(entry: keyof typeof ENTRIES): string {
  const beside = fileURLToPath(new URL(`./${entry}.js`, import.meta.url));
  if (existsSync(beside)) return beside;
  bundled ??= bundle();
  return join(bundled, `${entry}.js`);
}

function bundle(): string {
  const esbuild = createRequire(import.meta.url).resolve('esbuild/bin/esbuild');
  const cache = join(dirname(esbuild), '../../.cache/arbitre-eventstore/');
  const finished = join(cache, stateOfSources());
  if (existsSync(finished)) return finished;
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, 'unfinished-'));
  const entries = Object.entries(ENTRIES).map(
    ([name, source]) => `${name}=${fileURLToPath(new URL(source, import.meta.url))}`,
  );
  const flags = ['--bundle', '--format=esm', '--platform=node', '--packages=external', '--log-level=error'];
  execFileSync(esbuild, [...entries, ...flags, `--outdir=${unfinished}`]);
  try {
    renameSync(unfinished, finished);
  } catch {
    rmSync(unfinished, { recursive: true });
  }
  return finished;
}

/** A hash that changes with any source of the store. */
function stateOfSources(): string {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const hash = createHash('sha256');
  for (const name of sources.sort()) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}
