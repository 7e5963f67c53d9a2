/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { startInstallation, type Installation } from './installation';

// An evening of bridge from the list of entries to the standings: by keyboard on a screen, by touch on a telephone.

const ID = 'evening';
const patience = 60_000;
const SEATED = { NS1: 1, NS2: 2, NS3: 3, EW1: 4, EW2: 5 };

let arbitre: Installation;
let staff: Page;
let phone: Page;

const address = (path: string): string => `${arbitre.stack.address}/competitions/${ID}${path}`;

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
  await page.waitForURL('**/competitions');
  return page;
};

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
  const opened = { ruleset: 'bridge-duplicate@1', region: 'Nord', method: 'matchpoints' };
  await arbitre.mutate(staff, 'openCompetition', {
    ...{ id: ID, name: 'Friday evening', startsOn: '2026-11-20' },
    ...opened,
  });
  phone = await onPhone();
  phone.setDefaultTimeout(15_000);
}, 120_000);

afterAll(() => arbitre.stop());

describe('an evening of bridge', () => {
  it(
    'begins with its entries, typed as a list with keys alone',
    async () => {
      await staff.goto(address('/entries'));
      await staff.getByTestId('register-entries').focus();
      await staff.keyboard.press('Enter');
      await staff.locator('textarea[name=list]:focus').waitFor();
      await staff.locator('select[name=kind]').selectOption('pair');
      await staff.locator('textarea[name=list]').focus();
      const lines = ['Aubin – Barbe', 'Colin – Dorey', 'Eloy – Ferrand', 'Gault – Hervet', 'Imbert – Joly'];
      await staff.keyboard.type(lines.join('\n'));
      await staff.locator('arb-paste-entries button[type=submit]:enabled').waitFor();
      await staff.keyboard.press('Tab');
      await staff.keyboard.press('Enter');
      await staff.locator('[data-testid=entry][data-entry=pair-5]').waitFor();
    },
    patience,
  );

  it(
    'BD-L8A1 has a movement that fits whoever is there, proposed and changed with keys',
    async () => {
      await staff.goto(address('/sessions/1'));
      const form = staff.getByTestId('movement-form');
      await form.getByText('5 rounds of 6 boards: 30 for each pair').waitFor();
      await form.locator('select[name=movement]').selectOption('mitchell');
      await form.locator('input[name=boards]').fill('2');
      await form.locator('input[name=minutes]').fill('15');
      await form.locator('input[name=minutes]').press('Tab');
      await form.getByText('3 rounds of 2 boards: 6 for each pair').waitFor();
      await form.locator('button[type=submit]').press('Enter');
      await staff.getByTestId('round-now').waitFor();
      expect(await staff.getByTestId('next-round').count()).toBe(0);
    },
    patience,
  );

  it(
    'BD-L5A-1 draws the seats by a lot whose hash was published before, and gives a seat by hand',
    async () => {
      await staff.getByTestId('commit').press('Enter');
      await staff.getByTestId('draw').press('Enter');
      await staff.getByTestId('next-round').waitFor();
      const journal = staff.getByTestId('journal');
      await journal.locator('summary').click();
      await journal.getByText('Hash of the lot published').waitFor();
      await journal.getByText('Seats drawn by lot').waitFor();
      // Another seat plan than the lot's, so that what follows can name who sits where.
      const view = await arbitre.ask<{ session: { version: number; view: { places: unknown } } }>(
        staff,
        `{session(id:"${ID}.s1"){version view}}`,
      );
      const places = view.session.view.places as readonly { place: string; entry: string | null }[];
      const gone = places.flatMap(({ entry }) =>
        entry === null ? [] : [{ do: 'mark-absent', entry, from: 1 }],
      );
      const acts = [
        ...gone,
        ...Object.entries(SEATED)
          .slice(0, 4)
          .map(([place, number]) => ({ do: 'seat-entry', place, entry: `pair-${number}`, from: 1 })),
      ];
      const input = { session: `${ID}.s1`, expectedVersion: view.session.version, acts };
      expect(await arbitre.mutate(staff, 'recordSessionActs', input)).toMatchObject({
        __typename: 'Committed',
      });
      const byHand = staff.getByTestId('seat-entry');
      await staff.getByText('1 without a seat').press('Enter');
      await byHand.locator('select[name=place]').selectOption('EW2');
      await byHand.locator('button[type=submit]').press('Enter');
      await byHand.waitFor({ state: 'detached' });
      await staff.getByTestId('guide').getByText('EW3 – free').waitFor();
    },
    patience,
  );

  it(
    'BD-L8B1 calls the first round by one key, and its tables are seated where results are typed',
    async () => {
      await staff.locator('body').press('n');
      await staff.getByTestId('until').waitFor();
      await staff.getByRole('heading', { name: 'Round 1 of 3' }).waitFor();
      await staff.goto(address('/entry'));
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
    'goes on by touch at 390 px: a pair comes late, the next round is called and typed',
    async () => {
      await arbitre.mutate(staff, 'registerEntry', { competition: ID, number: 6, kind: 'pair' });
      await phone.goto(address('/sessions/1'));
      const byHand = phone.getByTestId('seat-entry');
      await byHand.locator('select[name=from]').selectOption('2');
      await byHand.locator('button[type=submit]').tap();
      await phone.getByTestId('guide').getByRole('button', { name: 'Ronde 2' }).tap();
      await phone.getByTestId('guide').getByText('Paire 6').waitFor();
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
      const seating = ['N', 'E', 'S', 'W'].map((seat, at) => ({ seat, entry: `pair-${(at % 2) + 1}` }));
      const place = { session: 1, round: 2, table: '1', board: 4 };
      const result = { contract: '1NT', declarer: 'N', tricks: 7 };
      expect(
        await arbitre.mutate(staff, 'recordResult', { competition: ID, place, seating, result }),
      ).toMatchObject({ __typename: 'RuleViolation', code: 'seated-otherwise' });
      await staff.goto(address(''));
      await staff.getByTestId('standing').nth(3).waitFor();
    },
    patience,
  );

  it(
    'shows the room with a tile a table, and in it what comes in on the telephone and who calls the arbiter',
    async () => {
      await staff.getByRole('link', { name: 'Room' }).press('Enter');
      const tile = (table: number) => staff.locator(`[data-testid=tile][data-table="${table}"]`);
      await tile(1).getByText('Board 4').waitFor();
      await tile(3).getByText('2 missing').waitFor();
      const line = phone.locator('[data-key="1/2/1/4"]');
      await line.tap();
      await line.fill('PASSE');
      await line.press('Enter');
      await tile(1).getByText('complete').waitFor();
      const call = { by: 'N', reason: 'claim' };
      const deal = await arbitre.ask<{
        competition: { deals: { nodes: { id: string; version: number }[] } };
      }>(staff, `{competition(id:"${ID}"){deals(first:1,session:1,board:4,table:"1"){nodes{id version}}}}`);
      const [found] = deal.competition.deals.nodes;
      expect(
        await arbitre.mutate(staff, 'callArbiter', {
          ...call,
          deal: found?.id,
          expectedVersion: found?.version,
        }),
      ).toMatchObject({ __typename: 'Committed' });
      await tile(1).getByText('arbiter called').waitFor({ timeout: 30_000 });
      await tile(3).press('Enter');
      await staff.locator('[data-key="1/2/3/1"]:focus').waitFor();
    },
    patience,
  );
});
