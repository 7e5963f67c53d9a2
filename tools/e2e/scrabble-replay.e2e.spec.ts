/// <reference lib="dom" />
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startInstallation, type Installation } from './installation';

let arbitre: Installation;
let page: Page;

/** A limit against hanging, for steps that write and wait for what follows. */
const patience = 30_000;

beforeAll(async () => {
  arbitre = await startInstallation({ demo: true });
  page = await arbitre.signedIn('arbitre');
}, 180_000);

afterAll(() => arbitre.stop());

describe('a game of Scrabble of the demo season', () => {
  it(
    'is replayed round by round with keys, and a link leads back to a round',
    async () => {
      await page.goto(`${arbitre.stack.address}/competitions/demo-scrabble/sessions/1?round=3`);
      await page.getByTestId('retained').waitFor();
      const third = await page.getByTestId('board').innerText();
      await page.keyboard.press('ArrowDown');
      await page.waitForURL(/round=4/);
      expect(await page.getByTestId('board').innerText()).not.toBe(third);
      await page.keyboard.press('ArrowUp');
      await page.waitForURL(/round=3/);
      expect(await page.getByTestId('board').innerText()).toBe(third);
      // What it looks like, for the handbook: UPDATE_PICTURES=1 npm test
      if (process.env.UPDATE_PICTURES !== undefined)
        await page.screenshot({ path: join(import.meta.dirname, '../../docs/images/scrabble.png') });
    },
    patience,
  );

  it(
    'shows the rack before its word, and how the slips are spread',
    async () => {
      expect(await page.getByTestId('distribution').locator('tbody tr').count()).toBeGreaterThan(1);
      await page.keyboard.press('ArrowLeft');
      await page.getByTestId('distribution').waitFor({ state: 'detached' });
      expect(await page.getByTestId('rack').locator('arb-tile').count()).toBe(7);
    },
    patience,
  );

  it(
    'says that its word list is not the official one',
    async () => {
      expect(await page.getByTestId('trial-list').innerText()).toMatch(/not the Officiel du Scrabble/);
    },
    patience,
  );

  it(
    'fits a phone',
    async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await page.setViewportSize({ width: 1440, height: 900 });
    },
    patience,
  );
});
