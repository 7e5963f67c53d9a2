import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { InMemoryCache } from '@apollo/client/core';
import { codegen } from '@graphql-codegen/core';
import * as typedDocuments from '@graphql-codegen/typed-document-node';
import * as typedOperations from '@graphql-codegen/typescript-operations';
import {
  buildASTSchema,
  type DocumentNode,
  getOperationAST,
  isAbstractType,
  Kind,
  OperationTypeNode,
  parse,
  print,
  stripIgnoredCharacters,
} from 'graphql';
import { format, resolveConfig } from 'prettier';

// `x.operations.ts` beside every `x.graphql` of the admin: result, variables and parsed document of each operation, so that
// no page carries a parser; `graphql/possible-types.generated.ts`, the types behind each interface and union of the schema, by which the
// cache reads fragments; and in the API `graphql/operations-of-pages.generated.ts`, the texts of all operations, of which a page sends the hashes alone.
// `nx run admin:operations` writes them (`--write`); `npm run lint` fails where one is out of date.

const config = {
  scalars: {
    ID: 'string',
    Amount: 'number | string',
    DateTime: 'string',
    EventPosition: 'string',
    JSON: 'unknown',
  },
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

/** What the API is to know: the text of every operation. */
const known = new Set<string>();

/** As Apollo Client sends it, with the `__typename` of every object. */
const cache = new InMemoryCache();

/** What a page needs of an operation: its hash, what the cache reads, and how it takes its variables, for whoever copies it. */
const kept = (document: DocumentNode): DocumentNode & { readonly hash: string; readonly takes?: string } => {
  const text = stripIgnoredCharacters(print(cache.transformDocument(document)));
  const hash = createHash('sha256').update(text).digest('hex');
  known.add(text);
  const definitions = document.definitions.map((each) =>
    each.kind === Kind.OPERATION_DEFINITION && each.variableDefinitions !== undefined
      ? { ...each, variableDefinitions: each.variableDefinitions.filter((one) => one.defaultValue) }
      : each,
  );
  const operation = getOperationAST(document);
  const variables =
    operation?.operation === OperationTypeNode.QUERY ? (operation.variableDefinitions ?? []) : [];
  const takes = variables.length === 0 ? {} : { takes: `(${variables.map(print).join(', ')})` };
  return { ...document, hash, ...takes, definitions };
};

const DOCUMENT = /(?<= = )\{"kind":"Document".*\}(?= as unknown as)/g;

/** The module of one file of operations; throws where the API has no such field, argument or type. */
const moduleOf = async (source: string, target: string): Promise<string> => {
  const text = await codegen({
    filename: target,
    documents: [{ location: source, document: documentOf(source) }],
    plugins: [{ operations: {} }, { documents: {} }],
    pluginMap: { operations: typedOperations, documents: typedDocuments },
    ...{ schema, schemaAst, config },
  });
  const module = text.replaceAll(DOCUMENT, (json) => {
    const document = JSON.parse(json) as DocumentNode;
    // The document of a fragment is nothing to send.
    return getOperationAST(document) ? JSON.stringify(kept(document)) : json;
  });
  return `// Generated from ${basename(source)} by \`nx run admin:operations\`. Do not edit.\n${module}`;
};

const possibleTypes = async (target: string): Promise<string> => {
  const abstract = Object.values(schemaAst.getTypeMap()).filter(isAbstractType);
  const types = abstract.map((type) => [type.name, schemaAst.getPossibleTypes(type).map(({ name }) => name)]);
  const text = `// Generated from the schema by \`nx run admin:operations\`. Do not edit.
    export const possibleTypes = ${JSON.stringify(Object.fromEntries(types))};`;
  return format(text, { ...(await resolveConfig(target)), parser: 'typescript' });
};

const knownOperations = async (target: string): Promise<string> => {
  const text = `// Generated from the operations of the admin by \`nx run admin:operations\`. Do not edit.
    export const operationsOfPages: readonly string[] = ${JSON.stringify([...known].sort())};`;
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
const operations = join(import.meta.dirname, '../../api/src/graphql/operations-of-pages.generated.ts');
keep(operations, await knownOperations(operations));
