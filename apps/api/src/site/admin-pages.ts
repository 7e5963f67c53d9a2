import { stat } from 'node:fs/promises';
import { join, normalize, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const NOT_BUILT = `The pages of Arbitre are not built yet: run "npm run build" (or "npm start", which does), then load this again.
The GraphQL API is at /graphql.\n`;

/** The build puts a hash of the content into these names, so they never change. */
const isHashed = (path: string): boolean => /-[\w-]{8}\.\w+$/.test(path);

const isFile = async (path: string): Promise<boolean> => {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
};

const pathOf = (address: string): string | null => {
  try {
    return normalize(decodeURIComponent(address.split('?')[0] ?? '/'));
  } catch {
    return null;
  }
};

const send = (reply: FastifyReply, root: string, path: string): FastifyReply => {
  void reply.header('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
  return reply.sendFile(path, root, { cacheControl: false });
};

/**
 * Serves the built admin: files as they are, or as the build compressed them (`x.br`, `x.gz`) for browsers that take it;
 * any other address as the page that routes by itself.
 */
export const serveAdminPages = async (server: FastifyInstance, adminDir: string): Promise<void> => {
  const root = resolve(adminDir);
  await server.register(fastifyStatic, { root, serve: false, preCompressed: true });
  server.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    if (path === null || path.includes('\0'))
      return reply.code(400).type('text/plain').send('No such address.\n');
    if (path !== '/' && (await isFile(join(root, path)))) return send(reply, root, path);
    // A page of an older build asks for its script: any answer but this one would be taken for the script.
    if (isHashed(path))
      return reply.code(404).type('text/plain').send('Reload the page: it has been renewed.\n');
    if (await isFile(join(root, 'index.html'))) return send(reply, root, 'index.html');
    return reply.code(404).type('text/plain; charset=utf-8').send(NOT_BUILT);
  });
};
