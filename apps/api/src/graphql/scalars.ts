import { readPosition, type Position } from '@arbitre/events';
import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped } from 'graphql';

const badInput = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

const givenPosition = (value: unknown): Position => {
  try {
    return readPosition(typeof value === 'number' ? String(value) : value);
  } catch {
    throw badInput('An event position is a whole number in decimal digits, given as text ("4711").');
  }
};

/** A commit position of the event store, as decimal text: it does not fit a JSON number. */
export const EventPosition = new GraphQLScalarType<bigint, string>({
  name: 'EventPosition',
  description: 'Commit position of an event, decimal digits as text. Grows with every write, has gaps.',
  serialize: (value) => String(value),
  parseValue: givenPosition,
  parseLiteral: (node) =>
    givenPosition(node.kind === Kind.STRING || node.kind === Kind.INT ? node.value : undefined),
});

/** A moment in UTC, ISO 8601. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'A moment in UTC, ISO 8601 (`2026-11-21T18:30:00.000Z`).',
  serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
  parseValue: (value) => {
    const date = new Date(typeof value === 'string' ? value : Number.NaN);
    if (Number.isNaN(date.getTime())) throw badInput('A moment is written as ISO 8601 text.');
    return date;
  },
});

/** Any JSON value: what belongs to one game (setups, acts, table views) and not to the schema of all. */
export const Json = new GraphQLScalarType({
  name: 'JSON',
  description: 'Any JSON value. What it holds is the game’s: see actSchema of the game.',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});
