import {
  buildSchema,
  getNamedType,
  isAbstractType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  typeFromAST,
  validate,
  Kind,
} from 'graphql';
import type {
  DocumentNode,
  FragmentDefinitionNode,
  GraphQLInputType,
  GraphQLNamedType,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';

const scalars: Readonly<Record<string, string>> = {
  ID: 'string',
  String: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
  DateTime: 'string',
  EventPosition: 'string',
  JSON: 'unknown',
};

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** The TypeScript module for one `.graphql` file: each operation's result, variables and document. */
export const operationsModule = (schemaText: string, source: string, fileName: string): string => {
  const schema = buildSchema(schemaText);
  const document = parse(source);
  const errors = validate(schema, document);
  if (errors.length > 0) throw new Error(`${fileName}: ${errors.map((error) => error.message).join('; ')}`);
  const fragments = fragmentsOf(document);
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const shared = document.definitions
    .filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
    .map((one) => textOf(source, one.loc));
  return [
    `// Generated from ${fileName} by \`nx run admin:operations\`; a test compares them. Do not edit.`,
    "import { gql, type TypedDocumentNode } from '@apollo/client/core';",
    ...operations.map((operation) => operationText(schema, operation, fragments, source, shared)),
  ].join('\n\n');
};

const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );

const textOf = (source: string, loc: { start: number; end: number } | undefined): string =>
  loc === undefined ? '' : source.slice(loc.start, loc.end);

const operationText = (
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: Fragments,
  source: string,
  shared: readonly string[],
): string => {
  const name = operation.name?.value;
  if (name === undefined) throw new Error('every operation has a name');
  const root = schema.getRootType(operation.operation);
  if (!root) throw new Error(`the schema has no ${operation.operation}`);
  const text = textOf(source, operation.loc);
  const used = text.includes('...') ? shared : [];
  return [
    `export type ${name}Result = ${objectText(schema, root, operation.selectionSet, fragments)};`,
    `export type ${name}Variables = ${variablesText(schema, operation)};`,
    `export const ${name}: TypedDocumentNode<${name}Result, ${name}Variables> = gql\`\n${[text, ...used].join('\n\n')}\n\`;`,
  ].join('\n\n');
};

const variablesText = (schema: GraphQLSchema, operation: OperationDefinitionNode): string => {
  const variables = operation.variableDefinitions ?? [];
  if (variables.length === 0) return 'Record<string, never>';
  const lines = variables.map((variable) => {
    // The two calls differ in overloads only; the document was validated above.
    const type = typeFromAST(schema, variable.type as never) as unknown as GraphQLInputType;
    return `readonly ${variable.variable.name.value}${isNonNullType(type) ? '' : '?'}: ${inputText(type)}`;
  });
  return `{ ${lines.join('; ')} }`;
};

const inputText = (type: GraphQLInputType): string => {
  if (isNonNullType(type)) return presentInputText(type.ofType);
  return orNull(presentInputText(type));
};

/** `unknown` is null already. */
const orNull = (text: string): string => (text === 'unknown' ? text : `${text} | null`);

const presentInputText = (type: GraphQLInputType): string => {
  if (isListType(type)) return `readonly (${inputText(type.ofType)})[]`;
  if (!isInputObjectType(type)) return leafText(getNamedType(type));
  const fields = Object.values(type.getFields()).map(
    (field) => `readonly ${field.name}${isNonNullType(field.type) ? '' : '?'}: ${inputText(field.type)}`,
  );
  return `{ ${fields.join('; ')} }`;
};

const leafText = (type: GraphQLNamedType): string => {
  const scalar = scalars[type.name];
  if (scalar !== undefined) return scalar;
  if (!('getValues' in type)) throw new Error(`no TypeScript type is known for ${type.name}`);
  return type
    .getValues()
    .map((value) => `'${value.name}'`)
    .sort()
    .join(' | ');
};

const objectText = (
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  set: SelectionSetNode,
  fragments: Fragments,
): string => {
  const fields = new Map<string, string>();
  collect(schema, type, set, fragments, fields);
  return `{ ${[...fields].map(([key, text]) => `readonly ${key}: ${text}`).join('; ')} }`;
};

const collect = (
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  set: SelectionSetNode,
  fragments: Fragments,
  into: Map<string, string>,
): void => {
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      const key = selection.alias?.value ?? selection.name.value;
      into.set(key, fieldText(schema, type, selection.name.value, selection.selectionSet, fragments));
      continue;
    }
    const part = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
    const on = part?.typeCondition?.name.value;
    if (part && (on === undefined || applies(schema, on, type)))
      collect(schema, type, part.selectionSet, fragments, into);
  }
};

const applies = (schema: GraphQLSchema, on: string, type: GraphQLObjectType): boolean => {
  const condition = schema.getType(on);
  return condition === type || (isAbstractType(condition) && schema.isSubType(condition, type));
};

const fieldText = (
  schema: GraphQLSchema,
  parent: GraphQLObjectType,
  name: string,
  set: SelectionSetNode | undefined,
  fragments: Fragments,
): string => {
  if (name === '__typename') return `'${parent.name}'`;
  const field = parent.getFields()[name];
  if (field === undefined) throw new Error(`${parent.name} has no field ${name}`);
  return outputText(schema, field.type, set, fragments);
};

const outputText = (
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  set: SelectionSetNode | undefined,
  fragments: Fragments,
): string => {
  if (isNonNullType(type)) return presentText(schema, type.ofType as GraphQLOutputType, set, fragments);
  return orNull(presentText(schema, type, set, fragments));
};

const presentText = (
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  set: SelectionSetNode | undefined,
  fragments: Fragments,
): string => {
  if (isListType(type))
    return `readonly (${outputText(schema, type.ofType as GraphQLOutputType, set, fragments)})[]`;
  const named = getNamedType(type);
  if (set === undefined) return leafText(named);
  if (isObjectType(named)) return objectText(schema, named, set, fragments);
  if (!isAbstractType(named)) throw new Error(`${named.name} cannot be selected from`);
  return schema
    .getPossibleTypes(named)
    .map((possible) => objectText(schema, possible, set, fragments))
    .join(' | ');
};
