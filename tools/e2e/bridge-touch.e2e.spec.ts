/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { byTouch, enter, openEvening, patience, printed, publish } from './evening';
import { startInstallation, type Installation } from './installation';

// A whole evening of bridge by touch at 390 px: from the form that opens it over seats, rounds and results to the published ranking.

const PAIRS = [
  'Aubin – Barbe',
  'Colin – Dorey',
  'Eloy – Ferrand',
  'Gault – Hervet',
  'Imbert – Joly',
  'Kerlan – Lambert',
];
const METHOD = 'Bridge – Pairs (matchpoints)';
const ROUNDS = [1, 2, 3];
/** Three tables with a board each. */
const LINES = 3;

let arbitre: Installation;
let phone: Page;
let path = '';

const { press, strike, type, choose, go } = byTouch;

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  const staff = await arbitre.signedIn('staff');
  await arbitre.mutate(staff, 'openRegion', { id: 'nord', name: 'Nord', timeZone: 'Europe/Paris' });
  await staff.context().close();
  phone = await arbitre.signedIn('staff', byTouch.options);
  phone.setDefaultTimeout(15_000);
}, 120_000);

afterAll(() => arbitre.stop());

const fits = async (): Promise<void> => {
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(byTouch.options.width);
};

/** Taps a result on the keys under the line that has the focus, which the next missing one has then; its `session/round/table/board`. */
const tapped = async (keys: readonly string[]): Promise<string> => {
  const line = phone.locator('[data-testid=entry]:focus');
  const key = await line.getAttribute('data-key');
  const pad = phone.getByTestId('tap-pad');
  for (const name of keys) await press(pad.getByRole('button', { name, exact: true }));
  await press(phone.locator('[data-testid=tap-enter]:enabled'));
  await phone.locator(`arb-results-line[data-state=stored]:has([data-key="${key}"])`).waitFor();
  return key ?? '';
};

const CONTRACT = ['4', 'spades', 'North', 'made'];
const ANOTHER = ['3', 'NT notrump', 'South', '1 down'];

describe('an evening of bridge by touch at 390 px', () => {
  it(
    'begins with its opening, its pairs, and a movement that was changed',
    async () => {
      path = await openEvening(arbitre, phone, byTouch, 'Bridge au doigt', METHOD);
      await enter(phone, byTouch, 'pair', PAIRS);
      await go(phone, 'Sessions');
      const form = phone.getByTestId('movement-form');
      await choose(form.locator('select[name=movement]'), 'Mitchell');
      await type(form.locator('input[name=boards]'), '1');
      await press(form.locator('input[name=minutes]'));
      await form.getByText('3 rounds of 1 board: 3 in all').waitFor();
      await fits();
      await press(form.locator('button[type=submit]'));
      await phone.getByTestId('round-now').waitFor();
    },
    patience,
  );

  it(
    'BD-L5A-1 draws the seats by a lot whose hash was published before, exchanges two, and prints the plan',
    async () => {
      await press(phone.getByTestId('commit'));
      await press(phone.getByTestId('draw'));
      await phone.getByTestId('next-round').waitFor();
      const guide = phone.getByTestId('guide');
      const northSouth = (row: number) => guide.locator('tbody tr').nth(row).locator('td').first();
      const [first, second] = [await northSouth(0).innerText(), await northSouth(1).innerText()];
      const swap = phone.getByTestId('swap-entries');
      await press(phone.locator('arb-seat-changes details', { has: swap }).locator('summary'));
      await choose(swap.locator('select[name=a]'), first.trim());
      await choose(swap.locator('select[name=b]'), second.trim());
      await press(swap.locator('button[type=submit]'));
      await northSouth(0).getByText(second.trim()).waitFor();
      await northSouth(1).getByText(first.trim()).waitFor();
      const plan = await printed(phone, byTouch, 'Seating plan', 'arb-evening-print');
      expect([plan.sheets, plan.text]).toEqual([1, expect.stringContaining('Gault')]);
      await fits();
    },
    patience,
  );

  it.each(ROUNDS)(
    'BD-L8B1 calls round %i, and its results are tapped one after the other at the tables where people sit',
    async (round) => {
      if (round > 1) await go(phone, 'Sessions');
      await strike(phone.getByTestId('next-round'));
      await phone.getByRole('heading', { name: `Round ${round} of 3` }).waitFor();
      await press(phone.getByTestId('round-now').getByRole('link'));
      await phone.locator('[data-testid=entry]:focus').waitFor();
      await fits();
      const keys: string[] = [];
      for (let line = 0; line < LINES; line++) keys.push(await tapped(line % 2 === 0 ? CONTRACT : ANOTHER));
      expect(new Set(keys).size).toBe(LINES);
      for (const key of keys) expect(key).toMatch(new RegExp(`^1/${round}/[123]/`, 'u'));
      expect(await phone.getByTestId('missing').innerText()).not.toMatch(/\d/);
    },
    patience,
  );

  it(
    'is ranked and published, and everybody reads it without an account',
    async () => {
      await go(phone, 'Standings');
      await phone.getByTestId('standing').nth(5).waitFor();
      await fits();
      const rows = await publish(arbitre, phone, byTouch, path);
      expect(rows).toHaveLength(PAIRS.length);
      for (const pair of PAIRS) expect(rows.join('\n')).toContain(pair.split(' ')[0]);
      await fits();
    },
    patience,
  );
});
