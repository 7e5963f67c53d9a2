import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const isAmount = (value: unknown): value is number | string =>
  typeof value === 'string' || (typeof value === 'number' && Number.isSafeInteger(value));

const given = (value: unknown): number | string => {
  if (isAmount(value)) return value;
  throw new GraphQLError('An amount is a whole number, or a fraction as text ("1/2", "7.5").', {
    extensions: { code: 'BAD_USER_INPUT' },
  });
};

/** Points as rules give them: nothing is rounded on its way. */
export const Amount = new GraphQLScalarType<number | string, number | string>({
  name: 'Amount',
  description: 'A whole number, or a fraction or decimal as text: `3`, `"1/2"`, `"7.5"`.',
  serialize: given,
  parseValue: given,
  parseLiteral: (node) =>
    given(node.kind === Kind.INT ? Number(node.value) : node.kind === Kind.STRING ? node.value : undefined),
});
