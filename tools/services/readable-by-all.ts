import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/**
 * Postgres refuses to run as root, so under root it runs as another account, and that account must be able to reach its
 * programs and its data. A clone in /root or in a private temporary folder is not: these two functions find a place
 * that is.
 */
export const isReachableByAll = (path: string): boolean => {
  let folder = resolve(path);
  while (!existsSync(folder)) folder = dirname(folder);
  for (;;) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
    folder = dirname(folder);
  }
};

/**
 * `path` itself where every account can reach it, else a folder of its own below /var/lib/arbitre. What counts is the way
 * to it: the folder itself is closed to others once Postgres has made it, and the second start must find the same one.
 */
export const dataDirReachableByAll = (path: string): string => {
  if (process.getuid?.() !== 0 || isReachableByAll(dirname(path))) return path;
  return join('/var/lib/arbitre', createHash('sha256').update(path).digest('hex').slice(0, 12));
};

const closure = (name: string, from: string, found = new Map<string, string>()): Map<string, string> => {
  const folder = packageFolder(name, from);
  if (folder === null || found.has(name)) return found;
  found.set(name, folder);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    dependencies?: Record<string, string>;
    optionalDependencies?: Record<string, string>;
  };
  for (const dependency of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
    closure(dependency, folder, found);
  }
  return found;
};

const packageFolder = (name: string, from: string): string | null => {
  const searched = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  return searched.map((modules) => join(modules, name)).find((folder) => existsSync(folder)) ?? null;
};

/**
 * The folder to import a package from: the installed one, or a copy of it and of all that it needs where the installed one
 * cannot be reached by every account.
 */
export const packageReachableByAll = (name: string, root: string): string => {
  const installed = packageFolder(name, root);
  if (installed === null) throw new Error(`The package ${name} is not installed: run npm install.`);
  if (process.getuid?.() !== 0 || isReachableByAll(installed)) return installed;
  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(tmpdir(), `arbitre-${name}-${version}`);
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`;
    for (const [dependency, folder] of closure(name, root)) {
      const target = join(half, 'node_modules', dependency);
      mkdirSync(dirname(target), { recursive: true });
      cpSync(folder, target, { recursive: true, verbatimSymlinks: true });
    }
    try {
      renameSync(half, copy);
    } catch {
      // Another process made the same copy first: theirs is as good.
    }
  }
  return join(copy, 'node_modules', name);
};
