import type { Locator, Page } from 'playwright-core';
import { openPairs, patience, seating } from './bridge-club';
import { startInstallation, type Installation } from './installation';

let arbitre: Installation;
let staff: Page;
let arbiter: Page;

const bridge = 'ruled-by-law';

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  staff = await arbitre.signedIn('staff');
  arbiter = await arbitre.signedIn('arbitre');
  await openPairs({ arbitre, staff }, bridge, 4);
}, 120_000);

afterAll(() => arbitre.stop());

/** A board that was played in four spades at table 1, on the arbiter's page. */
const openRuling = async (board: number, tricks: number): Promise<Locator> => {
  const answer = await arbitre.mutate(staff, 'recordResult', {
    ...{ competition: bridge, seating: seating(1, 2) },
    place: { session: 1, round: 1, table: '1', board },
    result: { contract: '4S', declarer: 'N', tricks },
  });
  expect(answer).toMatchObject({ __typename: 'Committed' });
  await arbiter.goto(`${arbitre.stack.address}/deals/${answer.id ?? ''}`);
  const form = arbiter.getByTestId('give-ruling');
  await form.getByText('Give a ruling').first().click();
  return form;
};

const article = async (form: Locator, words: string): Promise<void> => {
  await form.locator('[name=ruling-article]').fill(words);
  await form.locator('[name=ruling-article]').press('ArrowDown');
  await form.locator('[name=ruling-article]').press('Enter');
};

const told = async (): Promise<string> => {
  const ruling = arbiter.getByTestId('history').getByTestId('ruling');
  await ruling.waitFor();
  return (await ruling.innerText()).replaceAll(/\s+/gu, ' ');
};

describe('a ruling by a law', () => {
  it(
    'BD-L16B3 asks for the poll, refuses to be given without it, and shows it to whoever reads the board',
    async () => {
      const form = await openRuling(1, 9);
      await article(form, 'L16B3');
      await form.locator('[name=ruling-outcome]').selectOption({ label: 'Assigned score' });
      await form.locator('[name=fact-agreed]').selectOption('yes');
      await form.locator('[name=fact-offender]').selectOption('W');
      await form.locator('[name=fact-source]').selectOption({ label: 'hesitation' });
      await form.locator('[name=fact-suggested]').fill('bidding on');
      await form.locator('[name=fact-chosen]').fill('4H');
      await form.locator('[name=fact-peers]').fill('6');
      await form.locator('[name=ruling-short]').fill('+420/-420');
      await form.locator('[name=ruling-reason]').fill('Pass was a logical alternative.');
      expect(await form.locator('button[type=submit]').isDisabled()).toBe(true);
      await form.locator('[name=fact-poll]').fill('4H 6 4\nPass 4 2');
      expect(await form.locator('button[type=submit]').isDisabled()).toBe(false);
      await form.locator('[name=fact-poll]').press('Control+Enter');
      const text = await told();
      for (const part of ['Assigned score', 'BD-L16B3', 'hesitation', 'West', '4H 6 4 Pass 4 2', '+420'])
        expect(text).toContain(part);
    },
    patience,
  );

  it(
    'BD-L75D weighs what the right information would have brought, on a phone',
    async () => {
      const form = await openRuling(2, 9);
      await arbiter.setViewportSize({ width: 390, height: 844 });
      await article(form, 'L75D');
      await form.locator('[name=ruling-outcome]').selectOption('assigned');
      await form.locator('[name=fact-agreed]').selectOption('yes');
      await form.locator('[name=fact-offender]').selectOption('E');
      await form.locator('[name=fact-told]').fill('strong, and there is no agreement');
      await form.locator('[name=fact-finding]').selectOption('no-agreement');
      await form.locator('[name=kind-NS]').selectOption('weighted');
      await form.locator('[name=amount-NS]').fill('60 % 620, 40 % -100');
      await form.locator('[name=kind-EW]').selectOption('weighted');
      await form.locator('[name=amount-EW]').fill('60 % -620, 40 % 100');
      await form.locator('[name=ruling-reason]').fill('As with the right information.');
      const width = await arbiter.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
      await form.locator('button[type=submit]').click();
      const text = await told();
      for (const part of ['BD-L75D', 'an agreement that does not exist', '60 %', '40 %'])
        expect(text).toContain(part);
      await arbiter.setViewportSize({ width: 1280, height: 800 });
    },
    patience,
  );

  it(
    'BD-L90B2 BD-L90-GAP-1 a penalty costs its pair the usual quarter of a top, and falls with its ruling',
    async () => {
      const form = await openRuling(3, 10);
      await article(form, 'L90B2');
      await form.locator('[name=ruling-outcome]').selectOption('penalised');
      await form.locator('[name=fact-agreed]').selectOption('yes');
      await form.locator('[name=fact-told]').fill('six minutes over the clock');
      expect(await form.locator('[name=ruling-short]').count()).toBe(0);
      await form.locator('[name=penalty-pair-2]').selectOption('procedural');
      await form.locator('[name=ruling-reason]').fill('Slow, and warned before.');
      await form.getByTestId('effect').waitFor();
      await form.locator('button[type=submit]').click();
      const text = await told();
      for (const part of ['Penalty', 'procedural, 25', 'BD-L90B2']) expect(text).toContain(part);
      await staff.goto(`${arbitre.stack.address}/competitions/${bridge}?why=pair-2`);
      await staff.getByText('Procedural penalty').first().waitFor();
      const history = arbiter.getByTestId('history');
      await arbiter.getByRole('button', { name: 'Withdraw', exact: true }).click();
      await history.locator('input[name=reason]').fill('It was another table.');
      await history.locator('input[name=reason]').press('Enter');
      await history.locator('.status').getByText('withdrawn', { exact: true }).waitFor();
    },
    patience,
  );
});
