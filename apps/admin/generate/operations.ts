import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typedDocuments from '@graphql-codegen/typed-document-node';
import * as typedOperations from '@graphql-codegen/typescript-operations';
import { buildASTSchema, type DocumentNode, isAbstractType, parse } from 'graphql';
import { format, resolveConfig } from 'prettier';

// `x.operations.ts` beside every `x.graphql` of the admin: result, variables and parsed document of each operation, so that
// no page carries a parser; and `graphql/possible-types.generated.ts`, the types behind each interface and union of the schema, by which the
// cache reads fragments. `nx run admin:operations` writes them (`--write`); `npm run lint` fails where one is out of date.

const config = {
  scalars: { ID: 'string', DateTime: 'string', EventPosition: 'string', JSON: 'unknown' },
  ...{ strictScalars: true, immutableTypes: true, enumType: 'string-literal', skipTypename: true },
  // `RecordResult` is the document, `RecordResultResult` and `RecordResultVariables` are its types.
  ...{ omitOperationSuffix: true, operationResultSuffix: 'Result', documentVariableSuffix: '' },
  ...{ documentMode: 'documentNode', optimizeDocumentNode: true, useTypeImports: true },
  documentNodeImport: '@apollo/client/core#TypedDocumentNode',
};

const app = join(import.meta.dirname, '../src/app');
const schema = parse(readFileSync(join(import.meta.dirname, '../../api/schema.graphql'), 'utf8'));
const schemaAst = buildASTSchema(schema);

/** Fragments that the operations of several files spread, by name: a file in `graphql` holds one. */
const shared = new Map(
  globSync('graphql/*.graphql', { cwd: app }).map((path) => {
    const text = readFileSync(join(app, path), 'utf8');
    return [/^fragment (\w+)/.exec(text)?.[1] ?? path, text] as const;
  }),
);

/** The operations of a file with the shared fragments that they spread. */
const documentOf = (source: string): DocumentNode => {
  const text = readFileSync(source, 'utf8');
  const spread = [...shared].filter(([name]) => text.includes(`...${name}\n`));
  return parse([text, ...spread.map(([, fragment]) => fragment)].join('\n'));
};

/** The module of one file of operations; throws where the API has no such field, argument or type. */
const moduleOf = async (source: string, target: string): Promise<string> => {
  const text = await codegen({
    filename: target,
    documents: [{ location: source, document: documentOf(source) }],
    plugins: [{ operations: {} }, { documents: {} }],
    pluginMap: { operations: typedOperations, documents: typedDocuments },
    ...{ schema, schemaAst, config },
  });
  return `// Generated from ${basename(source)} by \`nx run admin:operations\`. Do not edit.\n${text}`;
};

const possibleTypes = async (target: string): Promise<string> => {
  const abstract = Object.values(schemaAst.getTypeMap()).filter(isAbstractType);
  const types = abstract.map((type) => [type.name, schemaAst.getPossibleTypes(type).map(({ name }) => name)]);
  const text = `// Generated from the schema by \`nx run admin:operations\`. Do not edit.
    export const possibleTypes = ${JSON.stringify(Object.fromEntries(types))};`;
  return format(text, { ...(await resolveConfig(target)), parser: 'typescript' });
};

const write = process.argv.includes('--write');
const keep = (target: string, wanted: string): void => {
  if (readFileSync(target, { encoding: 'utf8', flag: 'a+' }) === wanted) return;
  if (write) writeFileSync(target, wanted);
  else {
    console.error(`${target} is out of date: run nx run admin:operations`);
    process.exitCode = 1;
  }
};

for (const path of globSync('**/*.graphql', { cwd: app, exclude: ['graphql/**'] })) {
  const source = join(app, path);
  const target = source.replace(/\.graphql$/, '.operations.ts');
  keep(target, await moduleOf(source, target));
}
const types = join(app, 'graphql/possible-types.generated.ts');
keep(types, await possibleTypes(types));
