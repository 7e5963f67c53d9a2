import type { Deadline } from '@arbitre/events';
import type { ApolloServerPlugin, GraphQLRequestContext, GraphQLRequestListener } from '@apollo/server';
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { requestFault } from './errors';
import { formatError } from './format-error';
import type { CostTold, Spending } from '../limits/spending';
import { measured } from './limits';
import type { RequestContext } from './request-context';
import { isPassing, RETRY_AFTER_S } from './unavailable';
import { strangeText } from './text-check';

/** What ends by the deadline says by itself why; an operation that is not even then over is answered for. */
const GRACE_MS = 500;

/** Compiling costs some milliseconds and memory: only what comes again is compiled, and so many at most. */
const MOST_COMPILED = 500;

type Request = GraphQLRequestContext<RequestContext>;
type Seen = CompiledQuery | 'once' | 'cannot be compiled';

const inTime = async (
  deadline: Deadline,
  result: PromiseLike<ExecutionResult> | ExecutionResult,
): Promise<ExecutionResult> => {
  let timer: NodeJS.Timeout | undefined;
  let takeBack = (): void => undefined;
  const late = new Promise<never>((_, reject) => {
    takeBack = deadline.onOver(() => {
      timer = setTimeout(() => {
        reject(
          requestFault('TIMED_OUT', `No answer within ${deadline.ms / 1000} seconds; ask for less at once.`),
        );
      }, GRACE_MS);
    });
  });
  try {
    return await Promise.race([result, late]);
  } finally {
    takeBack();
    clearTimeout(timer);
  }
};

/** graphql-jit makes errors without extensions, whatever their type says. */
const codeOf = ({ extensions }: Pick<GraphQLFormattedError, 'extensions'>): unknown => extensions?.code;

/** 503 when something is away that will be back, 400 when the request itself is wrong, else what Apollo makes it. */
const statusOf = (errors: readonly GraphQLFormattedError[], started: boolean): number | null => {
  if (errors.some((error) => isPassing(codeOf(error)))) return 503;
  return started && !errors.some((error) => codeOf(error) === 'BAD_USER_INPUT') ? null : 400;
};

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

  constructor(private readonly spending: Spending) {}

  requestDidStart(): Promise<GraphQLRequestListener<RequestContext>> {
    let told: CostTold | null = null;
    return Promise.resolve({
      didResolveOperation: async ({ schema, document, operation, request, contextValue }) => {
        const variables = request.variables ?? {};
        // Without one (an unknown operationName) execution answers with its own error.
        const { cost, problem } = operation
          ? measured(schema, document, operation, variables)
          : { cost: 0, problem: null };
        const refused = problem ?? strangeText(document, variables);
        if (refused) throw refused;
        told = await this.spending.spend(contextValue, cost);
      },
      responseForOperation: async (request) => {
        const { data, errors } = await this.answer(request);
        const started = data !== undefined;
        const failures = errors && formatted(errors, started);
        const { http } = request.response;
        const status = failures ? statusOf(failures, started) : null;
        if (status !== null) http.status = status;
        if (status === 503) http.headers.set('retry-after', String(RETRY_AFTER_S));
        const singleResult: FormattedExecutionResult = {
          ...(failures ? { errors: failures } : {}),
          ...(started ? { data } : {}),
          ...(told ? { extensions: { cost: told } } : {}),
        };
        return { http, body: { kind: 'single', singleResult } };
      },
    });
  }

  private async answer(request: Request): Promise<ExecutionResult> {
    try {
      const { deadline } = request.contextValue;
      return await (deadline === null
        ? this.run(request)
        : inTime(
            deadline,
            deadline.run(() => this.run(request)),
          ));
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
