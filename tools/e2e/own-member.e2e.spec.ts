/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { startInstallation, type Installation } from './installation';

let arbitre: Installation;

const PASSWORD = 'brume cerise lanterne';

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  const staff = await arbitre.signedIn('staff');
  const written = async (name: string, input: Record<string, unknown>): Promise<void> => {
    expect(await arbitre.mutate(staff, name, input)).toMatchObject({ __typename: 'Committed' });
  };
  const from = '2026-09-01';
  await written('openRegion', { id: 'nord', name: 'Nord', timeZone: 'Europe/Paris' });
  await written('registerClub', { number: '59001', name: 'Lille Bridge', region: 'nord', from });
  const anne = { licence: 'F-1', familyName: 'Dupont', givenName: 'Anne', category: 'senior' };
  await written('registerMember', { ...anne, year: 2026, club: '59001', from });
}, 120_000);

afterAll(() => arbitre.stop());

/** Somebody new who has chosen a password, on the page of the own account. */
const owner = async (signIn: string): Promise<{ readonly page: Page; readonly id: string }> => {
  const { out } = await arbitre.arbitre('accounts', 'create', signIn, '--name', signIn);
  const page = await arbitre.open(/\/password#[\w-]{43}/.exec(out)?.[0] ?? 'no link');
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/sign-in');
  await page.locator('input[name=account]').fill(signIn);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/competitions');
  const { me } = await arbitre.ask<{ me: { id: string } }>(page, '{me{id}}');
  return { page, id: me.id };
};

describe('the own member', () => {
  it('stands on the page of the account, which chooses by keyboard what the public reads', async () => {
    const { page, id } = await owner('anne');
    await page.goto(`${arbitre.stack.address}/account`);
    await page.getByTestId('change-password').waitFor();
    expect(await page.getByTestId('own-member').count()).toBe(0);
    const admin = await arbitre.signedIn('admin');
    const grant = { account: id, role: 'player', scope: 'member:F-1', from: '2026-09-01', why: 'identified' };
    expect(await arbitre.mutate(admin, 'giveGrant', grant)).toMatchObject({ __typename: 'Committed' });

    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    const own = page.getByTestId('own-member');
    await own.getByText('Anne Dupont').waitFor();
    await own.getByText('Lille Bridge').waitFor();
    await own.getByText('In public standings: the name.').waitFor();
    await page.getByTestId('member-results').getByText('No competition yet.').waitFor();
    await own.locator('[data-act=choosePrivacy] > button').focus();
    await page.keyboard.press('Enter');
    await own.locator('select[name=privacy]').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await own.getByText('In public standings: the initials.').waitFor();
    const fits = () => document.documentElement.scrollWidth <= window.innerWidth;
    expect(await page.evaluate(fits)).toBe(true);
    const other = await arbitre.mutate(page, 'choosePrivacy', { licence: 'F-2', privacy: 'name' });
    expect(other).toMatchObject({ __typename: 'NotAuthorized', code: 'not-permitted-here' });
  }, 60_000);
});
