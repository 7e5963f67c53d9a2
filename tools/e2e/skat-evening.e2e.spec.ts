/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import { type Installation, startInstallation } from './installation';

// A tournament of skat from its notice to its archive, from its page alone: by keyboard on a desk, by touch on a phone.

let hall: Installation;
let page: Page;
let id = '';

beforeAll(async () => {
  hall = await startInstallation({ demo: false });
  page = await hall.signedIn('arbitre');
  page.setDefaultTimeout(15_000);
}, 120_000);
afterAll(() => hall.stop());

const prepare = async (competition: string): Promise<void> => {
  id = competition;
  const staff = await hall.signedIn('staff');
  const opened = { name: 'Evening', ruleset: 'skat@1', region: 'Est', method: 'skat-seeger-fabian' };
  await hall.mutate(staff, 'openCompetition', { id, ...opened, startsOn: '2026-11-20' });
  for (const number of [1, 2, 3])
    await hall.mutate(staff, 'registerEntry', { competition: id, number, kind: 'player' });
  const setup = { direction: ['Direction'] };
  await hall.mutate(staff, 'openSession', { competition: id, number: 1, setup });
  await staff.context().close();
};

const go = (path = ''): Promise<unknown> =>
  page.goto(`${hall.stack.address}/competitions/${id}/sessions/1${path}`);

/** Strikes a key or taps it, as the evening is played. */
let press: (key: Locator) => Promise<void>;
let within: Locator;

/** The key of an act where it belongs; it opens its form in its place. */
const act = (name: string | RegExp): Locator => within.getByRole('button', { name, exact: true });

const fill = async (form: Locator, typed: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(typed)) {
    const field = form.getByLabel(label, { exact: false }).first();
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT')
      await field.selectOption({ label: value });
    else await field.fill(value);
  }
};

/** Opens the form of an act, fills it in, and sends it. */
const fillIn = async (name: string, typed: Readonly<Record<string, string>>): Promise<void> => {
  await press(act(name).first());
  const form = within.locator('arb-act-form');
  await form.waitFor();
  await fill(form, typed);
  await press(form.locator('button[type=submit]'));
};

/** The same, and it is recorded: its form is gone. */
const record = async (name: string, typed: Readonly<Record<string, string>>): Promise<void> => {
  await fillIn(name, typed);
  await within.locator('arb-act-form').waitFor({ state: 'detached' });
};

/** Opens what is folded. */
const unfold = async (part: Locator): Promise<void> => {
  if ((await part.getAttribute('open')) === null) await press(part.locator('summary').first());
};

const notice = {
  Organiser: 'Club A',
  'Number of series': '1',
  'Deals at a table of four': '4',
  'Deals at a table of three': '3',
  'Entry fee, in cents': '0',
  'What the income is for': 'none',
  'What participants are excluded for': 'deliberate breach',
  'Who hears objections': 'the federation',
  'Signed by': 'Direction',
  'How lists are checked': 'every list',
  Penalties: 'points',
  'How lists are kept': 'seat 1',
  'Cents for a game point': '0.5',
  Cards: 'new cards',
};

const ways: readonly (readonly [string, string, number, (key: Locator) => Promise<void>])[] = [
  ['by keyboard at 1440 px', 'e2e-skat-keys', 1440, (key) => key.press('Enter')],
  ['by touch at 390 px', 'e2e-skat-touch', 390, (key) => key.click()],
];

