import type { Deadline } from '@arbitre/events';
import type { ApolloServerPlugin, GraphQLRequestContext, GraphQLRequestListener } from '@apollo/server';
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { checkProgram } from '../access/programs';
import { checkSeeing } from '../access/seeing/write-gate';
import type { Audit } from '../audit/audit';
import { rootFieldsOf } from './root-fields';
import { requestFault } from './errors';
import { formatError } from './format-error';
import { hashSent, UNKNOWN_OPERATION } from './known-operations';
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

const inTime = async <Value>(deadline: Deadline, result: PromiseLike<Value> | Value): Promise<Value> => {
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

const noSuchOperation = (name: string | undefined): GraphQLError =>
  requestFault(
    'BAD_USER_INPUT',
    name === undefined
      ? 'Must provide operation name if query contains multiple operations.'
      : `Unknown operation named "${name.slice(0, 80)}".`,
    { http: { status: 400 } },
  );

const subscriptionHere = (): GraphQLError =>
  requestFault(
    'BAD_USER_INPUT',
    'Subscriptions come by a WebSocket (graphql-transport-ws) at this address.',
    {
      http: { status: 400 },
    },
  );

/** Within the deadline of a request, where it has one. */
const within = <Value>(
  { deadline }: RequestContext,
  work: () => PromiseLike<Value> | Value,
): PromiseLike<Value> | Value => (deadline === null ? work() : inTime(deadline, deadline.run(work)));

/** graphql-jit makes errors without extensions, whatever their type says. */
const codeOf = ({ extensions }: Pick<GraphQLFormattedError, 'extensions'>): unknown => extensions?.code;

/** What nobody could run for another reason than the request. */
const failure = (error: unknown): ExecutionResult => ({ errors: [error as GraphQLError] });

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

  constructor(
    private readonly spending: Spending,
    private readonly audit: Audit,
  ) {}

  requestDidStart({ request }: Request): Promise<GraphQLRequestListener<RequestContext>> {
    const { extensions } = request;
    // Apollo puts the hash into a text as it came, and would fail where it is none.
    if (extensions && hashSent(extensions) === '')
      request.extensions = { ...extensions, persistedQuery: { version: 1, sha256Hash: '' } };
    let told: CostTold | null = null;
    /** What was away when somebody was to be looked up; nothing is run then. */
    let away: unknown = null;
    return Promise.resolve({
      willSendResponse: ({ errors, response }) => {
        // Apollo would say 200 of it.
        if (errors?.some((error) => codeOf(error) === UNKNOWN_OPERATION)) response.http.status = 400;
        return Promise.resolve();
      },
      didResolveOperation: async ({ schema, document, operation, request, contextValue }) => {
        const variables = request.variables ?? {};
        // Nothing runs that was not measured: the compiler would take the only operation there is for any name.
        if (!operation) throw noSuchOperation(request.operationName);
        if (operation.operation === OperationTypeNode.SUBSCRIPTION) throw subscriptionHere();
        const { cost, problem } = measured(schema, document, operation, variables);
        const refused = problem ?? strangeText(document, variables);
        if (refused) throw refused;
        const roots = rootFieldsOf(document, operation);
        try {
          if (operation.operation === OperationTypeNode.MUTATION) {
            const viewer = await within(contextValue, () => contextValue.viewer());
            checkProgram(viewer, roots);
            checkSeeing(viewer, roots);
          }
          told = await this.spending.spend(contextValue, cost);
        } catch (error) {
          if (!(error instanceof GraphQLError)) {
            away = error;
            return;
          }
          await this.note(error, roots[0] ?? '', contextValue);
          throw error;
        }
      },
      responseForOperation: async (request) => {
        const { data, errors } = away === null ? await this.answer(request) : failure(away);
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

  /** What is refused before it runs: a budget that is spent, a mutation that no program runs. */
  private async note(error: GraphQLError, root: string, context: RequestContext): Promise<void> {
    const code = error.extensions.code;
    if (code === 'RATE_LIMITED') await this.audit.refused(context, { what: 'budget', code });
    if (code === 'FORBIDDEN') await this.audit.refused(context, { what: root, code });
  }

  private async answer(request: Request): Promise<ExecutionResult> {
    try {
      return await within(request.contextValue, () => this.run(request));
    } catch (error) {
      return failure(error);
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
