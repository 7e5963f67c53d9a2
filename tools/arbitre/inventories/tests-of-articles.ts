import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../repository';

/** Titles, and rows of tables that become titles, begin with the ids of the articles that they test. */
const TITLE = /['"`]((?:[A-Z][A-Z0-9]*-[A-Za-z0-9.-]+[ :,]*)+)/g;

/** For each article id that a test's title begins with: the places, as `path:line`. */
export const testsOfArticles = (): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  const folder = join(repository, 'libs/rules/src');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.spec.ts')) continue;
    const lines = readFileSync(join(folder, name), 'utf8').split('\n');
    for (const [index, line] of lines.entries())
      for (const [, ids = ''] of line.matchAll(TITLE))
        for (const id of ids.split(/[ :,]+/).filter((each) => each !== '')) {
          const places = found.get(id) ?? [];
          found.set(id, [...places, `libs/rules/src/${name}:${index + 1}`]);
        }
  }
  return found;
};
