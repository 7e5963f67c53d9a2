/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { type BridgeClub, competition, openBridgeClub, patience } from './bridge-club';

// Standings that answer, and an arbiter who is called, rules, and sees what it changes before.

let at: BridgeClub;
let arbiter: Page;

const goto = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${at.arbitre.stack.address}/${path}`);
};
const wide = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

beforeAll(async () => {
  at = await openBridgeClub();
  arbiter = await at.arbitre.signedIn('arbitre');
  arbiter.setDefaultTimeout(12_000);
}, 120_000);

afterAll(() => at.stop());

describe('a row of the standings', () => {
  it(
    'opens by the keyboard what its total is made of, has an address of its own, and gives the focus back',
    async () => {
      await goto(at.club, `competitions/${competition}`);
      const row = at.club.locator('[data-why=pair-1]');
      await row.focus();
      await at.club.keyboard.press('Enter');
      const why = at.club.getByTestId('why');
      await why.getByTestId('why-line').nth(3).waitFor();
      expect(at.club.url()).toContain('why=pair-1');
      // Rounds 1 and 2 have results: the rank after each is drawn, and said.
      await why.getByTestId('rank-chart').waitFor();
      const total = await why.getByTestId('why-total').innerText();
      expect(await at.club.locator('tr[data-entry=pair-1] .total').innerText()).toBe(total);
      await at.club.keyboard.press('Escape');
      await why.waitFor({ state: 'detached' });
      expect(await at.club.evaluate(() => (document.activeElement as HTMLElement).dataset.why)).toBe(
        'pair-1',
      );
      await goto(at.club, `competitions/${competition}?why=pair-1`);
      await why.getByTestId('why-line').first().getByRole('link').click();
      await at.club.waitForURL('**/deals/**');
      await at.club.getByTestId('other-tables').locator('tbody tr').nth(2).waitFor();
      await goto(at.club, `competitions/${competition}?view=rounds`);
      const heads = at.club.getByTestId('by-round').locator('thead th');
      await heads.nth(4).waitFor();
      expect(await heads.allInnerTexts()).toEqual([...['Rank', 'Name', '1', '2', 'Total']]);
    },
    patience,
  );
});

describe('a call for the arbiter', () => {
  it(
    'comes from a telephone, waits on the open list of the arbiter, and ends with the ruling that was foreseen',
    async () => {
      await goto(arbiter, `competitions/${competition}/arbiter`);
      await arbiter.getByText('Nothing waits.').waitFor();
      const phone = await at.arbitre.signedIn('club', { width: 390, height: 800 });
      phone.setDefaultTimeout(12_000);
      await goto(phone, `deals/${competition}.s1-r1-t1-b1`);
      const call = phone.getByTestId('call-arbiter');
      await call.locator('summary').click();
      expect(await call.getByRole('button').isDisabled()).toBe(true);
      await call.locator('input[name=why]').fill('A card was seen.');
      await call.getByRole('button').click();
      await phone.getByTestId('history').getByText('A card was seen.').waitFor();
      expect(await wide(phone)).toBeLessThanOrEqual(390);

      const task = arbiter.getByTestId('tasks').locator('li');
      await task.getByText('A card was seen.').waitFor();
      await task.getByRole('link').click();
      const form = arbiter.getByTestId('give-ruling');
      await form.locator('summary').click();
      const give = form.getByRole('button', { name: 'Give the ruling' });
      await form.locator('input[name=ruling-article]').fill('L12C2');
      await form.locator('input[name=ruling-article]').press('ArrowDown');
      await form.locator('input[name=ruling-article]').press('Enter');
      await form.locator('select[name=kind-NS]').selectOption('artificial');
      await form.getByRole('button', { name: '40', exact: true }).click();
      await form.getByTestId('effect').locator('tbody tr').first().waitFor();
      expect(await give.isDisabled()).toBe(true);
      const foreseen = await form
        .getByTestId('effect')
        .locator('tbody tr', { hasText: 'Pair 1' })
        .innerText();
      await form.locator('textarea[name=ruling-reason]').fill('The card was seen by both.');
      await give.click();
      await arbiter.getByTestId('history').getByTestId('ruling').waitFor();
      await arbiter.getByTestId('history').getByTestId('article-says').waitFor();

      await goto(phone, `competitions/${competition}/arbiter`);
      const ruling = phone.getByTestId('rulings').locator('li');
      await ruling.getByText('The card was seen by both.').waitFor();
      expect(await ruling.innerText()).toContain('40% of the top');
      expect(await phone.getByTestId('tasks').count()).toBe(0);
      expect(await wide(phone)).toBeLessThanOrEqual(390);
      await goto(phone, `competitions/${competition}?why=pair-1`);
      const why = phone.getByTestId('why');
      await why.getByText('The card was seen by both.').waitFor();
      const total = await why.getByTestId('why-total').innerText();
      expect(foreseen.trim().endsWith(total)).toBe(true);
      expect(await wide(phone)).toBeLessThanOrEqual(390);
    },
    patience * 2,
  );
});

describe('what a page reads', () => {
  const pages = ['/arbiter', '/room', '/tasks', '/entry', '/boards', '/entries', ''].map(
    (path) => `competitions/${competition}${path}`,
  );

  it.each([...pages, 'clubs', 'members', 'seasons', 'competitions'])(
    'is copied from the menu of %s with its variables, and answered to whoever sends it',
    async (path) => {
      const { staff, arbitre } = at;
      await staff.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await goto(staff, path);
      await staff.locator('main h1').first().waitFor();
      await staff.getByTestId('account-menu').click();
      await staff.getByTestId('page-query').click();
      await staff.getByTestId('announcement').getByText('Copied').waitFor({ state: 'attached' });
      const text = await staff.evaluate(() => navigator.clipboard.readText());
      const queries = text.split(/^# (?=\{)/mu).slice(1);
      expect(queries.length).toBeGreaterThan(0);
      const answers: unknown[] = [];
      for (const one of queries) {
        const [variables = '', ...query] = one.split('\n');
        const given = JSON.parse(variables) as Record<string, unknown>;
        answers.push(
          ...Object.values(await arbitre.ask<Record<string, unknown>>(staff, query.join('\n'), given)),
        );
      }
      expect(answers.filter((each) => each !== null).length).toBeGreaterThan(0);
    },
    patience,
  );
});
