/// <reference lib="dom" />
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { type BridgeClub, competition, openBridgeClub, patience } from './bridge-club';

let club: BridgeClub;
let site: Server;
let page: Page;

/** The page of a club, at an origin of its own: the standings, and pages that nobody may frame. */
const html = (api: string): string => `<!doctype html><title>The club</title>
  <script>
    window.heights = [];
    addEventListener('message', ({ data }) => { if (data.from === 'arbitre') heights.push(data.height); });
  </script>
  <iframe id="standings" src="${api}/competitions/${competition}?embed&lang=fr&scheme=dark" width="700" height="500"></iframe>
  <iframe id="page" src="${api}/competitions/${competition}" width="300" height="100"></iframe>
  <iframe id="account" src="${api}/account?embed" width="300" height="100"></iframe>
  <iframe id="entry" src="${api}/competitions/${competition}/entry?embed" width="300" height="100"></iframe>`;

beforeAll(async () => {
  club = await openBridgeClub();
  const { address } = club.arbitre.stack;
  site = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(html(address)));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  // Another port is another origin of the same site: the staff's cookie is there.
  page = await club.staff.context().newPage();
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
}, 120_000);

afterAll(async () => {
  await club.stop();
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

describe('standings in the page of a club', () => {
  it(
    'are shown in their language and colours, without navigation, to nobody who is signed in',
    async () => {
      const frame = page.frameLocator('#standings');
      await frame.getByTestId('standing').first().waitFor();
      expect(await frame.getByTestId('standings').innerText()).toContain('Rang');
      expect(await frame.locator('html').getAttribute('lang')).toBe('fr');
      expect(await frame.locator('html').getAttribute('data-scheme')).toBe('dark');
      expect(
        await frame.locator('nav, header, [data-testid=sign-out], [data-testid=copy-embed]').count(),
      ).toBe(0);
      await page.waitForFunction(() =>
        (window as unknown as { heights: number[] }).heights.some((one) => one > 100),
      );
    },
    patience,
  );

  it(
    'follow what is written',
    async () => {
      expect(await club.record([1, 2, 3], '2NT')).toMatchObject({ __typename: 'Committed' });
      await page.frameLocator('#standings').locator('tr.changed').first().waitFor();
    },
    patience,
  );

  it(
    'are all that may be framed',
    async () => {
      for (const id of ['page', 'account', 'entry']) {
        const frame = await (await page.locator(`#${id}`).elementHandle()).contentFrame();
        await frame?.waitForLoadState();
        expect(frame?.url()).toMatch(/^chrome-error:/);
      }
    },
    patience,
  );

  it(
    'are put there by a code that the page of the standings gives',
    async () => {
      const own = await club.arbitre.signedIn('club');
      await own.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await own.goto(`${club.arbitre.stack.address}/competitions/${competition}`);
      await own.getByTestId('copy-embed').click();
      await own.waitForFunction(async () => (await navigator.clipboard.readText()).startsWith('<iframe '));
      const code = await own.evaluate(() => navigator.clipboard.readText());
      expect(code).toContain(
        `src="${club.arbitre.stack.address}/competitions/${competition}?embed&amp;lang=en"`,
      );
    },
    patience,
  );
});
