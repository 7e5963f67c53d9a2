import { readFileSync, writeFileSync } from 'node:fs';
import { buildSchema, findBreakingChanges, lexicographicSortSchema, printSchema } from 'graphql';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { format, resolveConfig } from 'prettier';
import { type Backend, startBackend } from '../testing/backend';
import { operations } from '@arbitre/rules/federation';
import { FIELDS } from './access/fields';

const file = new URL('../schema.graphql', import.meta.url).pathname;

describe('the committed schema', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend();
  }, 60_000);
  afterAll(() => backend.stop());

  const built = () => lexicographicSortSchema(backend.api.app.get(GraphQLSchemaHost).schema);

  it('is what the code says (UPDATE_SCHEMA=1 writes it)', async () => {
    const text = await format(printSchema(built()), { ...(await resolveConfig(file)), parser: 'graphql' });
    if (process.env.UPDATE_SCHEMA === '1') writeFileSync(file, text);
    const committed = readFileSync(file, 'utf8');
    expect(findBreakingChanges(buildSchema(committed), built())).toEqual([]);
    expect(committed).toBe(text);
  });

  it('has a mutation for every operation that somebody may do, and no other', () => {
    const mutations = Object.keys(built().getMutationType()?.getFields() ?? {});
    const open = Object.values(FIELDS.Mutation ?? {})
      .join(' ')
      .split(' ');
    expect(mutations.filter((name) => !open.includes(name)).sort()).toEqual([...operations].sort());
  });
});
