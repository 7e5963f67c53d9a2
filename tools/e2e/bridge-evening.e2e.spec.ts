/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { byKeyboard, enter, openEvening, printed, publish, type Way } from './evening';
import { startInstallation, type Installation } from './installation';

// An evening of bridge from its opening to the published ranking: by keyboard on a screen, by touch on a telephone.

const ID = 'friday-evening-2026-05-02';
const patience = 60_000;
const PRINTS = [
  ...(['Seating plan', 'Whole movement', 'Cards of the pairs', 'Table cards'] as const),
  ...(['Travellers', 'Personal score cards'] as const),
];
const PAIRS = ['Aubin – Barbe', 'Colin – Dorey', 'Eloy – Ferrand', 'Gault – Hervet', 'Imbert – Joly'];
const METHOD = 'Bridge – Pairs (matchpoints)';

let arbitre: Installation;
let staff: Page;
let phone: Page;

const { press, strike, type, choose, go } = byKeyboard;

/** A movement that was proposed for whoever is there, with other boards and a clock. */
const startMovement = async (page: Page, way: Way): Promise<void> => {
  const form = page.getByTestId('movement-form');
  await form.getByText('5 rounds of 5 boards: 25 in all').waitFor();
  const offers = page.getByTestId('movement-offer');
  expect(await offers.first().innerText()).toMatch(/Howell[\s\S]*everybody meets everybody[\s\S]*balance/u);
  expect(await offers.first().getAttribute('aria-pressed')).toBe('true');
  await way.choose(form.locator('select[name=movement]'), 'Mitchell');
  await way.type(form.locator('input[name=boards]'), '2');
  await way.type(form.locator('input[name=minutes]'), '15');
  // A field is read once it is left.
  await page.keyboard.press('Tab');
  await form.getByText('3 rounds of 2 boards: 6 in all').waitFor();
  await way.press(form.locator('button[type=submit]'));
  await page.getByTestId('round-now').waitFor();
  expect(await page.getByTestId('next-round').count()).toBe(0);
};

/** A telephone that the club has signed in on. */
const onPhone = async (): Promise<Page> => {
  const viewport = { width: 390, height: 844 };
  const context = await arbitre.browser.newContext({
    ...{ locale: 'fr-FR', viewport, hasTouch: true, isMobile: true },
  });
  const page = await context.newPage();
  await page.goto(`${arbitre.stack.address}/sign-in`);
  await page.locator('input[name=account]').fill('club');
  await page.locator('input[name=password]').fill('club-demo');
  await page.locator('form button[type=submit]').tap();
  await page.waitForURL('**/today');
  return page;
};

/** Unfolds a change of seats. */
const fold = (form: string): Promise<void> =>
  press(
    staff
      .locator('arb-seat-changes details')
      .filter({ has: staff.getByTestId(form) })
      .locator('summary'),
  );

/** Types results on the page that takes them, one line after the other, from the line that has the focus. */
const typeResults = async (page: Page, results: readonly string[]): Promise<void> => {
  for (const result of results) {
    await page.locator('[data-testid=entry]:focus').waitFor();
    const key = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.key);
    await page.keyboard.type(result);
    await page.keyboard.press('Enter');
    await page.locator(`arb-results-line[data-state=stored]:has([data-key="${key ?? ''}"])`).waitFor();
  }
};

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  staff = await arbitre.signedIn('staff');
  staff.setDefaultTimeout(15_000);
  await arbitre.mutate(staff, 'openRegion', { id: 'nord', name: 'Nord', timeZone: 'Europe/Paris' });
  phone = await onPhone();
  phone.setDefaultTimeout(15_000);
}, 120_000);

afterAll(() => arbitre.stop());

/** The ids of those who sit North-South at the first two tables. */
const seatedNorthSouth = async (): Promise<readonly string[]> => {
  const { session } = await arbitre.ask<{
    session: { view: { places: readonly { place: string; entry: string }[] } };
  }>(staff, `{session(id:"${ID}.s1"){view}}`);
  const at = (place: string) => session.view.places.find((one) => one.place === place)?.entry ?? '';
  return [at('NS1'), at('NS2')];
};

