/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import { byKeyboard, byTouch, enter, openEvening, printed, publish } from './evening';
import { startInstallation, type Installation } from './installation';
import { inStrokes } from './strokes';
import { barriers, sticksOut, wordsOfMachines } from './pages/findings';

// A tournament of Joffre from its opening to the published ranking: by keyboard on a screen, by touch on a telephone.

const patience = 60_000;
const PLAYERS = ['Ana Aubin', 'Bea Barbe', 'Cleo Colin', 'Dora Dorey', 'Elsa Eloy'];

let arbitre: Installation;

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  const staff = await arbitre.signedIn('staff');
  await arbitre.mutate(staff, 'openRegion', { id: 'nord', name: 'Nord', timeZone: 'Europe/Paris' });
  await staff.context().close();
}, 120_000);

afterAll(() => arbitre.stop());

/** A line of the sheet under the finger: buyer, bid and points. */
const tapped = async (page: Page, keys: readonly string[]): Promise<void> => {
  const pad = page.getByTestId('tap-pad');
  for (const key of keys) await pad.getByRole('button', { name: key, exact: true }).tap();
  await page.getByTestId('tap-enter').tap();
};

/** What falls in four deals that North and South win, as it is typed and as it is tapped; the second is typed wrongly at first. */
const DEALS = [
  ['N10+ 10', ['North', 'bid of 10', '10 points']],
  ['S10+ 10', ['South', 'bid of 10', '10 points']],
  ['E8-2', ['East', 'bid of 8', '2 points']],
  ['N11+ 12', ['North', 'bid of 11', '12 points']],
] as const;

