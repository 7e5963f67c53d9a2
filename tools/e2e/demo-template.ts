import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

// The demo season is imported once for a build and copied for every specification that wants it.

const dist = join(import.meta.dirname, '../../dist');
const built = ['tools/arbitre.js', 'tools/eventstore.js', 'apps/api/main.js', 'apps/worker/main.js'];

/** One folder for each build, by when its programs were made. */
const template = (): string => {
  const made = built.map((file) => statSync(join(dist, file)).mtimeMs);
  return join(dist, `demo-season-${Math.round(Math.max(...made))}`);
};

/** `-a`: Postgres starts only on files of its own user. */
const copy = (from: string, to: string): void => {
  execFileSync('cp', ['-a', `${from}/.`, to]);
};

/** Fills the folder of an installation that has not started yet; false where nobody has imported the season yet. */
export const fillWithDemo = (folder: string): boolean => {
  const from = template();
  if (!existsSync(from)) return false;
  copy(from, folder);
  return true;
};

/** Keeps the folder of an installation that is stopped; of two that do so at once the first stays. */
export const keepDemo = (folder: string): void => {
  const to = template();
  const draft = mkdtempSync(join(dist, 'demo-draft-'));
  copy(folder, draft);
  for (const name of readdirSync(dist))
    if (name.startsWith('demo-season-') && join(dist, name) !== to)
      rmSync(join(dist, name), { recursive: true, force: true });
  try {
    renameSync(draft, to);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
};
