/// <reference lib="dom" />
import type { Request } from 'playwright-core';
import { startInstallation, type Installation } from './installation';

let arbitre: Installation;

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
}, 120_000);

afterAll(() => arbitre.stop());

type Sent = {
  readonly query?: string;
  readonly extensions?: {
    readonly persistedQuery: { readonly version: number; readonly sha256Hash: string };
  };
};
const sent = (request: Request): Sent => (request.postDataJSON() ?? {}) as Sent;

describe('a page and the version of its server', () => {
  it('the page sends the hashes of its operations, and no document', async () => {
    const page = await arbitre.open('/');
    const asked = page.waitForRequest((request) => sent(request).extensions !== undefined);
    await page.reload();
    const { query, extensions } = sent(await asked);
    expect(query).toBeUndefined();
    expect(extensions?.persistedQuery.sha256Hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await page.getByTestId('outdated-banner').count()).toBe(0);
    await page.close();
  }, 60_000);

  it('a page of another version is told so, and is whole again once it was loaded anew', async () => {
    const page = await arbitre.open('/');
    await page.route('**/graphql', (route) => {
      const { extensions, ...rest } = sent(route.request());
      if (extensions === undefined) return route.continue();
      const persistedQuery = { ...extensions.persistedQuery, sha256Hash: '0'.repeat(64) };
      return route.continue({ postData: JSON.stringify({ ...rest, extensions: { persistedQuery } }) });
    });
    await page.reload();
    const banner = page.getByTestId('outdated-banner');
    await banner.getByText('Arbitre was updated.').waitFor();
    await page.unroute('**/graphql');
    await banner.getByRole('button', { name: 'Load again' }).click();
    await page.getByRole('main').waitFor();
    await banner.waitFor({ state: 'detached' });
    await page.close();
  }, 60_000);
});
