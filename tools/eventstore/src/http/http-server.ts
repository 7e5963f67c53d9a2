import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { StoreContext } from '../context';
import { health } from './health';
import { metrics } from './metrics';
import { browse } from './browser';

/** What people and probes are answered. */
export interface HttpAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/**
 * HTTP/1.1 on the store's port: `/health/live`, `/health/ready`, `/metrics`, `/gossip` and, in an insecure store, a
 * read-only page a stream. Nothing here writes.
 */
export function httpServer(context: StoreContext, connections: () => number, gossip: () => object): Server {
  return createServer((request, response) => {
    void answer(context, connections, gossip, request).then(
      (found) => {
        send(response, found);
      },
      (error: unknown) => {
        send(response, { status: 500, type: 'text/plain', body: String(error) });
      },
    );
  });
}

async function answer(
  context: StoreContext,
  connections: () => number,
  gossip: () => object,
  request: IncomingMessage,
): Promise<HttpAnswer> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store');
  if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'This interface only reads.');
  if (pathname === '/health/live') return plain(204, '');
  if (pathname === '/health/ready') return health(context);
  if (pathname === '/gossip')
    return { status: 200, type: 'application/json', body: JSON.stringify(gossip()) };
  if (pathname === '/metrics') return metrics(context, connections());
  if (context.access !== undefined)
    return plain(403, 'The stream browser is for insecure stores on loopback.');
  return browse(context.store, pathname, searchParams);
}

function send(response: ServerResponse, { status, type, body }: HttpAnswer): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}

export const plain = (status: number, body: string): HttpAnswer => ({ status, type: 'text/plain', body });
