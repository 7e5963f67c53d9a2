import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { type Backend, startBackend } from '../../testing/backend';
import { MOST_BYTES } from '../api';

describe('the body of a request', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend();
  }, 60_000);
  afterAll(() => backend.stop());

  const post = (body: RequestInit['body'], headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${backend.api.address}/graphql`, {
      ...{ method: 'POST', body: body ?? null, duplex: 'half' },
      headers: { 'content-type': 'application/json', ...headers },
    });
  /** A question of so many bytes: JSON may have gaps. */
  const ofSize = (bytes: number): string => {
    const question = JSON.stringify({ query: '{ __typename }' });
    return question + ' '.repeat(bytes - question.length);
  };
  const inPieces = (body: string): ReadableStream => new Blob([body]).stream();

  it('passes at exactly the limit, and is refused with 413 beyond it, whether its length is told or not', async () => {
    for (const form of [(body: string) => body, inPieces]) {
      const passed = await post(form(ofSize(MOST_BYTES)));
      expect([passed.status, await passed.json()]).toMatchObject([200, { data: { __typename: 'Query' } }]);
      expect((await post(form(ofSize(MOST_BYTES + 1)))).status).toBe(413);
    }
  });

  it.each(['gzip', 'br', 'deflate', 'x-unknown'])(
    'is never inflated: %s is refused with 415',
    async (encoding) => {
      const bomb = gzipSync(Buffer.alloc(50_000_000, ' '));
      expect(bomb.length).toBeLessThan(MOST_BYTES);
      const refused = await post(bomb, { 'content-encoding': encoding });
      expect([refused.status, refused.headers.get('accept-encoding')]).toEqual([415, 'identity']);
      expect(await refused.text()).toContain('uncompressed');
      expect((await post(ofSize(100), { 'content-encoding': 'identity' })).status).toBe(200);
    },
  );

  it('is no file: an upload is refused and none of it kept', async () => {
    const upload = new FormData();
    upload.set('operations', JSON.stringify({ query: '{ __typename }' }));
    upload.set('0', new Blob([randomBytes(1_000)]), 'entries.csv');
    const refused = await fetch(`${backend.api.address}/graphql`, { method: 'POST', body: upload });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.status).toBeLessThan(500);
  });
});
