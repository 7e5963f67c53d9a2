/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import { byKeyboard, enter, openEvening, printed, publish } from './evening';
import { startInstallation, type Installation } from './installation';
import { barriers, sticksOut, wordsOfMachines } from './pages/findings';

// A tournament of 500 from its opening to the published ranking and the medals, by keyboard on a screen.

const patience = 60_000;
const TEAMS = ['Ana Aubin – Bea Barbe', 'Cleo Colin – Dora Dorey', 'Elsa Eloy – Fleur Fabre'];
const NAME = '500 au clavier';
const ID = '500-au-clavier-2026-05-02';
/** Eight deals as they are typed, and what they come to. */
const DEALS = ['N8h+', 'E7s-1', '9dr-', '10nt-2', 'W7c+', 'S8s+1', 'N9hr+', 'E8d+'];

let arbitre: Installation;
let host: Page;
let arbiter: Page;

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  const staff = await arbitre.signedIn('staff');
  await arbitre.mutate(staff, 'openRegion', { id: 'nord', name: 'Nord', timeZone: 'Europe/Paris' });
  await staff.context().close();
  host = await arbitre.signedIn('staff', byKeyboard.options);
  arbiter = await arbitre.signedIn('arbitre', byKeyboard.options);
  for (const page of [host, arbiter]) page.setDefaultTimeout(15_000);
}, 120_000);

afterAll(() => arbitre.stop());

const { press, type, choose, go } = byKeyboard;
const address = (path = ''): string => `${arbitre.stack.address}/competitions/${ID}${path}`;
const table = (page: Page): Locator => page.locator('arb-five-hundred-table');

const fill = async (form: Locator, typed: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(typed)) {
    const field = form.getByLabel(label, { exact: false }).first();
    const isList = (await field.evaluate((element) => element.tagName)) === 'SELECT';
    await (isList ? choose : type)(field, value);
  }
};

/** Opens the form of an act at its table, fills it in, and sends it; it is gone once the act is recorded. */
const record = async (page: Page, key: string, typed: Readonly<Record<string, string>>): Promise<void> => {
  await press(table(page).getByRole('button', { name: key, exact: true }));
  const form = table(page).locator('arb-act-form');
  await fill(form, typed);
  await press(form.locator('button[type=submit]'));
  await form.waitFor({ state: 'detached' });
};

describe('a tournament of 500 by keyboard', () => {
  it(
    'C500-2.1 is opened, its meetings are drawn by a seed whose hash was published, and a game is called',
    async () => {
      expect(await openEvening(arbitre, host, byKeyboard, NAME, 'Five hundred – Teams (points)')).toBe(
        `/competitions/${ID}`,
      );
      await enter(host, byKeyboard, 'pair', TEAMS);
      await go(host, 'Sessions');
      const opening = host.locator('arb-session-opening');
      await type(opening.locator('[name=games]'), '1');
      await press(opening.locator('button[type=submit]'));
      await press(host.getByTestId('commit'));
      await press(host.getByTestId('draw'));
      await host.getByText(/^Free: /u).waitFor();
      await press(host.getByRole('button', { name: 'Call a game', exact: true }));
      await table(host).getByText('running', { exact: true }).waitFor();
      await record(host, 'Note the cards drawn for the deal', {
        'Card of North': 'BL',
        'Card of East': 'S5',
        'Card of South': 'HK',
        'Card of West': 'DA',
      });
      await table(host).getByText('First dealer: East').waitFor();
      expect(await barriers(host)).toEqual([]);
    },
    patience,
  );

  it(
    'C500-6.5 has a line a deal, typed in the short form',
    async () => {
      await press(table(host).getByRole('link', { name: 'Deals of the table' }));
      for (const [at, typed] of DEALS.entries()) {
        const line = host.locator(`arb-results-line:has([data-key="1/1/1/${at + 1}"])`);
        await host.locator(`[data-key="1/1/1/${at + 1}"]`).focus();
        await host.keyboard.type(typed);
        await host.keyboard.press('Enter');
        await line.and(host.locator('[data-state=stored]')).waitFor();
      }
      expect(await barriers(host)).toEqual([]);
      expect([...(await sticksOut(host)), ...(await wordsOfMachines(host))]).toEqual([]);
    },
    patience,
  );

  it(
    'C500-6.6 C500-9.1 is initialled by the other team; a refusal is ruled by the arbiter',
    async () => {
      await go(host, 'Sessions');
      await record(host, 'Initial the deals', { 'Up to deal': '4' });
      const sheet = table(host).getByTestId('sheet');
      await sheet.locator('tbody tr').nth(3).waitFor();
      await record(host, 'Refuse to initial', { 'Disputed deal': '5', Reason: 'deal 5 was made' });
      await table(host).getByText('disputed', { exact: true }).waitFor();
      await arbiter.goto(address('/sessions/1'));
      await record(arbiter, 'Rule on a sheet', {
        'Up to deal': '5',
        Reason: 'the tricks were counted again',
      });
      await table(host).getByText('running', { exact: true }).waitFor();
      await record(host, 'Initial the deals', { 'Up to deal': '8' });
      await table(host).getByText('final', { exact: true }).waitFor();
      expect(await sheet.locator('tbody tr').count()).toBe(8);
      // 300 + 180 + 240 + 500, and 100 + 540 + 160 + 280.
      const totals = await sheet.locator('tfoot td strong').allInnerTexts();
      expect(totals.map((text) => Number(text.replaceAll(/\D/gu, '')))).toEqual([1220, 1080]);
    },
    patience,
  );

  it(
    'C500-0.5 is printed on A4, gives its medals, is published, and read by whoever has no account',
    async () => {
      await host.getByTestId('medals').getByText('Gold').waitFor();
      const plan = await printed(host, byKeyboard, 'Print the meetings', 'arb-five-hundred-print');
      expect([plan.tables, plan.sheets]).toEqual([1, 1]);
      const sheets = await printed(host, byKeyboard, 'Print the sheets', 'arb-five-hundred-print');
      expect([sheets.tables, sheets.sheets]).toEqual([1, 1]);
      const rows = await publish(arbitre, host, byKeyboard, `/competitions/${ID}`);
      expect(rows).toHaveLength(3);
      const stranger = await arbitre.open(`/competitions/${ID}/sessions/1`, byKeyboard.options);
      await table(stranger).getByText('final', { exact: true }).waitFor();
      expect(await table(stranger).getByRole('button').count()).toBe(0);
      await stranger.context().close();
    },
    patience,
  );
});
