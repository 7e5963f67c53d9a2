/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import { startInstallation, type Installation } from './installation';

let arbitre: Installation;
let admin: Page;
let camille = '';

const patience = 60_000;

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  const staff = await arbitre.signedIn('staff');
  const written = async (name: string, input: Record<string, unknown>): Promise<void> => {
    expect(await arbitre.mutate(staff, name, input)).toMatchObject({ __typename: 'Committed' });
  };
  await written('openRegion', { id: 'nord', name: 'Nord', timeZone: 'Europe/Paris' });
  const opened = { ruleset: 'bridge-duplicate@1', method: 'matchpoints', startsOn: '2026-11-21' };
  await written('openCompetition', { id: 'cup', name: 'Coupe', region: 'Nord', ...opened });
  admin = await arbitre.signedIn('admin');
  const { code } = await arbitre.arbitre('accounts', 'create', 'camille', '--name', 'Camille Roche');
  expect(code).toBe(0);
  const query = '{accounts(first:100){nodes{id name}}}';
  const { accounts } = await arbitre.ask<{ accounts: { nodes: { id: string; name: string }[] } }>(
    admin,
    query,
  );
  camille = accounts.nodes.find(({ name }) => name === 'Camille Roche')?.id ?? '';
}, 120_000);

afterAll(() => arbitre.stop());

const go = (page: Page, path: string): Promise<unknown> => page.goto(`${arbitre.stack.address}${path}`);
const rows = (page: Page): Locator => page.getByTestId('official');
const hasFocus = (element: Element): boolean => element === document.activeElement;

/** Opens the form with the keyboard alone and types into its fields, in their order; what is undefined stays. */
const typed = async (page: Page, values: Readonly<Record<string, string | undefined>>): Promise<void> => {
  const open = page.locator('[data-act=giveGrant] > button');
  await open.focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-act=giveGrant] form [name=account]').waitFor();
  const names = Object.keys(values);
  for (const [at, name] of names.entries()) {
    const value = values[name];
    const field = page.locator(`[data-act=giveGrant] form [name=${name}]`);
    expect(await field.evaluate(hasFocus)).toBe(true);
    if (value !== undefined) {
      // In a list of choices what is typed finds one.
      if (name !== 'role' && name !== 'scope') await page.keyboard.press('Control+A');
      await page.keyboard.type(value);
    }
    // What is asked for next may follow from what was chosen.
    await page.locator(`[data-act=giveGrant] form [name=${names[at + 1] ?? name}]`).waitFor();
    await page.keyboard.press('Tab');
  }
  await page.locator('[data-act=giveGrant] form [name=until]').focus();
  await page.keyboard.press('Enter');
};

const isNarrow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

describe('officials', () => {
  it(
    'are given a role in a region, found there and by name, and ended, by keyboard',
    async () => {
      await go(admin, '/officials');
      await rows(admin).first().waitFor();
      await typed(admin, { account: camille, role: 'Arb', scope: 'Nord' });
      const row = rows(admin).filter({ hasText: 'nord' });
      await row.getByText('Camille Roche').waitFor();
      expect(await admin.locator('[data-act=giveGrant] > button').evaluate(hasFocus)).toBe(true);
      await typed(admin, { account: camille, role: 'Arb', scope: 'Nord' });
      await admin.locator('[data-act=giveGrant]').getByText('has this role there already').waitFor();
      await admin.keyboard.press('Escape');

      await admin.getByTestId('place-filter').selectOption('region:nord');
      await admin.waitForURL('**/officials?place=region:nord');
      await admin.getByTestId('count').getByText('1 role held').waitFor();
      await admin.locator('arb-search-box input').fill('nobody');
      await admin.getByText('Nobody holds a role here.').waitFor();
      await admin.locator('arb-search-box input').fill('cam ro');
      await row.getByRole('button', { name: 'End for Camille Roche: Arbiter' }).focus();
      await admin.keyboard.press('Enter');
      await admin.getByText('Nobody holds a role here.').waitFor();
      await admin.getByTestId('all').focus();
      await admin.keyboard.press('Space');
      await row.getByText('ended on').waitFor();
      expect(await row.getByRole('button').count()).toBe(0);

      await row.getByRole('link', { name: 'Camille Roche' }).click();
      await admin.waitForURL(`**/accounts?account=${camille}`);
      await admin.getByTestId('grants').getByText('Region nord', { exact: true }).waitFor();
      expect(await admin.getByTestId('account').count()).toBe(1);
    },
    patience,
  );

  it(
    'of a competition stand on its page: a table for an evening is over the day after',
    async () => {
      await go(admin, '/competitions/cup');
      await admin.getByRole('link', { name: 'Officials' }).last().click();
      await admin.waitForURL('**/competitions/cup/officials');
      await admin.getByText('Nobody holds a role here.').waitFor();
      await typed(admin, {
        ...{ account: camille, role: 'Sco', scope: 'Table' },
        ...{ competition: undefined, session: undefined, table: '3' },
      });
      const row = rows(admin).filter({ hasText: 'Table 3, session 1, cup' });
      await row.getByText('not included').waitFor();
      await row.getByText('Scorer').waitFor();
      await typed(admin, { account: camille, role: 'Tour' });
      await rows(admin).filter({ hasText: 'Tournament director' }).getByText('Camille Roche').waitFor();
      expect(await rows(admin).count()).toBe(2);

      const staff = await arbitre.signedIn('staff', { width: 390, height: 844 });
      await go(staff, '/competitions/cup/officials');
      await rows(staff).first().waitFor();
      expect(await rows(staff).count()).toBe(2);
      expect(await staff.locator('[data-act=giveGrant]').count()).toBe(0);
      expect(await rows(staff).getByRole('button').count()).toBe(0);
      expect(await isNarrow(staff)).toBe(true);
      await go(staff, '/officials?all=1');
      await rows(staff).filter({ hasText: 'nord' }).waitFor();
      expect(await isNarrow(staff)).toBe(true);
    },
    patience,
  );

  it(
    'are nobody’s to read who only runs tables',
    async () => {
      const club = await arbitre.signedIn('club');
      await go(club, '/competitions/cup');
      await club.getByRole('heading', { name: 'Coupe' }).waitFor();
      expect(await club.getByRole('link', { name: 'Officials' }).count()).toBe(0);
    },
    patience,
  );
});
