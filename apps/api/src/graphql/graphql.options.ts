import { Deadline } from '@arbitre/events';
import type { IncomingMessage } from 'node:http';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { DataSource } from 'typeorm';
import type { LiveSocket, LiveSockets } from '../access/live-sockets';
import type { Viewer, Viewers } from '../access/viewers';
import { sessionToken, Visitor } from '../access/visitor';
import { Loaders } from '../connections/loaders';
import type { Spending } from '../limits/spending';
import type { Settings } from '../settings';
import { CompiledExecution } from './compiled-execution.plugin';
import { plainFields } from './plain-fields';
import { formatError } from './format-error';
import { MOST_TOKENS } from './limits';
import type { RequestContext } from './request-context';
import { originAllowed, subscriptionArguments } from './subscription-gate';

const contextOf = (
  database: DataSource,
  viewers: Viewers,
  visitor: Visitor | null,
  deadline: Deadline | null = null,
): RequestContext => {
  let viewer: Promise<Viewer | null> | null = null;
  const look = (): Promise<Viewer | null> => {
    const token = visitor?.token ?? null;
    return token === null ? Promise.resolve(null) : viewers.of(token);
  };
  return { visitor, loaders: new Loaders(database), deadline, viewer: () => (viewer ??= look()) };
};

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
  sockets: LiveSockets,
  spending: Spending,
  settings: Settings,
): ApolloDriverConfig => {
  let built: GraphQLSchema | null = null;
  return {
    driver: ApolloDriver,
    path: '/graphql',
    autoSchemaFile: true,
    sortSchema: true,
    transformSchema: (schema) => (built = plainFields(schema)),
    introspection: true,
    graphiql: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxLexicalTokens: MOST_TOKENS },
    autoTransformHttpErrors: false,
    // Nest would answer 200 whatever the execution found: what is away is told by the status too.
    preserveHttpStatusForExecutionErrors: false,
    formatError,
    plugins: [new CompiledExecution(spending)],
    context: (request: FastifyRequest, reply: FastifyReply) =>
      contextOf(database, viewers, new Visitor(request, reply), deadlineOf(reply, settings.requestSeconds)),
    subscriptions: {
      'graphql-ws': {
        path: '/graphql',
        onConnect: async ({ extra }) => {
          const { request, socket } = extra as { request: IncomingMessage; socket: LiveSocket };
          if (!originAllowed(request, settings.origins)) return false;
          await sockets.bind(sessionToken(request.headers.cookie), socket);
          return true;
        },
        onSubscribe: (_context, _id, payload) =>
          built ? subscriptionArguments(built, payload, contextOf(database, viewers, null)) : undefined,
      },
    },
  };
};
