import { request } from 'node:http';
import { type Backend, startBackend } from '../../testing/backend';

describe('what every answer says of itself', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend();
  }, 60_000);
  afterAll(() => backend.stop());

  const at = (path: string, init: RequestInit = {}) => fetch(`${backend.api.address}${path}`, init);
  const asked = (query: string): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const GET = `/graphql?query=${encodeURIComponent('{ me { id } }')}`;

  it.each<[string, string, RequestInit, number]>([
    ['an answer', '/graphql', asked('{ me { id } }'), 200],
    ['a refusal', '/graphql', asked('{ nobody }'), 400],
    ['no JSON', '/graphql', { ...asked(''), body: '{' }, 400],
    [
      'a file of nobody',
      '/imports/members',
      { method: 'POST', body: 'a;b', headers: { 'content-type': 'text/csv' } },
      401,
    ],
    ['its health', '/health', {}, 200],
    ['an address that leads nowhere', '/api/none', {}, 404],
  ])('its kind and its characters: %s', async (_what, path, init, status) => {
    const answer = await at(path, init);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toMatch(/^[a-z]+\/[\w.+-]+; ?charset=utf-8$/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each<[string, RequestInit]>([
    ['/graphql', asked('{ me { id } }')],
    ['/graphql', asked('{ nobody }')],
    [GET, { headers: { 'apollo-require-preflight': 'yes' } }],
    ['/health', {}],
  ])('that no browser keeps it: %s', async (path, init) => {
    expect((await at(path, init)).headers.get('cache-control')).toBe('no-store');
  });

  it('is never what was sent (TRACE)', async () => {
    const { port } = new URL(backend.api.address);
    const { status, body } = await new Promise<{ status: number | undefined; body: string }>(
      (resolve, reject) => {
        const sent = request(
          {
            host: '127.0.0.1',
            port,
            method: 'TRACE',
            path: '/graphql',
            headers: { cookie: 'arbitre=secret' },
          },
          (answer) => {
            let body = '';
            answer.setEncoding('utf8').on('data', (chunk: string) => {
              body += chunk;
            });
            answer.on('end', () => {
              resolve({ status: answer.statusCode, body });
            });
          },
        );
        sent.on('error', reject).end();
      },
    );
    expect([404, 405]).toContain(status);
    expect(body).not.toContain('secret');
  });
});