describe('an evening of bridge', () => {
  it(
    'begins with its opening and its entries, typed as a list with keys alone',
    async () => {
      const path = await openEvening(arbitre, staff, byKeyboard, 'Friday evening', METHOD);
      expect(path).toBe(`/competitions/${ID}`);
      await enter(staff, byKeyboard, 'pair', PAIRS);
      await staff.locator('[data-testid=entry][data-entry=pair-5]').waitFor();
    },
    patience,
  );

  it(
    'BD-L8A1 has a movement that fits whoever is there, proposed and changed with keys',
    async () => {
      await go(staff, 'Sessions');
      await startMovement(staff, byKeyboard);
    },
    patience,
  );

  it(
    'BD-L5A-1 draws the seats by a lot whose hash was published before, and gives a seat by hand',
    async () => {
      await press(staff.getByTestId('commit'));
      await press(staff.getByTestId('draw'));
      // The focus went on to what comes next.
      await staff.locator('[data-testid=next-round]:focus').waitFor();
      const journal = staff.getByTestId('journal');
      await press(journal.locator('summary'));
      await journal.getByText('Hash of the lot published').waitFor();
      await journal.getByText('Seats drawn by lot').waitFor();
      const guide = staff.getByTestId('guide');
      const pair = (await guide.locator('tbody tr').nth(1).locator('td').nth(1).innerText()).trim();
      await fold('mark-absent');
      await choose(staff.getByTestId('mark-absent').locator('select[name=entry]'), pair);
      await press(staff.getByTestId('mark-absent').locator('button[type=submit]'));
      await guide.getByText('EW2 – free').waitFor();
      await fold('seat-entry');
      const byHand = staff.getByTestId('seat-entry');
      await choose(byHand.locator('select[name=place]'), 'EW2');
      await press(byHand.locator('button[type=submit]'));
      await byHand.waitFor({ state: 'detached' });
      await guide.getByText(pair).waitFor();
      await staff.getByTestId('guide').getByText('EW3 – free').waitFor();
      await staff.getByTestId('resting').getByText('Sits out').waitFor();
      await press(staff.getByTestId('picture').locator('summary'));
      await choose(staff.locator('select[name=follow]'), pair);
      expect(await staff.getByTestId('movement-picture').locator('td.on').count()).toBe(3);
      await press(staff.getByTestId('picture').locator('summary'));
    },
    patience,
  );

  it(
    'BD-L8B1 calls the first round by one key, and its tables are seated where results are typed',
    async () => {
      await strike(staff.getByTestId('next-round'));
      await staff.getByTestId('until').waitFor();
      await staff.getByRole('heading', { name: 'Round 1 of 3' }).waitFor();
      await press(staff.getByTestId('round-now').getByRole('link'));
      // Table 3 has nobody East-West: it is not there.
      await staff.getByTestId('sheet').getByRole('heading', { name: 'Table 2' }).waitFor();
      expect(await staff.getByTestId('entry').count()).toBe(4);
      expect(await staff.getByTestId('open-lines').count()).toBe(0);
      await typeResults(staff, ['4SN=', '3NTN-1', '2HE+1', '1NTS=']);
      expect(await staff.getByTestId('missing').innerText()).not.toMatch(/\d/);
    },
    patience,
  );

  it(
    'S13 goes on by touch at 390 px: a pair comes late, the next round is called and typed',
    async () => {
      await go(staff, 'Entries');
      await enter(staff, byKeyboard, 'pair', ['Kerlan – Lambert']);
      await phone.goto(`${arbitre.stack.address}/competitions/${ID}/sessions/1`);
      const byHand = phone.getByTestId('seat-entry');
      await byHand.locator('select[name=from]').selectOption('2');
      await byHand.locator('button[type=submit]').tap();
      await phone.getByTestId('guide').getByRole('button', { name: 'Ronde 2' }).tap();
      await phone.getByTestId('guide').getByText('6 Kerlan').waitFor();
      const next = phone.getByTestId('next-round');
      expect((await next.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await next.tap();
      await phone.getByRole('heading', { name: 'Ronde 2 sur 3' }).waitFor();
      expect(
        await phone.evaluate(
          () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
        ),
      ).toBe(true);
      await phone.getByTestId('round-now').getByRole('link').tap();
      await phone.getByTestId('entry').first().waitFor();
      expect(await phone.getByTestId('entry').count()).toBe(6);
      const line = phone.locator('[data-key="1/2/1/3"]');
      await line.tap();
      await line.fill('4PN=');
      await line.press('Enter');
      await phone.locator('arb-results-line[data-state=stored]:has([data-key="1/2/1/3"])').waitFor();
    },
    patience,
  );

  it(
    'BD-L5B lets nobody else sit at a table, and ranks all who played',
    async () => {
      const [own = '', other = ''] = await seatedNorthSouth();
      const seating = ['N', 'E', 'S', 'W'].map((seat, at) => ({ seat, entry: at % 2 === 0 ? other : own }));
      const place = { session: 1, round: 2, table: '1', board: 4 };
      const result = { contract: '1NT', declarer: 'N', tricks: 7 };
      expect(
        await arbitre.mutate(staff, 'recordResult', { competition: ID, place, seating, result }),
      ).toMatchObject({ __typename: 'RuleViolation', code: 'seated-otherwise' });
      await go(staff, 'Standings');
      await staff.getByTestId('standing').nth(3).waitFor();
    },
    patience,
  );

  it(
    'shows the room with a tile a table, and in it what comes in on the telephone and who calls the arbiter',
    async () => {
      await press(staff.locator('nav.tabs').getByRole('link', { name: 'Room' }));
      const tile = (table: number) => staff.locator(`[data-testid=tile][data-table="${table}"]`);
      await tile(1).getByText('Board 4').waitFor();
      await tile(3).getByText('2 missing').waitFor();
      const line = phone.locator('[data-key="1/2/1/4"]');
      await line.tap();
      await line.fill('PASSE');
      await line.press('Enter');
      await tile(1).getByText('complete').waitFor();
      await phone.locator('nav.tabs').getByRole('link', { name: 'Arbitrage' }).tap();
      await phone.locator('[data-act=callToTable] button').first().tap();
      const call = phone.locator('[data-act=callToTable] form');
      await call.locator('[name=table]').fill('1');
      await call.locator('[name=reason]').fill('claim');
      await call.locator('button[type=submit]').tap();
      await call.waitFor({ state: 'detached' });
      await tile(1).getByText('arbiter called').waitFor({ timeout: 30_000 });
      // The plan of the round comes last: the line that the address names is drawn after those that have results.
      const plan = Promise.withResolvers<undefined>();
      await staff.route('**/graphql', async (route) => {
        if (route.request().postData()?.includes('PlannedTablesOf') === true) await plan.promise;
        await route.continue();
      });
      await press(tile(3));
      await staff.locator('[data-key="1/2/1/3"]').waitFor();
      plan.resolve(undefined);
      await staff.locator('[data-key="1/2/3/1"]:focus').waitFor();
      await staff.unrouteAll();
    },
    patience,
  );

  it(
    'BD-L78A goes on while the network is cut: what is typed waits, comes in once it is back, and the ranking is published',
    async () => {
      await staff.context().setOffline(true);
      const key = '1/2/3/1';
      await type(staff.locator(`[data-key="${key}"]`), '1NN=');
      await staff.keyboard.press('Enter');
      await staff.locator(`arb-results-line[data-state=waiting]:has([data-key="${key}"])`).waitFor();
      await staff.context().setOffline(false);
      await staff.locator(`arb-results-line[data-state=stored]:has([data-key="${key}"])`).waitFor();
      await go(staff, 'Sessions');
      for (const name of PRINTS) {
        const print = await printed(staff, byKeyboard, name, 'arb-evening-print');
        const sheets = { Travellers: 2, 'Personal score cards': 6 }[name as string] ?? 1;
        const who = name === 'Whole movement' ? /\d – \d/u : /Eloy/u;
        expect([name, print.sheets, print.text]).toEqual([name, sheets, expect.stringMatching(who)]);
      }
      const rows = await publish(arbitre, staff, byKeyboard, `/competitions/${ID}`);
      expect(rows).toHaveLength(6);
      expect(rows[0]).toMatch(/^1/u);
    },
    patience,
  );
});
