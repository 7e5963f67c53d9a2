import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { randomUUID } from 'node:crypto';

export type Input = Readonly<Record<string, unknown>>;

/** A mutation and its input; those without arguments (`signOut`) are none of these. */
export type MutationOfSchema = { readonly name: string; readonly input: GraphQLInputObjectType };

const bare = (type: GraphQLInputType): GraphQLInputType => (isNonNullType(type) ? bare(type.ofType) : type);

/** Every mutation of the schema that takes an input. */
export const mutationsOf = (schema: GraphQLSchema): readonly MutationOfSchema[] =>
  Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name, args }) =>
    args.map(({ type }) => ({ name, input: bare(type) as GraphQLInputObjectType })),
  );

const FILLED: Readonly<Record<string, unknown>> = { Int: 1, Float: 1, Boolean: true, JSON: { text: 'x' } };

const holdsObjects = (value: unknown): boolean =>
  Array.isArray(value) && value.some((each) => typeof each === 'object');

const takesObjects = (type: GraphQLInputType): boolean => isInputObjectType(type) || String(type) === 'JSON';

/** A value of an input type, made of its schema; `byName` says what a field of that name holds. */
const valueOf = (name: string, given: GraphQLInputType, byName: Input): unknown => {
  if (name === 'clientMutationId') return randomUUID();
  const type = bare(given);
  const named = byName[name];
  // Two inputs may call things of another shape alike: persons of an entry, licences of a team; kinds of entries, of penalties.
  const isOther =
    (isListType(type) && !takesObjects(bare(type.ofType)) && holdsObjects(named)) ||
    (isEnumType(type) && type.getValue(String(named)) === undefined);
  if (Object.hasOwn(byName, name) && String(type) !== 'Int' && !isOther) return named;
  if (isListType(type)) return [valueOf('', type.ofType, byName)];
  if (isInputObjectType(type)) return inputOf(type, byName);
  if (isEnumType(type)) return type.getValues()[0]?.name;
  return FILLED[String(type)] ?? 'x';
};

export const inputOf = (type: GraphQLInputObjectType, byName: Input): Input =>
  Object.fromEntries(
    Object.values(type.getFields()).map(({ name, type: of }) => [name, valueOf(name, of, byName)]),
  );
