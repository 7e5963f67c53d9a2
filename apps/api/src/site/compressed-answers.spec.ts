import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { compressAnswers } from './compressed-answers';

describe('answers of GraphQL', () => {
  const long = JSON.stringify({ data: 'dame de pique '.repeat(200) });
  const server = fastify();
  compressAnswers(server);
  server.post('/graphql', (request, reply) =>
    reply.type('application/json').send((request.query as { readonly short?: string }).short ? '{}' : long),
  );
  server.get('/health', () => long);
  afterAll(() => server.close());

  const ask = (url: string, taken?: string, method: 'POST' | 'GET' = 'POST') =>
    server.inject({ method, url, headers: taken === undefined ? {} : { 'accept-encoding': taken } });

  it.each(['gzip', 'gzip, deflate, br', 'br;q=1.0, GZIP;q=0.5'])(
    'are compressed for who takes %s',
    async (taken) => {
      const { headers, rawPayload } = await ask('/graphql', taken);
      expect(headers).toMatchObject({
        ...{ 'content-encoding': 'gzip', 'content-type': 'application/json; charset=utf-8' },
        ...{ vary: 'accept-encoding', 'content-length': String(rawPayload.length) },
      });
      expect(rawPayload.length).toBeLessThan(long.length / 10);
      expect(gunzipSync(rawPayload).toString()).toBe(long);
    },
  );

  it.each([undefined, '', 'identity', 'br', 'gzip;q=0', 'gzip; q=0.0, br'])(
    'come as they are for who takes %s',
    async (taken) => {
      const { headers, body } = await ask('/graphql', taken);
      expect([headers['content-encoding'], headers.vary, body]).toEqual([undefined, 'accept-encoding', long]);
    },
  );

  it('come as they are where they are short, and nothing else is touched', async () => {
    const short = await ask('/graphql?short=1', 'gzip');
    expect([short.headers['content-encoding'], short.body]).toEqual([undefined, '{}']);
    const other = await ask('/health', 'gzip', 'GET');
    expect([other.headers['content-encoding'], other.headers.vary, other.body]).toEqual([
      undefined,
      undefined,
      long,
    ]);
  });
});
