import type { ApolloServerPlugin, GraphQLRequestContext, GraphQLRequestListener } from '@apollo/server';
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLError,
  type GraphQLErrorExtensions,
  type GraphQLSchema,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { requestFault } from './errors';
import { formatError } from './format-error';
import { overLimit } from './limits';
import type { RequestContext } from './request-context';

/** Longest that an operation may run; its answer is then an error, whatever it still does. */
const TIME_LIMIT_MS = 10_000;

/** Compiling costs some milliseconds and memory: only what comes again is compiled, and so many at most. */
const MOST_COMPILED = 500;

type Request = GraphQLRequestContext<RequestContext>;
type Seen = CompiledQuery | 'once' | 'cannot be compiled';

const inTime = async (result: PromiseLike<ExecutionResult> | ExecutionResult): Promise<ExecutionResult> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(
        requestFault('TIMED_OUT', `No answer within ${TIME_LIMIT_MS / 1000} seconds; ask for less at once.`),
      );
    }, TIME_LIMIT_MS);
  });
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** graphql-jit makes errors without extensions, whatever their type says. */
const codeOf = ({ extensions }: { readonly extensions?: GraphQLErrorExtensions }): unknown =>
  extensions?.code;

const isLate = (errors: readonly GraphQLError[] = []): boolean =>
  errors.some((error) => codeOf(error) === 'TIMED_OUT');

/** An error that the executor found before any field ran lies in the request: in its variables, or its operation's name. */
const formatted = (errors: readonly GraphQLError[], started: boolean) =>
  errors.map((error) => {
    const { message, locations, path } = error;
    const code = started ? 'INTERNAL_SERVER_ERROR' : 'BAD_USER_INPUT';
    const extensions = { code, ...error.extensions };
    return formatError(
      { message, ...(locations ? { locations } : {}), ...(path ? { path } : {}), extensions },
      error,
    );
  });

/**
 * Runs operations: within their limits, within their time, and compiled by graphql-jit when they come again (a page of
 * standings is then answered about twice as often a second). Subscriptions do not come this way.
 */
export class CompiledExecution implements ApolloServerPlugin<RequestContext> {
  private readonly seen = new Map<string, Seen>();

  requestDidStart(): Promise<GraphQLRequestListener<RequestContext>> {
    return Promise.resolve({
      didResolveOperation: ({ document, operation, request }) => {
        // Without one (an unknown operationName) execution answers with its own error.
        const problem = operation ? overLimit(document, operation, request.variables ?? {}) : null;
        return problem ? Promise.reject(problem) : Promise.resolve();
      },
      responseForOperation: async (request) => {
        const { data, errors } = await this.answer(request);
        const started = data !== undefined;
        if (!started) request.response.http.status = isLate(errors) ? 503 : 400;
        const singleResult: FormattedExecutionResult = {
          ...(errors ? { errors: formatted(errors, started) } : {}),
          ...(started ? { data } : {}),
        };
        return { http: request.response.http, body: { kind: 'single', singleResult } };
      },
    });
  }

  private async answer(request: Request): Promise<ExecutionResult> {
    try {
      return await inTime(this.run(request));
    } catch (error) {
      return { errors: [error as GraphQLError] };
    }
  }

  private run({ schema, document, queryHash = '', operationName, request, contextValue }: Request) {
    // Apollo has parsed and validated the document before it asks for a response.
    if (!document) throw new Error('An operation came without its document.');
    const compiled = this.compiled(schema, document, queryHash, operationName ?? '');
    if (compiled) return compiled.query({}, contextValue, request.variables ?? {});
    return execute({
      schema,
      document,
      contextValue,
      variableValues: request.variables,
      operationName: request.operationName,
    });
  }

  private compiled(
    schema: GraphQLSchema,
    document: DocumentNode,
    queryHash: string,
    operationName: string,
  ): CompiledQuery | null {
    const key = `${queryHash}.${operationName}`;
    const seen = this.seen.get(key);
    if (seen === undefined || seen === 'cannot be compiled') {
      if (seen === undefined) this.remember(key, 'once');
      return null;
    }
    if (seen !== 'once') return seen;
    const compiled = compileQuery(schema, document, operationName);
    this.remember(key, isCompiledQuery(compiled) ? compiled : 'cannot be compiled');
    return isCompiledQuery(compiled) ? compiled : null;
  }

  /** Forgets what came first when it is full. */
  private remember(key: string, seen: Seen): void {
    this.seen.set(key, seen);
    if (this.seen.size <= MOST_COMPILED) return;
    const [oldest] = this.seen.keys();
    if (oldest !== undefined) this.seen.delete(oldest);
  }
}
