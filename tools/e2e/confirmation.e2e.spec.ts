import type { Page } from 'playwright-core';
import { type BridgeClub, competition, openBridgeClub, patience } from './bridge-club';

let at: BridgeClub;
let arbiter: Page;

beforeAll(async () => {
  at = await openBridgeClub();
  arbiter = await at.arbitre.signedIn('arbitre');
  arbiter.setDefaultTimeout(12_000);
  await at.enter(arbiter);
}, 120_000);

afterAll(() => at.stop());

/** A telephone at table 2 that has entered the code of a seat, or of the table. */
const telephone = async (seat: string | null): Promise<Page> => {
  const codes = arbiter.getByTestId('table-codes');
  const before = await codes.getByTestId('one-code').count();
  await codes.locator('input[name=code-table]').fill('2');
  if (seat !== null) await codes.locator('select[name=code-seat]').selectOption(seat);
  await codes.locator('button[type=submit]').click();
  await codes.getByTestId('one-code').nth(before).waitFor();
  const code = await codes.getByTestId('code').innerText();
  const phone = await at.arbitre.open('/table', { width: 390, height: 800 });
  phone.setDefaultTimeout(12_000);
  await phone.locator('input[name=table-code]').fill(code);
  await phone.locator('form button[type=submit]').click();
  await at.line(phone, 1, 2, 3).waitFor();
  return phone;
};

/** What people touch is as large as a finger, and nothing is wider than the telephone. */
const fits = async (phone: Page): Promise<void> => {
  for (const button of await phone.getByTestId('own-view').getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
  }
  expect(await phone.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
};

const finality = async (table: number, board: number): Promise<string> => {
  const { deal } = await at.arbitre.ask<{ deal: { finality: string } }>(
    at.staff,
    `{deal(id:"${competition}.s1-r1-t${table}-b${board}"){finality}}`,
  );
  return deal.finality;
};

describe('a result at a table with two telephones', () => {
  it(
    'is entered by one side and verified by the other from its own view; where both differ, both go to the arbiter',
    async () => {
      const north = await telephone('N');
      const east = await telephone('E');
      // The short form and one digit: 62 would be vulnerable; board 3 has East-West vulnerable, 42 is four of a major.
      await at.line(north, 1, 2, 3).pressSequentially('42+');
      await at.row(north, 1, 2, 3).getByTestId('choices').getByRole('button').first().waitFor();
      await at.line(north, 1, 2, 3).press('1');
      await at.inState(north, 'stored', 1, 2, 3);
      expect(await at.row(north, 1, 2, 3).getByTestId('own-view').count()).toBe(0);

      const asked = at.row(east, 1, 2, 3).getByTestId('own-view');
      await asked.getByText('-420').or(asked.getByText('−420')).waitFor();
      await fits(east);
      await asked.getByTestId('confirm').click();
      await at.inState(east, 'verified', 1, 2, 3);
      await at.inState(north, 'verified', 1, 2, 3);
      expect(await finality(2, 3)).toBe('VERIFIED');

      // What the desk has typed is seen by both sides; East says otherwise.
      const typed = at.row(east, 1, 2, 1);
      await typed.getByTestId('not-so').click();
      await typed.locator('input[name=report]').fill('3NTN-1');
      await typed.locator('input[name=reason]').fill('eight tricks');
      await typed.locator('form button[type=submit]').click();
      await typed.getByTestId('disputed').waitFor();
      await at.inState(north, 'disputed', 1, 2, 1);
      await at.inState(arbiter, 'disputed', 1, 2, 1);

      // It is one thing to do, told in the tab without a reload; a link leads to where it is settled.
      await arbiter.getByTestId('tasks-tab').getByText('1 thing to do').waitFor();
      await arbiter.getByTestId('tasks-tab').click();
      const task = arbiter.getByTestId('tasks').locator('li[data-kind=DISPUTED]');
      await task.getByText('eight tricks').waitFor();
      await task.getByRole('link').click();
      await arbiter.waitForURL(`**/deals/${competition}.s1-r1-t2-b1`);
      await arbiter.locator('[data-finality=DISPUTED]').getByText('eight tricks').waitFor();
      await arbiter.getByTestId('uphold').click();
      await arbiter.locator('input[name=reason]').fill('nine tricks on the table');
      await arbiter.keyboard.press('Enter');
      await arbiter.locator('[data-finality=VERIFIED]').waitFor();
      await arbiter.goto(`${at.arbitre.stack.address}/competitions/${competition}/boards?session=1&board=1`);
      await arbiter.locator('.finality[data-finality=VERIFIED]').waitFor();
      await at.inState(east, 'verified', 1, 2, 1);
      await at.enter(arbiter);
    },
    2 * patience,
  );

  it(
    'on one telephone of the table, each side says who it is; a signed sheet verifies what is left',
    async () => {
      const phone = await telephone(null);
      const row = at.row(phone, 1, 2, 2);
      await row.waitFor();
      expect(await row.getByTestId('own-view').count()).toBe(0);
      await phone.getByTestId('own-side').getByText('EW', { exact: true }).click();
      await row.getByTestId('confirm').click();
      await row.getByTestId('own-view').waitFor({ state: 'detached' });
      expect(await finality(2, 2)).toBe('ENTERED');
      await phone.getByTestId('own-side').getByText('NS', { exact: true }).click();
      await row.getByTestId('confirm').click();
      await at.inState(phone, 'verified', 1, 2, 2);

      await at.inState(arbiter, 'stored', 1, 1, 2);
      await arbiter.getByTestId('sheet-signed').first().click();
      for (const board of [1, 2, 3]) await at.inState(arbiter, 'verified', 1, 1, board);
    },
    2 * patience,
  );
});
