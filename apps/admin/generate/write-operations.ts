import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { operationsModule } from './operations.ts';

// `nx run admin:operations`: writes `x.operations.ts` beside every `x.graphql` of the admin.
const app = join(import.meta.dirname, '../src/app');
const schema = readFileSync(join(import.meta.dirname, '../../api/schema.graphql'), 'utf8');
for (const path of globSync('**/*.graphql', { cwd: app })) {
  const file = join(app, path);
  const target = file.replace(/\.graphql$/, '.operations.ts');
  const text = operationsModule(schema, readFileSync(file, 'utf8'), basename(file));
  writeFileSync(target, await format(text, { ...(await resolveConfig(target)), parser: 'typescript' }));
}
