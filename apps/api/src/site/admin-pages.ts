import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, normalize, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Settings } from '../settings';
import { firstScripts } from './first-scripts';
import { asPartOfPage, contentSecurityPolicy } from './security-headers';

const NOT_BUILT = `The pages of Arbitre are not built yet: run "npm run build" (or "npm start", which does), then load this again.
The GraphQL API is at /graphql.\n`;

/** The build puts a hash of the content into these names, so they never change. */
const isHashed = (path: string): boolean => /-[\w-]{8}\.\w+$/.test(path);

/** Names of files; a competition's id may have a dot too (`cup.2026`). */
const FILES = /\.(aspx?|bak|cgi|css|env|html?|ico|js|json|jsp|map|php|png|sql|svg|txt|xml|ya?ml|zip)$/i;

/**
 * Addresses that no page has: what programs ask for. They are told so, in place of a page that says it to nobody; with it come
 * those who look for holes (`/.env`, `/wp-login.php`).
 */
const isForPrograms = (path: string): boolean =>
  /^\/(api|graphql|health|metrics|rest|v\d+)(\/|$)|\/\./i.test(path) || FILES.test(path);

const isFile = async (path: string): Promise<boolean> => {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
};

/** The standings that pages of others frame (`embeddedAt` of the admin shows nothing else there, to nobody who is signed in). */
const isEmbedded = (address: string): boolean => {
  const { pathname, searchParams } = new URL(address, 'http://page');
  return searchParams.has('embed') && /^\/competitions\/[^/]+$/.test(pathname);
};

const pathOf = (address: string): string | null => {
  try {
    return normalize(decodeURIComponent(address.split('?')[0] ?? '/'));
  } catch {
    return null;
  }
};

const send = (reply: FastifyReply, root: string, path: string): FastifyReply => {
  if (!isHashed(path))
    return reply.header('cache-control', 'no-cache').sendFile(path, root, { cacheControl: false });
  // It never changes, so nobody asks whether it has.
  return asPartOfPage(reply)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .sendFile(path, root, { cacheControl: false, etag: false, lastModified: false });
};

/** The page with a nonce of its own: Angular gives it to the styles of its components, and the browser takes no others. */
const sendPage = async (
  reply: FastifyReply,
  root: string,
  told: (page: string) => Promise<string | null>,
  framedBy?: string,
): Promise<FastifyReply> => {
  const nonce = randomBytes(16).toString('base64');
  const page = await readFile(join(root, 'index.html'), 'utf8');
  const link = await told(page);
  if (link !== null) void reply.header('link', link);
  void reply.header('content-security-policy', contentSecurityPolicy(nonce, framedBy));
  void reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
  return reply.send(page.replace('<arb-root', `<arb-root ngCspNonce="${nonce}"`));
};

const refuse = (reply: FastifyReply, status: 400 | 404, text: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').send(text);

/**
 * Serves the built admin: files as they are, or as the build compressed them (`x.br`, `x.gz`) for browsers that take it;
 * any other address that a page may have as the page that routes by itself.
 */
export const serveAdminPages = async (
  server: FastifyInstance,
  { adminDir, embedding }: Pick<Settings, 'adminDir' | 'embedding'>,
): Promise<void> => {
  const root = resolve(adminDir);
  const scripts = firstScripts(root);
  await server.register(fastifyStatic, { root, serve: false, preCompressed: true });
  server.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    if (path === null || path.includes('\0')) return refuse(reply, 400, 'No such address.\n');
    const isPage = path === '/' || path === '/index.html';
    if (!isPage && (await isFile(join(root, path)))) return send(reply, root, path);
    // A page of an older build asks for its script: any answer but this one would be taken for the script.
    if (isHashed(path)) return refuse(reply, 404, 'Reload the page: it has been renewed.\n');
    if (!isPage && isForPrograms(path)) return refuse(reply, 404, 'No such address.\n');
    if (await isFile(join(root, 'index.html')))
      return sendPage(reply, root, scripts, isEmbedded(request.url) ? embedding : undefined);
    return refuse(reply, 404, NOT_BUILT);
  });
};
