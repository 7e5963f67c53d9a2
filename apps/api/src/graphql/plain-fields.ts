import { type GraphQLSchema, isObjectType } from 'graphql';

/**
 * Takes off the resolvers that only read a property of the same name: executors read properties by themselves, and compiled
 * execution then reads them without a call a field. Nest gives every field of a class such a resolver. A page's count stays
 * with its resolver: it is a promise, which compiled execution awaits of resolvers only.
 */
export const plainFields = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields()))
      if (field.resolve?.name === 'rootFieldResolver' && field.name !== 'totalCount') delete field.resolve;
  }
  return schema;
};
