import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { format, resolveConfig } from 'prettier';
import { operationsModule } from '../../generate/operations';

const app = import.meta.dirname;
const schema = readFileSync(join(app, '../../../api/schema.graphql'), 'utf8');
const files = globSync('**/*.graphql', { cwd: app });

describe('the operations of the admin', () => {
  it('are found', () => {
    expect(files.length).toBeGreaterThan(3);
  });

  it.each(files)('%s is valid against the API and its types are up to date', async (path) => {
    const file = join(app, path);
    const written = file.replace(/\.graphql$/, '.operations.ts');
    const text = operationsModule(schema, readFileSync(file, 'utf8'), basename(file));
    const expected = await format(text, { ...(await resolveConfig(written)), parser: 'typescript' });
    expect(readFileSync(written, 'utf8')).toBe(expected);
  });

  it('refuses a field that the API does not have', () => {
    expect(() => operationsModule(schema, 'query Bad { me { shoeSize } }', 'bad.graphql')).toThrow(
      /shoeSize/,
    );
  });
});
