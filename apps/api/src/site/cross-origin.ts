import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { bearerToken, sessionToken } from '../access/visitor';

/** How long a browser need not ask again whether it may ask: what it is told holds for every page and never changes. */
const ASK_AGAIN_S = 86_400;

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type, apollo-require-preflight',
  'access-control-max-age': String(ASK_AGAIN_S),
} as const;

/**
 * Whether a page of another origin asks. Browsers say it themselves; those that do not (over plain HTTP in a club's network) name
 * the page's origin, which is ours where its host is the one that was asked.
 */
export const isForeign = (headers: IncomingHttpHeaders, host: string): boolean => {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') return site === 'cross-site' || site === 'same-site';
  const { origin } = headers;
  return origin !== undefined && URL.parse(origin)?.host !== host;
};

/**
 * Pages of any origin read what is public, and what their token is for. No cookie counts across origins: whoever asks from there
 * is a stranger or a program, and browsers hide the answer from a page that sent one all the same.
 */
export const openToOtherOrigins = (server: FastifyInstance): void => {
  server.addHook('onRequest', (request, reply, done) => {
    const { raw, headers, method, url } = request;
    if (!/^\/graphql(\?|$)/.test(url)) {
      done();
      return;
    }
    void reply.header('vary', 'cookie, authorization, origin, sec-fetch-site');
    const cookie = headers.cookie;
    if (isForeign(headers, request.host)) delete raw.headers.cookie;
    if (sessionToken(cookie) === null) {
      void reply.header('access-control-allow-origin', '*');
      void reply.header('access-control-expose-headers', 'retry-after, www-authenticate');
    }
    if (method === 'OPTIONS') {
      void reply.code(204).headers(PREFLIGHT).send();
      return;
    }
    // Apollo asks for a header that no form can send: where nobody's credentials come along by themselves, there is nothing to misuse.
    const isNobodys =
      sessionToken(raw.headers.cookie) === null || bearerToken(headers.authorization) !== null;
    if (method === 'GET' && isNobodys) raw.headers['apollo-require-preflight'] = 'read';
    done();
  });
};
