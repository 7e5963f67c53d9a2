import type { IncomingMessage } from 'node:http';
import {
  type ExecutionArgs,
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type GraphQLSchema,
} from 'graphql';
import { requestFault } from './errors';
import { hashSent, knownOperation, UNKNOWN_OPERATION, unknownOperation } from './known-operations';
import { MOST_TOKENS, measured } from './limits';
import type { RequestContext } from './request-context';
import { strangeText } from './text-check';

/**
 * Whether a page of this origin may open a subscription: the API's own pages and those that the settings name. Programs
 * that are no browser send no origin and read what is public anyway.
 */
export const originAllowed = (request: IncomingMessage, allowed: readonly string[]): boolean => {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  return allowed.includes(origin) || URL.parse(origin)?.host === host;
};

type Payload = {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Record<string, unknown> | null | undefined;
  readonly extensions?: Record<string, unknown> | null | undefined;
};

/** The text of what is subscribed to: an operation of the pages by its hash, else as it came. */
const textOf = ({ query, extensions }: Payload): string => {
  const hash = hashSent(extensions);
  if (hash === undefined || query !== '') return query;
  const text = knownOperation(hash);
  if (text !== undefined) return text;
  const { message, messageFr } = unknownOperation;
  throw new GraphQLError(message, { extensions: { code: UNKNOWN_OPERATION, messageFr } });
};

/** What a subscription's socket may run: valid subscriptions within the limits; queries and writes go by HTTP. */
export const subscriptionArguments = (
  schema: GraphQLSchema,
  payload: Payload,
  contextValue: RequestContext,
): ExecutionArgs | readonly GraphQLError[] => {
  const { operationName, variables } = payload;
  try {
    const document = parse(textOf(payload), { maxLexicalTokens: MOST_TOKENS });
    const problems = validate(schema, document, specifiedRules);
    if (problems.length > 0) return problems;
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
      return [
        requestFault(
          'BAD_USER_INPUT',
          'This socket takes subscriptions only; send queries and mutations by HTTP.',
        ),
      ];
    const problem =
      measured(schema, document, operation, variables ?? {}).problem ??
      strangeText(document, variables ?? {});
    return problem ? [problem] : { schema, document, operationName, variableValues: variables, contextValue };
  } catch (error) {
    return [error instanceof GraphQLError ? error : new GraphQLError('The subscription cannot be read.')];
  }
};