describe.each([
  ['by keyboard at 1440 px', 'Joffre au clavier', byKeyboard],
  ['by touch at 390 px', 'Joffre au doigt', byTouch],
] as const)('a tournament of Joffre %s', (_, name, way) => {
  const { press, type, choose, go } = way;
  const id = `${name.toLowerCase().replaceAll(' ', '-')}-2026-05-02`;
  const address = (path = ''): string => `${arbitre.stack.address}/competitions/${id}${path}`;
  let host: Page;
  let arbiter: Page;

  beforeAll(async () => {
    host = await arbitre.signedIn('staff', way.options);
    arbiter = await arbitre.signedIn('arbitre', way.options);
    for (const page of [host, arbiter]) page.setDefaultTimeout(15_000);
  }, patience);
  afterAll(async () => {
    for (const page of [host, arbiter]) await page.context().close();
  });

  const table = (page: Page): Locator => page.locator('arb-joffre-table');
  const fill = async (form: Locator, typed: Readonly<Record<string, string>>): Promise<void> => {
    for (const [label, value] of Object.entries(typed)) {
      const field = form.getByLabel(label, { exact: false }).first();
      const isList = (await field.evaluate((element) => element.tagName)) === 'SELECT';
      if (!isList) await type(field, value);
      else {
        // Players stand behind their numbers.
        const labels = await field.locator('option').allInnerTexts();
        await choose(field, labels.find((each) => each.trim().endsWith(value))?.trim() ?? value);
      }
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
  const line = (deal: number): Locator => host.locator(`arb-results-line:has([data-key="1/1/1/${deal}"])`);
  /** Stores the result of a deal on the line that has the focus by itself. */
  const note = async (deal: number, typed: string, keys: readonly string[]): Promise<void> => {
    await host.locator(`[data-key="1/1/1/${deal}"]:focus`).waitFor();
    const stored = (): Promise<void> => line(deal).and(host.locator('[data-state=stored]')).waitFor();
    if (way.options.touch) {
      await tapped(host, keys);
      await stored();
      return;
    }
    const work = async (): Promise<void> => {
      await host.keyboard.type(typed);
      await host.keyboard.press('Enter');
      await stored();
    };
    await (typed === 'E8-2' ? inStrokes(host, 'Joffre: a line of the sheet (`E8-2`)', work) : work());
  };

  it(
    'JOF-3.2 is opened, and partners are drawn by a seed whose hash was published; who is one too many sits out',
    async () => {
      expect(await openEvening(arbitre, host, way, name, 'Joffre – Wins, then points')).toBe(
        `/competitions/${id}`,
      );
      await enter(host, way, 'player', PLAYERS);
      await go(host, 'Sessions');
      const opening = host.locator('arb-session-opening');
      await type(opening.locator('[name=games]'), '1');
      await press(opening.locator('button[type=submit]'));
      await press(host.getByTestId('commit'));
      await press(host.getByTestId('draw'));
      await host.getByText(/^Sitting out: /u).waitFor();
      await record(host, 'Note the cards drawn for the deal', {
        'Card of North': 'France 7, General',
        'Card of East': 'France 1, Corporal',
        'Card of South': 'Russia 5, Major',
        'Card of West': 'Russia 6, Colonel',
      });
      await table(host).getByText('First dealer: East').waitFor();
      expect(await host.evaluate(() => document.documentElement.scrollWidth)).toBe(way.options.width);
    },
    patience,
  );

  it(
    'JOF-5.6 has lines for whoever was drawn, one after the other, until a side has 40',
    async () => {
      await press(table(host).getByRole('link', { name: 'Deals of the table' }));
      await host.getByTestId('sheet').getByRole('heading', { name: 'Table 1' }).waitFor();
      expect(await host.getByTestId('open-lines').count()).toBe(0);
      if (way.options.touch) await host.getByTestId('tap-pad').waitFor();
      for (const [at, [typed, keys]] of DEALS.entries()) {
        expect(await host.getByTestId('entry').count()).toBe(at + 1);
        await note(at + 1, typed, keys);
      }
      // North and South have 40 and 42: no fifth deal is awaited.
      await host.getByTestId('missing').getByText('Everything is in').waitFor();
      expect(await host.getByTestId('entry').count()).toBe(4);
      expect(await barriers(host)).toEqual([]);
      expect([...(await sticksOut(host)), ...(await wordsOfMachines(host))]).toEqual([]);
    },
    patience,
  );

  it(
    'JOF-7-GAP-3 closes the sheet with its deals; a side signs, the other refuses, and the arbiter rules',
    async () => {
      await go(host, 'Sessions');
      await record(host, 'Close the sheet of a table', { 'Number of deals played': '4' });
      const sheet = table(host).getByTestId('sheet');
      await sheet.locator('tfoot').getByText('40', { exact: true }).waitFor();
      expect(await sheet.locator('tbody tr').count()).toBe(4);
      const seat = async (name: string): Promise<string> =>
        (await table(host).locator('.seats div').filter({ hasText: name }).locator('dd').innerText()).trim();
      const [north, east] = [await seat('North'), await seat('East')];
      await record(host, 'Sign a sheet', { 'Who signs': north });
      await table(host).getByText(`Signed: ${north}`).waitFor();
      await record(host, 'Refuse to sign', { 'Who signs': east, Reason: 'deal 3 was made' });
      await table(host).getByText('disputed', { exact: true }).waitFor();
      await arbiter.goto(address('/sessions/1'));
      await record(arbiter, 'Rule on a sheet', { Reason: 'the tricks were counted again' });
      await table(host).getByText('final', { exact: true }).waitFor();
      expect(await barriers(host)).toEqual([]);
    },
    patience,
  );

  it(
    'JOF-7.1 is printed on A4, shown in its room, published, and read by whoever has no account',
    async () => {
      const plan = await printed(host, way, 'Print the tables', 'arb-joffre-print');
      expect([plan.tables, plan.sheets]).toEqual([1, 1]);
      const sheets = await printed(host, way, 'Print the sheets', 'arb-joffre-print');
      expect([sheets.tables, sheets.sheets]).toEqual([1, 1]);
      expect(sheets.text).toContain('40');
      await go(host, 'Room');
      await host.getByText('All tables are complete.').waitFor();
      const rows = await publish(arbitre, host, way, `/competitions/${id}`);
      // Two have won with 40, two lost with 10, and one has not played.
      expect(rows.map((each) => /(Ana|Bea|Cleo|Dora|Elsa) /.exec(each)?.[1]).toSorted()).toEqual([
        ...['Ana', 'Bea', 'Cleo', 'Dora', 'Elsa'],
      ]);
      expect(rows.filter((each) => each.includes('gold medal'))).toEqual(
        rows.filter((each) => /^1\b/u.test(each)),
      );
      const stranger = await arbitre.open(`/competitions/${id}/sessions/1`, way.options);
      await table(stranger).getByText('final', { exact: true }).waitFor();
      expect(await table(stranger).getByRole('button').count()).toBe(0);
      await stranger.context().close();
    },
    patience,
  );
});
