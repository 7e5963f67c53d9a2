import type { FastifyInstance } from 'fastify';

/** Scripts of our own only; Angular sets styles of its components inline. No page of ours is framed. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;

/** Every answer carries them, errors too. */
export const addSecurityHeaders = (server: FastifyInstance): void => {
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(HEADERS);
    done();
  });
};
