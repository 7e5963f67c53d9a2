import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Backend, startBackend } from '../../testing/backend';

const SCRIPT = 'go(1);'.repeat(200);

describe('the pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arbitre-site-'));
  const adminDir = join(folder, 'admin');
  let backend: Backend;
  beforeAll(async () => {
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    backend = await startBackend({ adminDir });
  }, 60_000);
  afterAll(async () => {
    await backend.stop();
    rmSync(folder, { recursive: true });
  });

  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${backend.api.address}${path}`, { headers });

  it('say what to do while they are not built', async () => {
    const response = await get('/');
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('npm run build')]);
  });

  describe('once built', () => {
    beforeAll(() => {
      mkdirSync(adminDir);
      writeFileSync(join(adminDir, 'index.html'), '<arb-root></arb-root>');
      writeFileSync(join(adminDir, 'main-ABCD1234.js'), 'go()');
      writeFileSync(join(adminDir, 'packed-ABCD1234.js'), SCRIPT);
      writeFileSync(join(adminDir, 'packed-ABCD1234.js.br'), brotliCompressSync(SCRIPT));
      writeFileSync(join(adminDir, 'packed-ABCD1234.js.gz'), gzipSync(SCRIPT));
    });

    it('are one page at every address that it routes, with a nonce of its own for the styles of its components', async () => {
      const nonces = new Set<string>();
      for (const path of [
        '/',
        '/index.html',
        '/competitions/cup/standings',
        '/competitions/cup.2026?step=4',
      ]) {
        const response = await get(path);
        const [, nonce = 'none'] =
          /^<arb-root ngCspNonce="(.+)"><\/arb-root>$/.exec(await response.text()) ?? [];
        expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
        expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
        expect(response.headers.get('content-security-policy')).toContain(
          `style-src 'self' 'nonce-${nonce}';`,
        );
        nonces.add(nonce);
      }
      expect(nonces.size).toBe(4);
    });

    it.each(['/api', '/api/v1/standings', '/graphql/x', '/v2/x', '/.env', '/.git/config', '/wp-login.php'])(
      'are nothing that a program asks for: %s',
      async (path) => {
        const response = await get(path);
        expect([response.status, response.headers.get('content-type')]).toEqual([
          404,
          'text/plain; charset=utf-8',
        ]);
      },
    );

    it('tell a browser with any page the scripts that it begins with, the largest first', async () => {
      const script = (name: string, text: string): void => {
        writeFileSync(join(adminDir, `${name}-DCBA4321.js`), text);
      };
      script('begin', 'import{a}from"./chunk-DCBA4321.js";go(a)');
      script('chunk', 'import"./deep-DCBA4321.js";import("./later-DCBA4321.js");export const a=1');
      script('deep', 'go()');
      const told = async (page: string) => {
        writeFileSync(join(adminDir, 'index.html'), `${page}<arb-root></arb-root>`);
        return (await get('/competitions')).headers.get('link');
      };
      expect(await told('<script src="begin-DCBA4321.js"></script>')).toBe(
        ['chunk', 'begin', 'deep'].map((name) => `</${name}-DCBA4321.js>; rel="modulepreload"`).join(', '),
      );
      expect(await told('')).toBeNull();
    });

    it('keep hashed files for a year', async () => {
      const response = await get('/main-ABCD1234.js');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('content-type')).toContain('javascript');
    });

    it.each([
      ['br, gzip', 'br'],
      ['gzip, deflate', 'gzip'],
      ['identity', null],
    ])('travel as they were compressed (accepts %s)', async (accepted, encoding) => {
      const response = await get('/packed-ABCD1234.js', { 'accept-encoding': accepted });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('content-type')).toContain('javascript');
      expect(response.headers.get('vary')).toContain('accept-encoding');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await response.text()).toBe(SCRIPT);
    });

    it('are what they were when no compressed file stands beside them', async () => {
      const response = await get('/main-ABCD1234.js', { 'accept-encoding': 'br' });
      expect([response.headers.get('content-encoding'), await response.text()]).toEqual([null, 'go()']);
    });

    it('answer 404 for a script of an older build', async () => {
      expect((await get('/main-00000000.js')).status).toBe(404);
    });

    it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%00', '/%zz'])(
      'show nothing outside of their folder (%s)',
      async (path) => {
        expect(await (await get(path)).text()).not.toContain('secret\n');
        expect(await (await get(path)).text()).not.toBe('secret');
      },
    );

    it('carry security headers, as every answer does', async () => {
      for (const path of ['/', '/health', '/graphql', '/main-ABCD1234.js', '/api/x', '/%zz']) {
        const { headers } = await get(path);
        expect(headers.get('content-security-policy')).toContain("script-src 'self';");
        expect(headers.get('content-security-policy')).not.toContain('unsafe');
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('referrer-policy')).toBe('same-origin');
        expect(headers.get('strict-transport-security')).toBeNull();
      }
    });

    it('say of documents what is read of documents alone, and nothing of it with each of their scripts', async () => {
      for (const path of ['/', '/health', '/graphql', '/api/x', '/%zz', '/gone-ABCD1234.js'])
        expect((await get(path)).headers.get('permissions-policy')).toContain('microphone=()');
      const { headers } = await get('/main-ABCD1234.js');
      expect(headers.get('cache-control')).toContain('immutable');
      for (const name of ['permissions-policy', 'cross-origin-opener-policy', 'etag', 'last-modified'])
        expect(headers.get(name)).toBeNull();
    });

    it.each([
      ['/competitions/coupe?embed', '*'],
      ['/competitions/coupe?lang=fr&embed=1', '*'],
      ['/competitions/coupe', "'none'"],
      ['/competitions/coupe?field=embed', "'none'"],
      ['/competitions/coupe/entry?embed', "'none'"],
      ['/competitions?embed', "'none'"],
      ['/sign-in?embed', "'none'"],
      ['/?embed', "'none'"],
    ])('may be framed by others where they are standings that say so: %s by %s', async (path, framedBy) => {
      const policy = (await get(path)).headers.get('content-security-policy') ?? '';
      expect(policy.split('; ').at(-1)).toBe(`frame-ancestors ${framedBy}`);
    });

    it('tell browsers that came over TLS to come over nothing else', async () => {
      const { headers } = await get('/', { 'x-forwarded-proto': 'https' });
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    });
  });
});
