/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import { byKeyboard, byTouch, enter, openEvening, patience, printed, publish } from './evening';
import { startInstallation, type Installation } from './installation';
import { barriers, sticksOut, wordsOfMachines } from './pages/findings';

// An evening of bridge-plafond from its opening to the published ranking: by keyboard on a screen, by touch on a telephone.

const PLAYERS = ['Ana Aubin', 'Bea Barbe', 'Cleo Colin', 'Dora Dorey', 'Elsa Eloy'];

let arbitre: Installation;

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  const staff = await arbitre.signedIn('staff');
  await arbitre.mutate(staff, 'openRegion', { id: 'nord', name: 'Nord', timeZone: 'Europe/Paris' });
  await staff.context().close();
}, 120_000);

afterAll(() => arbitre.stop());

/** A rubber in three deals, as it is typed and as it is tapped; the second is written wrongly at first. */
const LINES = [
  ['4sN=', ['4 odd tricks', 'spades', 'North', 'made']],
  ['3nt E-1', ['3 odd tricks', 'NT notrump', 'East', '1 down']],
  ['4hS+1 h100', ['4 odd tricks', 'hearts', 'South', '1 over', '100 for honours']],
] as const;

describe.each([
  ['by keyboard at 1440 px', 'Plafond au clavier', byKeyboard],
  ['by touch at 390 px', 'Plafond au doigt', byTouch],
] as const)('an evening of bridge-plafond %s', (_, name, way) => {
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

  const table = (page: Page): Locator => page.locator('arb-plafond-table');
  const rubber = (page: Page): Locator => table(page).locator('arb-plafond-rubber').first();
  const fill = async (form: Locator, typed: Readonly<Record<string, string>>): Promise<void> => {
    for (const [label, value] of Object.entries(typed)) {
      const field = form.getByLabel(label, { exact: false }).first();
      const isList = (await field.evaluate((element) => element.tagName)) === 'SELECT';
      if (!isList) await type(field, value);
      else {
        const labels = await field.locator('option').allInnerTexts();
        await choose(field, labels.find((each) => each.trim().endsWith(value))?.trim() ?? value);
      }
    }
  };
  /** Opens the form of an act, fills it in, and sends it; it is gone once the act is recorded. */
  const record = async (
    within: Locator,
    key: string,
    typed: Readonly<Record<string, string>> = {},
  ): Promise<void> => {
    await press(within.getByRole('button', { name: key, exact: true }));
    if (Object.keys(typed).length === 0) return;
    const form = within.locator('arb-act-form');
    await fill(form, typed);
    await press(form.locator('button[type=submit]'));
    await form.waitFor({ state: 'detached' });
  };
  const next = (page: Page): Locator => rubber(page).getByTestId('next-line');
  const lines = (page: Page): Locator => rubber(page).getByTestId('lines').locator('li');
  const write = async (deal: number, typed: string, keys: readonly string[]): Promise<void> => {
    await next(host).getByLabel(`Line of deal ${deal}`).waitFor();
    if (way.options.touch) {
      const pad = next(host).getByTestId('tap-pad');
      for (const key of keys) await pad.getByRole('button', { name: key, exact: true }).tap();
      await next(host).getByTestId('tap-enter').tap();
    } else {
      await type(next(host).locator('[name=line]'), typed);
      await host.keyboard.press('Enter');
    }
    await lines(host)
      .nth(deal - 1)
      .waitFor();
  };

  /** Lines that are struck while the first of them is on its way: they wait for it, and come after it. */
  const strikeFaster = async (typed: readonly string[]): Promise<void> => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>();
    await host.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('RecordSessionActs') === true) await answered;
      await route.continue();
    });
    for (const line of typed) {
      await type(next(host).locator('[name=line]'), line);
      await host.keyboard.press('Enter');
    }
    await next(host).getByTestId('struck-lines').getByText(typed.join(' · ')).waitFor();
    answer(undefined);
    await lines(host)
      .nth(typed.length - 1)
      .waitFor();
    await next(host)
      .getByLabel(`Line of deal ${typed.length + 1}`)
      .waitFor();
    await host.unroute('**/graphql');
  };

  it(
    'BP-TABLE-1 is opened; players are noted, the table is made, cards are drawn, seats and packs are chosen',
    async () => {
      expect(await openEvening(arbitre, host, way, name, 'Plafond bridge – Differences of rubbers')).toBe(
        `/competitions/${id}`,
      );
      await enter(host, way, 'player', PLAYERS);
      await go(host, 'Sessions');
      await press(host.locator('arb-session-opening button[type=submit]'));
      await press(host.getByTestId('enter-players'));
      await host.getByTestId('call-partie').waitFor();
      // Somebody says who sits where: a table of three is none.
      const byHand = host.getByTestId('tables-by-hand');
      await press(byHand.locator('summary'));
      await choose(byHand.getByLabel('Dora Dorey'), 'sits out');
      await byHand.getByText('Table 1 has 3 players: four belong there.').waitFor();
      expect(await byHand.locator('button[type=submit]').isDisabled()).toBe(true);
      await choose(byHand.getByLabel('Dora Dorey'), 'Table 1');
      await press(byHand.locator('button[type=submit]'));
      await host.getByText('Tables made by hand.').waitFor();
      await host.getByText('Sitting out: Elsa Eloy').waitFor();
      await record(table(host), 'Say which packs lie on the table', { 'Backs of the packs': 'blue red' });
      const draw = table(host).getByTestId('draw-cards');
      for (const [player, card] of Object.entries({
        'Ana Aubin': 'SA',
        'Bea Barbe': 'H10',
        'Cleo Colin': 'SK',
        'Dora Dorey': 'D2',
      }))
        await type(draw.getByLabel(`Card of ${player}`), card);
      await press(draw.locator('button[type=submit]'));
      await table(host).getByText('Ana Aubin chooses a seat').waitFor();
      await record(table(host), 'Choose a seat', { Seat: 'North' });
      await table(host).getByText('Bea Barbe chooses a seat').waitFor();
      await record(table(host), 'Choose a seat', { Seat: 'East' });
      await record(table(host), 'Choose a pack', { 'Back of the pack': 'blue' });
      await rubber(host).getByTestId('dealer').getByText('Deals: North, Ana Aubin').waitFor();
      expect(await host.evaluate(() => document.documentElement.scrollWidth)).toBe(way.options.width);
    },
    patience,
  );

  it(
    'BP-COLONNE-1 fills the two columns line by line; what cannot be read is refused and stays; a line is corrected',
    async () => {
      const field = next(host).locator('[name=line]');
      if (!way.options.touch) {
        await type(field, '9sN=');
        await next(host).getByText('Tricks, suit').waitFor();
        expect(await field.inputValue()).toBe('9sN=');
        expect(await next(host).locator('button[type=submit]').isDisabled()).toBe(true);
        await host.keyboard.press('Escape');
      }
      await write(1, ...LINES[0]);
      const sheet = rubber(host).getByTestId('sheet');
      await sheet.getByTestId('below').getByText('100').waitFor();
      await write(2, ...LINES[2]);
      await rubber(host).getByText('over', { exact: true }).waitFor();
      // The second deal was forgotten, and comes before what was written as the second.
      await press(lines(host).nth(1).getByRole('button', { name: 'Insert a forgotten deal before deal 2' }));
      const inserting = rubber(host).getByTestId('inserted-line');
      await inserting.locator('[name=line]').fill(LINES[1][0]);
      await press(inserting.locator('button[type=submit]'));
      await inserting.waitFor({ state: 'detached' });
      await lines(host).nth(1).getByText('put in afterwards').waitFor();
      await lines(host).nth(2).getByText('4HS+1 h100').waitFor();
      await sheet.getByTestId('above').getByText('undertricks').waitFor();
      // Two were down, not one.
      await press(lines(host).nth(1).getByRole('button', { name: 'Correct line 2' }));
      const correcting = rubber(host).getByTestId('corrected-line');
      await correcting.locator('[name=line]').fill('3NTE-2');
      await press(correcting.locator('button[type=submit]'));
      await correcting.waitFor({ state: 'detached' });
      await lines(host).nth(1).getByText('before: 3NTE-1').waitFor();
      // 36 + 32 and two games of 100 and 400; 50 + 50, 200 of undertricks, 50 of an overtrick, 100 of honours.
      const totals = sheet.getByTestId('totals').locator('td');
      await totals.nth(0).getByText('1,018', { exact: true }).waitFor();
      await totals.nth(1).getByText('0', { exact: true }).waitFor();
      await next(host).waitFor({ state: 'detached' });
      expect(await barriers(host)).toEqual([]);
      expect([...(await sticksOut(host)), ...(await wordsOfMachines(host))]).toEqual([]);
    },
    patience,
  );

  it(
    'BP-PARTIE-4 accepts the totals for both sides, changes partners, and shows what each player has won',
    async () => {
      for (const who of ['Ana Aubin', 'Bea Barbe'])
        await record(rubber(host), 'Accept the totals', { 'Who accepts': who });
      await rubber(host).getByText('accepted', { exact: true }).waitFor();
      const settlement = host.getByTestId('settlement');
      await settlement.getByRole('row').filter({ hasText: 'Ana Aubin' }).getByText('+1,018').waitFor();
      await record(table(host), 'Change partners');
      await rubber(host).getByRole('heading', { name: 'Rubber 2' }).waitFor();
      await rubber(host)
        .getByText(/^Exchanged seats: /u)
        .waitFor();
      if (way.options.touch) await write(1, ...LINES[0]);
      else await strikeFaster([LINES[0][0], LINES[1][0]]);
      await arbiter.goto(address('/sessions/1'));
      await record(rubber(arbiter), 'Break the rubber off', {
        Cause: 'The time is over',
        Reason: 'ten o’clock',
      });
      await rubber(host).getByText('150').first().waitFor();
      await record(rubber(arbiter), 'Admit the totals', { Reason: 'both agree' });
      await record(table(arbiter), 'End the partie', { Reason: 'ten o’clock' });
      await table(host).getByText('Partie ended: ten o’clock').waitFor();
      expect(await barriers(host)).toEqual([]);
    },
    patience,
  );

  it(
    'BP-REGLEMENT-1 is corrected after the rubber, printed on A4, published, and read by whoever has no account',
    async () => {
      const first = table(arbiter).locator('arb-plafond-rubber').last();
      await press(first.getByRole('button', { name: 'Correct line 3' }));
      const ruling = first.getByTestId('corrected-line');
      await ruling.locator('[name=line]').fill('4HS+1');
      await type(ruling.locator('[name=reason]'), 'no honours');
      await press(ruling.locator('button[type=submit]'));
      await ruling.waitFor({ state: 'detached' });
      await first.getByText('before: 4HS+1 h100, corrected by the arbiter').waitFor();
      await first.getByTestId('totals').getByText('918').waitFor();
      // What the arbiter has written comes to the host's page by itself.
      await table(host).locator('arb-plafond-rubber').last().getByTestId('totals').getByText('918').waitFor();
      const sheets = await printed(host, way, 'Print the sheets', 'arb-plafond-print');
      expect([sheets.tables, sheets.sheets > 0]).toEqual([2, true]);
      expect(sheets.text).toContain('918');
      expect((await printed(host, way, 'Print the tables', 'arb-plafond-print')).sheets).toBe(1);
      await go(host, 'Room');
      await host.getByText('All tables are complete.').waitFor();
      const rows = await publish(arbitre, host, way, `/competitions/${id}`);
      expect(rows).toHaveLength(5);
      const stranger = await arbitre.open(`/competitions/${id}/sessions/1`, way.options);
      await table(stranger).getByText('918').first().waitFor();
      expect(await table(stranger).getByRole('button').count()).toBe(0);
      await stranger.context().close();
    },
    patience,
  );
});
