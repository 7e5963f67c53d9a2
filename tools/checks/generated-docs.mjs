// Pages that are generated from code: `--write` writes them, otherwise the check fails where one is out of date.
import { readFile, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { format, resolveConfig } from 'prettier';
import { fieldProblems } from './fields.mjs';

const root = new URL('../../', import.meta.url);

/** The exports of a TypeScript file, bundled in memory: it needs nothing but itself. */
const load = async (path) => {
  const { outputFiles } = await build({
    entryPoints: [new URL(path, root).pathname],
    absWorkingDir: new URL('.', root).pathname,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
    tsconfig: new URL('tsconfig.base.json', root).pathname,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
};

const pages = [
  {
    path: 'docs/events.md',
    text: async () => (await load('libs/events/src/catalogue/document.ts')).catalogueDocument(),
  },
  {
    path: 'docs/authority.md',
    text: async () => {
      const { FIELDS } = await load('apps/api/src/access/fields.ts');
      const { AUDIENCES, authorityDocument, operations } = await load(
        'libs/rules/federation/authority/handbook.ts',
      );
      const schema = await readFile(new URL('apps/api/schema.graphql', root), 'utf8');
      const problems = fieldProblems(schema, FIELDS, AUDIENCES, operations);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      return authorityDocument(FIELDS);
    },
  },
  {
    path: 'docs/mistakes.md',
    text: async () =>
      withTables('docs/mistakes.md', (await load('libs/rules/src/mistakes-document.ts')).mistakesTables()),
  },
  {
    path: 'docs/leagues.md',
    text: async () =>
      withTables('docs/leagues.md', (await load('libs/rules/leagues/document.ts')).leagueTables()),
  },
  {
    path: 'docs/schemas/league-rules.json',
    text: async () => (await load('libs/rules/leagues/document.ts')).leagueSchemaDocument(),
  },
];

/** A page with tables in places that are marked `<!-- table: name -->` and `<!-- end -->`. */
const withTables = async (path, tables) =>
  (await readFile(new URL(path, root), 'utf8')).replace(
    /(<!-- table: (\w+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, begin, name, end) => `${begin}\n${tables[name]}\n\n${end}`,
  );

const write = process.argv.includes('--write');
let stale = 0;
for (const { path, text } of pages) {
  const file = new URL(path, root).pathname;
  const wanted = await format(await text(), { ...(await resolveConfig(file)), filepath: file });
  const present = await readFile(file, 'utf8').catch(() => '');
  if (present === wanted) continue;
  if (write) {
    await writeFile(file, wanted);
    console.log(`${path} written`);
  } else {
    stale++;
    console.error(`${path} is out of date: run node tools/checks/generated-docs.mjs --write`);
  }
}
process.exitCode = stale > 0 ? 1 : 0;
