import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import type { ReadModel } from '../projector';
import { projectors } from '../projectors';
import { secondSteps } from '../second-step/second-steps';
import { ddlOf } from './ddl';

type Written = { readonly version: number; readonly tables: readonly string[] };

const file = new URL('read-models.json', import.meta.url).pathname;
const written = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Written>>;
const declared: readonly ReadModel[] = [...projectors, ...secondSteps];
const now = Object.fromEntries(
  declared.map(({ model, version, tables }) => [model, { version, tables: tables.flatMap(ddlOf) }]),
);

describe('the tables that installations have', () => {
  // A worker rebuilds a model when its version is another one; tables changed under the same version would stay as they were.
  it.each(declared.map(({ model }) => model))('of %s are those of its version', (model) => {
    const before = written[model];
    if (before?.version === now[model]?.version) expect(now[model]).toEqual(before);
    else expect(now[model]?.version).toBeGreaterThan(before?.version ?? 0);
  });

  it('are written down (UPDATE_TABLES=1 writes them, once the version is raised)', async () => {
    const text = await format(JSON.stringify(now), { ...(await resolveConfig(file)), parser: 'json' });
    if (process.env.UPDATE_TABLES === '1') writeFileSync(file, text);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});
