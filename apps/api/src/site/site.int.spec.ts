import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backend, startBackend } from '../../testing/backend';

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

  const get = (path: string) => fetch(`${backend.api.address}${path}`);

  it('say what to do while they are not built', async () => {
    const response = await get('/');
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('npm run build')]);
  });

  describe('once built', () => {
    beforeAll(() => {
      mkdirSync(adminDir);
      writeFileSync(join(adminDir, 'index.html'), '<app-root></app-root>');
      writeFileSync(join(adminDir, 'main-ABCD1234.js'), 'go()');
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
