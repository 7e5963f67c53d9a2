import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Scripts and styles of our own files only, and those that bear `nonce`. `framedBy`: whose pages may frame it. */
export const contentSecurityPolicy = (nonce?: string, framedBy = "'none'"): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self'${nonce === undefined ? '' : ` 'nonce-${nonce}'`}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
  ].join('; ');

/** What a page may ask the browser for: passkeys, the clipboard, the whole screen; nothing that hears, sees or finds anybody. */
const PERMISSIONS = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture', 'geolocation'],
  ...[
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ],
].map((feature) => `${feature}=()`);

/** What a browser reads of a document alone. */
const OF_DOCUMENTS = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': PERMISSIONS.join(', '),
} as const;

const HEADERS = {
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  ...OF_DOCUMENTS,
} as const;

/** A page loads eighty scripts: together, what they would say of documents weighs more than most of them. */
export const asPartOfPage = (reply: FastifyReply): FastifyReply => {
  for (const name of Object.keys(OF_DOCUMENTS)) void reply.removeHeader(name);
  return reply;
};

/** Browsers that came over TLS once come over nothing else for a year. */
const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';

const addTo = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (request.protocol === 'https') void reply.header('strict-transport-security', STRICT_TRANSPORT);
  return reply.headers(HEADERS);
};

/** Every answer carries them, errors too; scripts and styles of a page do without those of documents. */
export const addSecurityHeaders = (server: FastifyInstance): void => {
  server.addHook('onRequest', (request, reply, done) => {
    addTo(request, reply);
    done();
  });
};

/** The answer to an address that Fastify cannot read: no hook sees it. */
export const refuseAddress = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  void addTo(request, reply)
    .code(error.statusCode ?? 400)
    .type('text/plain; charset=utf-8')
    .send('No such address.\n');
};
