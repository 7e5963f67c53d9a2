import type { DocumentNode, GraphQLError, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { costOf, MOST_COST } from './cost';
import { type DocumentSize, sizeOf } from './document-size';
import { requestFault } from './errors';

/** What one request may ask for. A query at exactly a limit passes. */
export const LIMITS: DocumentSize = { depth: 10, aliases: 30, rootFields: 10, nodes: 10_000 };

/** Words, names and marks in a document: beyond, it is not even parsed. */
export const MOST_TOKENS = 3_000;

const WORDS: Readonly<Record<keyof DocumentSize, string>> = {
  depth: 'levels of fields',
  aliases: 'aliases',
  rootFields: 'fields at the root',
  nodes: 'rows (every `first` times those around it)',
};

// Apollo would answer 500: it takes whatever fails before an operation runs for its own fault.
const http = { status: 400 };

const tooLarge = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): GraphQLError | null => {
  const size = sizeOf(document, operation, variables);
  const kinds = Object.keys(LIMITS) as (keyof DocumentSize)[];
  const over = kinds.find((kind) => size[kind] > LIMITS[kind]);
  if (over === undefined) return null;
  const [asked, limit] = [size[over], LIMITS[over]];
  const message = `The query asks for ${asked} ${WORDS[over]}, at most ${limit} are allowed: split it into several.`;
  return requestFault('QUERY_TOO_LARGE', message, { http, limit: over, asked, allowed: limit });
};

const tooCostly = (cost: number): GraphQLError | null =>
  cost <= MOST_COST
    ? null
    : requestFault(
        'QUERY_TOO_COSTLY',
        `The query may cost ${cost}, at most ${MOST_COST} is allowed: ask for fewer rows, or for fewer of the fields that read an event stream (docs/graphql.md, Limits).`,
        { http, cost, allowed: MOST_COST },
      );

/** What an operation may cost, and which limit it is over, as the error that its sender gets; none when it may run. */
export const measured = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): { readonly cost: number; readonly problem: GraphQLError | null } => {
  const large = tooLarge(document, operation, variables);
  if (large !== null) return { cost: 0, problem: large };
  const cost = costOf(schema, document, operation, variables);
  return { cost, problem: tooCostly(cost) };
};
