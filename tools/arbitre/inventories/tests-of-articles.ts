import { join } from 'node:path';
import { doorsOf, liveFrom, sourcesIn } from './doors';
import { rulesExpected } from './expectations';
import { Sources } from './source-file';
import { testsIn } from './spec-tests';

/**
 * How far a test shows that a user can reach an article. `acts`: what it expects comes out of a way that users have (an
 * act of a registered game or order, a record, a score entry, a ranking, a page, a program). `inside`: it calls a rule by
 * itself that such a way leads to. `specs`: it rests on code that nothing but specs calls.
 */
export type Reach = 'acts' | 'inside' | 'specs';

export type ArticleTest = { readonly place: string; readonly reach: Reach };

const SPECS = ['libs/rules', 'libs/events/src', 'libs/projections/src', 'apps', 'tools'];

/** Specs that drive running programs, or pages as the browser draws them. */
const DRIVES_PROGRAMS = /\.(int|e2e)\.spec\.ts$|^apps\/admin\//;

/** How far the best of its tests reaches; null for an article without one. */
export const reachOf = (tests: readonly ArticleTest[]): Reach | null =>
  (['acts', 'inside', 'specs'] as const).find((reach) => tests.some((test) => test.reach === reach)) ?? null;

/** For each article id that a test's title begins with: the tests, with how far they reach. */
export const testsOfArticles = (root: string): ReadonlyMap<string, readonly ArticleTest[]> => {
  const sources = new Sources(root);
  const doors = doorsOf(sources);
  const live = liveFrom(sources, doors);
  const judged = (rules: readonly string[], drivesPrograms: boolean): Reach => {
    if (rules.some((rule) => !live.has(rule))) return 'specs';
    return drivesPrograms || rules.some((rule) => doors.has(rule)) ? 'acts' : 'inside';
  };
  const found = new Map<string, ArticleTest[]>();
  const specs = SPECS.flatMap((folder) => sourcesIn(root, folder)).filter((name) =>
    name.endsWith('.spec.ts'),
  );
  for (const name of specs) {
    const spec = sources.file(join(root, name));
    for (const each of testsIn(spec)) {
      const { ids, line } = each;
      const rules = [...rulesExpected(sources, spec, each)];
      const test = { place: `${name}:${line}`, reach: judged(rules, DRIVES_PROGRAMS.test(name)) };
      for (const id of ids) found.set(id, [...(found.get(id) ?? []), test]);
    }
  }
  return found;
};
