/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { type BridgeClub, competition, openBridgeClub, patience } from './bridge-club';

let at: BridgeClub;
let stranger: Page;

const go = (page: Page, path: string) => page.goto(`${at.arbitre.stack.address}${path}`);
const act = async (page: Page, name: string, reason = ''): Promise<void> => {
  const form = page.locator(`[data-act=${name}]`);
  await form.locator('button').first().click();
  if (reason !== '') await form.locator('textarea').fill(reason);
  await form.locator('button[type=submit]').click();
};

beforeAll(async () => {
  at = await openBridgeClub();
  const browser = at.staff.context().browser();
  if (browser === null) throw new Error('the page is of no browser');
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' });
  stranger = await context.newPage();
  stranger.setDefaultTimeout(12_000);
}, 120_000);

afterAll(() => at.stop());

describe('a ranking that is published', () => {
  it(
    'leaves a club to repair its own entry until corrections are over, and nobody else’s',
    async () => {
      await at.enter(at.club, '?round=1');
      const own = [1, 3, 3] as const;
      await at.line(at.club, ...own).fill('4SN=');
      await at.line(at.club, ...own).press('Enter');
      await at.inState(at.club, 'stored', ...own);
      await at.line(at.club, ...own).fill('4SN-1');
      await at.line(at.club, ...own).press('Enter');
      await at
        .row(at.club, ...own)
        .getByTestId('entry-reason')
        .press('Enter');
      await at.inState(at.club, 'corrected', ...own);
      // What somebody else entered is not the club's to repair.
      expect(await at.line(at.club, 1, 1, 1).evaluate((field: HTMLInputElement) => field.readOnly)).toBe(
        true,
      );
    },
    patience,
  );

  it(
    'is read by whoever has no account, on a telephone and on a screen, with nothing to do there',
    async () => {
      await go(at.staff, `/competitions/${competition}/published`);
      await act(at.staff, 'publishRanking');
      await at.staff.locator('[data-testid=published][data-number="1"]').waitFor();

      await go(stranger, `/competitions/${competition}/published/1`);
      await stranger.getByTestId('published-row').first().waitFor();
      expect(await stranger.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(await stranger.locator('[data-act], a[href$="/entry"], a[href$="/entries"]').count()).toBe(0);
      await stranger.getByTestId('sign-in-link').waitFor();
      await stranger.setViewportSize({ width: 1440, height: 900 });
      await go(stranger, `/competitions/${competition}`);
      await stranger.getByTestId('standing').first().waitFor();
      const [file] = await Promise.all([
        stranger.waitForEvent('download'),
        stranger.getByTestId('csv').click(),
      ]);
      expect(file.suggestedFilename()).toBe(`${competition}.csv`);
    },
    patience,
  );

  it(
    'S01 S02 has a second version with its cause after a correction, and after the window is reopened by the named role alone',
    async () => {
      const { address } = at.arbitre.stack;
      expect(address).not.toBe('');
      const deal = `${competition}.s1-r1-t1-b1`;
      const corrected = await at.arbitre.mutate(at.staff, 'correctResult', {
        ...{ deal, expectedVersion: 2, reason: 'a slip was misread' },
        result: { contract: '3NT', declarer: 'N', tricks: 7 },
      });
      expect(corrected).toMatchObject({ __typename: 'Committed' });
      await act(at.staff, 'publishRanking', 'a slip was misread');
      await at.staff.locator('[data-testid=published][data-number="2"]').waitFor();
      await at.staff.getByTestId('change').first().waitFor();
      expect(await at.staff.getByTestId('cause').innerText()).toContain('a slip was misread');

      await act(at.staff, 'closeCorrections', 'all agree');
      await at.staff.getByTestId('stage').filter({ hasText: 'Official' }).waitFor();
      const late = await at.record([1, 2, 3]);
      expect(late).toMatchObject({ code: 'corrections-closed' });
      await at.enter(at.club, '?round=1');
      await at.club.getByTestId('closed').getByText('Corrections are over').waitFor();
      expect(await at.club.locator('[data-testid=entry]:not([readonly])').count()).toBe(0);
      await go(at.club, `/competitions/${competition}/published`);
      await at.club.getByTestId('published-row').first().waitFor();
      expect(await at.club.locator('[data-act]').count()).toBe(0);

      await act(at.staff, 'reopenCorrections', 'a slip was found');
      await at.staff.getByTestId('stage').filter({ hasText: 'Provisional' }).waitFor();
      expect(await at.record([1, 2, 3])).toMatchObject({ __typename: 'Committed' });
    },
    patience,
  );

  it(
    'stands on the wall of the hall, large and dark, and follows what is written',
    async () => {
      await go(stranger, `/hall/${competition}`);
      await stranger.getByTestId('hall-row').first().waitFor();
      expect(await stranger.locator('html').getAttribute('data-scheme')).toBe('dark');
      const size = await stranger
        .getByTestId('hall-row')
        .first()
        .evaluate((row) => parseFloat(getComputedStyle(row).fontSize));
      expect(size).toBeGreaterThanOrEqual(20);
      const before = await stranger.getByTestId('hall').innerText();
      expect(await at.record([1, 3, 2], '4S')).toMatchObject({ __typename: 'Committed' });
      await stranger.waitForFunction(
        (text) => document.querySelector<HTMLElement>('[data-testid=hall]')?.innerText !== text,
        before,
      );
    },
    patience,
  );
});
