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
      writeFileSync(join(adminDir, 'index.html'), '<app-root></app-root>');
      writeFileSync(join(adminDir, 'main-ABCD1234.js'), 'go()');
      writeFileSync(join(adminDir, 'packed-ABCD1234.js'), SCRIPT);
      writeFileSync(join(adminDir, 'packed-ABCD1234.js.br'), brotliCompressSync(SCRIPT));
      writeFileSync(join(adminDir, 'packed-ABCD1234.js.gz'), gzipSync(SCRIPT));
    });

    it('are one page at every address that it routes', async () => {
      for (const path of ['/', '/competitions/cup/standings', '/deals/cup.s1-r1-t1-b7?step=4']) {
        const response = await get(path);
        expect([response.status, await response.text()]).toEqual([200, '<app-root></app-root>']);
        expect(response.headers.get('cache-control')).toBe('no-cache');
      }
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

    it('are compressed at every address that is the page itself', async () => {
      writeFileSync(join(adminDir, 'index.html.br'), brotliCompressSync('<app-root>packed</app-root>'));
      const response = await get('/competitions/cup', { 'accept-encoding': 'br' });
      expect([response.headers.get('content-encoding'), await response.text()]).toEqual([
        'br',
        '<app-root>packed</app-root>',
      ]);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      rmSync(join(adminDir, 'index.html.br'));
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
      for (const path of ['/', '/health', '/graphql']) {
        const { headers } = await get(path);
        expect(headers.get('content-security-policy')).toContain("script-src 'self';");
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('referrer-policy')).toBe('same-origin');
      }
    });
  });
});
