/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { startInstallation, type Installation } from './installation';
import { boxesOf, full, openEncounter, strikePoints } from './whist-encounter';
import { lastCoup, openWhistTable, scoreForm, type WhistTable } from './whist-table';

// Scorers of whist whose network goes away: what they strike stays, waits, and is stored once.

let arbitre: Installation;
let staff: Page;
let page: Page;
let table: WhistTable;

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  staff = await arbitre.signedIn('staff');
  staff.setDefaultTimeout(15_000);
  table = await openWhistTable(arbitre, staff, 'coupure');
  page = await arbitre.signedIn('club');
  page.setDefaultTimeout(15_000);
  await page.goto(table.address);
  await scoreForm(page).waitFor();
}, 120_000);

afterAll(() => arbitre.stop());

const field = (side: 'NS' | 'EW') => scoreForm(page).locator(`[name=${side}]`);

const typed = async (NS: string, EW: string): Promise<void> => {
  await field('NS').focus();
  await page.keyboard.type(NS);
  await page.keyboard.press('Tab');
  await page.keyboard.type(EW);
  await page.keyboard.press('Enter');
};

describe('a scorer of whist', () => {
  it('who is cut off reads that the hand waits, and finds it stored once the network is back', async () => {
    await page.context().setOffline(true);
    await typed('3', '0');
    await page.getByTestId('waiting').waitFor();
    expect([await field('NS').inputValue(), await field('EW').inputValue()]).toEqual(['3', '0']);
    expect(await table.coups()).toEqual([]);
    await page.context().setOffline(false);
    await lastCoup(page, 3, 0);
    expect(await table.coups()).toEqual(['b1 3-0']);
    expect(await field('NS').inputValue()).toBe('');
  });

  it('whose answer is lost has the hand on record once, and is not told that somebody else wrote it', async () => {
    // The server has it; what it says does not come back.
    let lost = 0;
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('"enter-coup"') === true && lost++ === 0) {
        await route.fetch();
        await route.abort();
      } else await route.fallback();
    });
    await typed('0', '2');
    await lastCoup(page, 0, 2);
    await page.getByTestId('waiting').waitFor({ state: 'detached' });
    await page.unrouteAll({ behavior: 'wait' });
    expect(lost).toBe(2);
    expect(await page.getByTestId('overtaken').count()).toBe(0);
    expect(await table.coups()).toEqual(['b1 3-0', 'b2 0-2']);
    expect(await field('NS').inputValue()).toBe('');
  });

  it('WHC-DONNEUR-2 who puts right what waits sends that alone, with the dealers as they follow', async () => {
    await page.context().setOffline(true);
    await typed('1', '0');
    await page.getByTestId('waiting').waitFor();
    await field('NS').fill('2');
    const dealers = scoreForm(page).locator('[name=dealer], [name=nextDealer]');
    expect(
      await dealers.evaluateAll((lists) => lists.map((list) => (list as HTMLSelectElement).value)),
    ).toEqual([...['S', 'W']]);
    await page.getByTestId('waiting').waitFor({ state: 'detached' });
    await page.context().setOffline(false);
    await page.getByTestId('connection-banner').waitFor({ state: 'detached' });
    expect(await table.coups()).toHaveLength(2);
    await field('EW').press('Enter');
    await lastCoup(page, 2, 0);
    expect((await table.coups()).at(-1)).toBe('b3 2-0');
  });
});

describe('a scorer of whist militaire', () => {
  it('who is cut off in the middle of a table strikes on, and every point comes in once, in its place', async () => {
    await staff.goto(await openEncounter(arbitre, staff, 'coupure-militaire'));
    await strikePoints(staff, 0, '1');
    await boxesOf(staff, 0).locator('.box[aria-pressed=true]').first().waitFor();
    await staff.context().setOffline(true);
    await staff.keyboard.type('221');
    await boxesOf(staff, 0).locator('.box.sending').nth(2).waitFor();
    expect(await boxesOf(staff, 0).locator('.box[aria-pressed=true]').count()).toBe(1);
    await staff.context().setOffline(false);
    await full(staff, 0);
    const won = await boxesOf(staff, 0)
      .locator('button.box')
      .evaluateAll((boxes) => boxes.map((box) => Number(box.getAttribute('aria-pressed') === 'true')));
    expect(won).toEqual([1, 0, 0, 1, 0, 1, 1, 0]);
    const { session } = await arbitre.ask<{ session: { events: readonly { readonly type: string }[] } }>(
      staff,
      '{session(id:"coupure-militaire.s1"){events{type}}}',
    );
    expect(session.events.filter(({ type }) => type === 'BoxWritten')).toHaveLength(4);
  });
});
