import { Deadline } from '@arbitre/events';
import type { EntryRow } from '@arbitre/projections';
import type { IncomingMessage } from 'node:http';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { DataSource } from 'typeorm';
import { addressOfSocket } from '../access/address-of-socket';
import { OpenSubscriptions, type Subscriber } from '../access/open-subscriptions';
import type { LiveSocket, LiveSockets } from '../access/live-sockets';
import type { Viewer, Viewers } from '../access/viewers';
import type { Programs } from '../access/programs';
import { bearerToken, networkOf, sessionToken, Visitor } from '../access/visitor';
import { Loaders } from '../connections/loaders';
import type { Audit } from '../audit/audit';
import type { Spending } from '../limits/spending';
import type { Names } from '../names/names';
import type { Settings } from '../settings';
import { CompiledExecution } from './compiled-execution.plugin';
import { directFields } from './direct-fields';
import { plainFields } from './plain-fields';
import { formatError } from './format-error';
import { persistedQueries } from './known-operations';
import { MOST_TOKENS } from './limits';
import type { RequestContext } from './request-context';
import { originAllowed, subscriptionArguments } from './subscription-gate';

/** What a request by HTTP shares. A token is looked at before anything else: who brings a wrong one is told. */
const contextOf = async (
  database: DataSource,
  viewers: Viewers,
  programs: Programs,
  visitor: Visitor,
  deadline: Deadline,
): Promise<RequestContext> => {
  const { bearer } = visitor;
  let viewer: Promise<Viewer | null> | null =
    bearer === null ? null : Promise.resolve(await programs.ofToken(bearer, visitor));
  const look = (): Promise<Viewer | null> => {
    const { token } = visitor;
    return token === null ? Promise.resolve(null) : viewers.of(token);
  };
  return { visitor, loaders: new Loaders(database), deadline, viewer: () => (viewer ??= look()) };
};

/** Subscriptions tell what is public. */
const socketContext = (database: DataSource): RequestContext => ({
  ...{ visitor: null, deadline: null, loaders: new Loaders(database) },
  viewer: () => Promise.resolve(null),
});

/** The deadline of one request; it ends when the answer has been sent, or when the client has gone before. */
const deadlineOf = (reply: FastifyReply, seconds: number): Deadline => {
  const deadline = new Deadline(seconds * 1000);
  reply.raw.once('close', () => {
    deadline.giveUp();
  });
  return deadline;
};

/** Options of the GraphQL module: Apollo over Fastify for queries and writes, graphql-ws for subscriptions. */
export const graphqlOptions = (
  database: DataSource,
  viewers: Viewers,
  programs: Programs,
  sockets: LiveSockets,
  spending: Spending,
  audit: Audit,
  settings: Settings,
  names: Names,
): ApolloDriverConfig => {
  let built: GraphQLSchema | null = null;
  const open = new OpenSubscriptions();
  const rowFields = {
    'Entry.name': (entry: unknown, request: RequestContext) => names.ofEntry(entry as EntryRow, request),
  };
  return {
    driver: ApolloDriver,
    path: '/graphql',
    autoSchemaFile: true,
    sortSchema: true,
    transformSchema: (schema) => (built = directFields(plainFields(schema), rowFields)),
    introspection: true,
    graphiql: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    persistedQueries,
    parseOptions: { maxLexicalTokens: MOST_TOKENS },
    autoTransformHttpErrors: false,
    // Nest would answer 200 whatever the execution found: what is away is told by the status too.
    preserveHttpStatusForExecutionErrors: false,
    formatError,
    plugins: [new CompiledExecution(spending, audit)],
    context: (request: FastifyRequest, reply: FastifyReply) =>
      contextOf(
        ...([database, viewers, programs, new Visitor(request, reply)] as const),
        deadlineOf(reply, settings.requestSeconds),
      ),
    subscriptions: {
      'graphql-ws': {
        path: '/graphql',
        onConnect: async (connection) => {
          const { extra, connectionParams } = connection;
          const { request, socket } = extra as { request: IncomingMessage; socket: LiveSocket };
          const bearer = bearerToken(connectionParams?.authorization);
          if (bearer === null && !originAllowed(request, settings.origins)) return false;
          const cookie = sessionToken(request.headers.cookie);
          const holder =
            bearer !== null
              ? await viewers.ofProgram(bearer)
              : cookie === null
                ? null
                : await viewers.of(cookie);
          if (holder !== null) await sockets.bind(holder, socket);
          else if (bearer !== null)
            programs.noteWrong({ address: addressOfSocket(request) }, 'UNAUTHENTICATED');
          if (bearer !== null && holder === null) return false;
          const network = networkOf(addressOfSocket(request));
          const subscriber: Subscriber =
            holder === null ? { kind: 'network', id: network } : { kind: 'account', id: holder.id };
          return open.join(subscriber, connection, socket);
        },
        onSubscribe: (connection, _id, payload) => {
          const problem = open.problem(connection);
          if (problem !== null) return [problem];
          return built ? subscriptionArguments(built, payload, socketContext(database)) : undefined;
        },
      },
    },
  };
};