it.each(ways)(
  'a tournament runs from its page %s',
  async (_, competition, width, way) => {
    press = way;
    await prepare(competition);
    await page.setViewportSize({ width, height: 900 });
    await go();
    const hallKeys = page.getByTestId('hall-keys');
    const key = (name: string | RegExp): Locator => hallKeys.getByRole('button', { name });
    /** Strikes a key of the hall; it is gone once its act is recorded. */
    const strike = async (name: string | RegExp): Promise<void> => {
      await press(key(name));
      await key(name).waitFor({ state: 'detached' });
    };
    // SKWO-2.2: nobody is checked in before the notice; what has no room yet is not offered.
    within = page.locator('arb-notice-panel');
    await act('Publish the notice').waitFor();
    expect(await page.getByTestId('arrivals').count()).toBe(0);
    await fillIn('Publish the notice', { ...notice, 'Number of series': '' });
    await page.getByTestId('refusal').filter({ hasText: 'SKWO-6.2.a' }).waitFor();
    // What was typed is still there.
    await fill(within, { 'Number of series': notice['Number of series'] });
    await press(within.locator('button[type=submit]'));
    await page.getByTestId('notice').waitFor();
    // By numbers and names: somebody who is not awaited is said so, and nothing is lost.
    const arrivals = page.getByTestId('arrivals');
    const field = arrivals.locator('input');
    await field.fill('1 9');
    await field.press('Enter');
    await arrivals.getByTestId('problem').filter({ hasText: '1 9' }).waitFor();
    expect(await field.inputValue()).toBe('1 9');
    await field.fill('1');
    await field.press('Enter');
    await arrivals.getByText('(2 awaited)').waitFor();
    expect(await field.inputValue()).toBe('');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await field.fill('2 3');
    await field.press('Enter');
    await arrivals.waitFor({ state: 'detached' });
    // The hash of the seed before the lot, the seed with it.
    await strike('Publish the hash of the lot for series 1');
    expect(await page.getByTestId('commitment').locator('.mono').innerText()).toMatch(/^[0-9a-f]{64}$/u);
    await page.reload();
    await strike('Draw the seats of series 1 (3 players)');
    await page
      .getByTestId('drawn')
      .filter({ hasText: /Drawn with the seed [0-9a-f]{32}/u })
      .waitFor();
    // One sits down, then the rest of the table.
    const tables = page.getByTestId('tables');
    await press(tables.getByRole('button', { name: 'sits down' }).first());
    await tables.getByRole('button', { name: 'sits down' }).nth(2).waitFor({ state: 'detached' });
    await strike('Table 1: everybody sits');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await go('?series=1&table=1');
    await page.getByTestId('list-entry').focus();
    // The first game by keys of 44 px on the screen, the others typed.
    await press(page.getByTestId('tapping'));
    const pad = page.getByTestId('tap-pad');
    await pad.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    for (const box of await pad.getByRole('button').all()) {
      const { width: across = 0, height = 0 } = (await box.boundingBox()) ?? {};
      expect(Math.min(across, height)).toBeGreaterThanOrEqual(44);
    }
    for (const name of ['Forehand', 'grand', 'with 2', 'won'])
      await press(pad.getByRole('button', { name, exact: true, disabled: false }));
    expect(await page.getByTestId('list-entry').inputValue()).toBe('2g2+');
    await press(page.locator('[data-testid=tap-enter]:not([disabled])'));
    await page.getByTestId('skat-sheet').locator('tbody tr').first().waitFor();
    await press(page.getByTestId('tapping'));
    await pad.waitFor({ state: 'detached' });
    await page.getByTestId('list-entry').focus();
    for (const [index, game] of ['', '0', '2h1-'].entries()) {
      if (game === '') continue;
      await page.getByTestId('list-entry').pressSequentially(game);
      await page.keyboard.press('Enter');
      await page.getByTestId('skat-sheet').locator('tbody tr').nth(index).waitFor();
    }
    within = page.getByTestId('table-acts');
    await unfold(within);
    // The table is said by the place: its players alone are choices.
    await record('Bring a dispute to the referee', { 'By whom': '1', 'What it is about': 'a card was seen' });
    await record('Agree on who keeps the list', { Seat: '2' });
    const closing = page.getByTestId('close-list');
    await closing.locator('summary').click();
    for (const box of await closing.locator('input[type=checkbox]').all()) await box.check();
    await closing.locator('button[type=submit]').press('Enter');
    await closing.waitFor({ state: 'detached' });
    await strike('List handed in: series 1, table 1');
    await strike('Close series 1');
    within = page.getByTestId('cases');
    await record('Decide a dispute', {
      'By whom': 'Direction',
      Articles: 'SKAT-4.1.4',
      Decision: 'the game stands',
    });
    // SKAT-4.5.10.b: the series is over, an appeal would be too late.
    expect(await act('Appeal').count()).toBe(0);
    await strike('Announce the results');
    // SKWO-7.3-GAP-3: prizes follow once nothing can be ruled upon.
    const prizes = page.getByTestId('give-prizes');
    await prizes.getByRole('textbox').first().fill('a ham');
    await prizes.getByRole('checkbox').first().check();
    await press(prizes.locator('button[type=submit]'));
    await page.getByTestId('prizes').filter({ hasText: 'a ham' }).waitFor();
    within = page.locator('.end');
    await record('Render account', { 'Prizes, in cents': '1500' });
    await record('Archive the tournament', { 'By whom': 'Direction' });
    await page.locator('arb-act-key button').first().waitFor({ state: 'detached' });
  },
  120_000,
);
