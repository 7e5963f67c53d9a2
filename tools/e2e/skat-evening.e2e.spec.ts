/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import { byKeyboard, byTouch, enter, openEvening, publish, type Way } from './evening';
import { type Installation, startInstallation } from './installation';

// A tournament of skat from its opening to its archive and its published ranking, from its page alone: by keyboard on a desk, by touch on a phone.

let hall: Installation;
let page: Page;
let path = '';

beforeAll(async () => {
  hall = await startInstallation({ demo: false });
  const staff = await hall.signedIn('staff');
  await hall.mutate(staff, 'openRegion', { id: 'est', name: 'Est', timeZone: 'Europe/Paris' });
  await staff.context().close();
}, 120_000);
afterAll(() => hall.stop());

/** Opens the tournament by forms, with three players who come. */
const prepare = async (staff: Page, way: Way, name: string): Promise<void> => {
  staff.setDefaultTimeout(15_000);
  path = await openEvening(hall, staff, way, name, 'Skat – Performance rating (Seeger-Fabian)');
  await enter(staff, way, 'player', ['Ana Aubin', 'Ana Barbe', 'Ana Colin']);
  await way.go(staff, 'Sessions');
  await way.press(staff.getByRole('button', { name: 'Open the session' }));
  await staff.locator('arb-notice-panel').waitFor();
};

/** How the evening is played: keys are struck or tapped. */
let way: Way;
let within: Locator;
const press = (key: Locator): Promise<void> => way.press(key);

/** The key of an act where it belongs; it opens its form in its place. */
const act = (name: string | RegExp): Locator => within.getByRole('button', { name, exact: true });

const fill = async (form: Locator, typed: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(typed)) {
    const field = form.getByLabel(label, { exact: false }).first();
    const isList = (await field.evaluate((element) => element.tagName)) === 'SELECT';
    await way[isList ? 'choose' : 'type'](field, value);
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

const lines = (on: Page): Locator => on.getByTestId('skat-sheet').locator('tbody tr');
const type = (on: Page, game: string): Promise<void> => way.type(on.getByTestId('list-entry'), game);

/** Two write one list: a game of who is cut off comes in once the network is back, and the same game typed twice is stored once. */
const writeTogether = async (): Promise<void> => {
  const other = await hall.signedIn('staff', way.options);
  other.setDefaultTimeout(15_000);
  await other.goto(page.url());
  await lines(other).first().waitFor();
  await other.context().setOffline(true);
  await type(other, '0');
  await other.keyboard.press('Enter');
  await other.getByTestId('list-queue').getByText('waiting for the network').waitFor();
  expect(await lines(page).count()).toBe(1);
  await other.context().setOffline(false);
  await lines(page).nth(1).waitFor();
  await lines(other).nth(1).waitFor();
  await type(other, '2h2-');
  await type(page, '2h1-');
  await page.keyboard.press('Enter');
  await lines(page).nth(2).waitFor();
  await other.getByTestId('list-conflict').waitFor();
  await press(other.getByTestId('keep-theirs'));
  await other.getByTestId('list-conflict').waitFor({ state: 'detached' });
  await lines(other).nth(2).waitFor();
  expect(await lines(page).count()).toBe(3);
  await other.context().close();
};

/** What a key of the tournament prints: its heads, its lines, and how many pages of A4 it takes. */
const printed = async (
  name: string,
): Promise<{ readonly heads: readonly string[]; readonly lines: number; readonly pages: number }> => {
  // The dialog of the browser would wait for somebody.
  await page.evaluate(() => (window.print = () => undefined));
  await press(page.getByRole('button', { name, exact: true }));
  const part = page.locator('arb-skat-print');
  await part.waitFor({ state: 'attached' });
  const heads = await part.locator('h2, h3, p, thead th').allTextContents();
  const lines = await part.locator('tbody tr').count();
  const pdf = await page.pdf({ format: 'A4' });
  // What was printed goes when the browser has finished with it.
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await part.waitFor({ state: 'detached' });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
  return { heads: heads.map((head) => head.replaceAll(/\s+/gu, ' ').trim()), lines, pages };
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
  'Signed by': 'Tournament director',
  'How lists are checked': 'every list',
  Penalties: 'points',
  'How lists are kept': 'seat 1',
  'Cents for a game point': '0.5',
  Cards: 'new cards',
};

const ways: readonly (readonly [string, string, Way])[] = [
  ['by keyboard at 1440 px', 'Skat au clavier', byKeyboard],
  ['by touch at 390 px', 'Skat au doigt', byTouch],
];

it.each(ways)(
  'a tournament runs from its page %s',
  async (_, name, played) => {
    way = played;
    const { width } = way.options;
    const staff = await hall.signedIn('staff', way.options);
    await prepare(staff, way, name);
    page = await hall.signedIn('arbitre', way.options);
    page.setDefaultTimeout(15_000);
    await page.goto(`${hall.stack.address}${path}/sessions/1`);
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
    // It is said where it was typed, and nowhere else.
    await within.getByTestId('problem').filter({ hasText: 'SKWO-6.2.a' }).waitFor();
    expect(await page.getByTestId('refusal').count()).toBe(0);
    // What was typed is still there.
    await fill(within, { 'Number of series': notice['Number of series'] });
    await press(within.locator('button[type=submit]'));
    await page.getByTestId('notice').waitFor();
    // By numbers and names: somebody who is not awaited is said so, and nothing is lost.
    const arrivals = page.getByTestId('arrivals');
    const field = arrivals.locator('input');
    await way.type(field, '1 9');
    await page.keyboard.press('Enter');
    await arrivals.getByTestId('problem').filter({ hasText: '1 9' }).waitFor();
    expect(await field.inputValue()).toBe('1 9');
    await way.type(field, '1');
    await page.keyboard.press('Enter');
    await arrivals.getByText('(2 awaited)').waitFor();
    expect(await field.inputValue()).toBe('');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await way.type(field, '2 3');
    await page.keyboard.press('Enter');
    await arrivals.waitFor({ state: 'detached' });
    // Lists of 48 and of 36 lines, a page each, before anybody sits anywhere.
    expect(await printed('Blank lists')).toMatchObject({ pages: 2, lines: 48 + 36 });
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
    const plan = await printed('Seating plan');
    expect([plan.heads.slice(1), plan.lines]).toEqual([['Table', 'Seat 1', 'Seat 2', 'Seat 3'], 1]);
    const { heads: cards } = await printed('Start cards');
    expect(cards.filter((head) => head.startsWith('Start card, series 1'))).toHaveLength(3);
    expect(await printed('Blank lists')).toMatchObject({ pages: 1, lines: 3 });
    await press(tables.getByRole('link'));
    // Upright on a tablet all columns are there, and nothing is wider than the screen.
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.getByTestId('skat-sheet').locator('thead .wide').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(820);
    await page.setViewportSize({ width, height: 900 });
    // The first game by keys of 44 px on the screen, the others typed.
    const pad = page.getByTestId('tap-pad');
    // A telephone has them on the screen already.
    if (!way.options.touch) await press(page.getByTestId('tapping'));
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
    await writeTogether();
    within = page.getByTestId('table-acts');
    await unfold(within);
    // The table is said by the place: its players alone are choices.
    await record('Bring a dispute to the referee', { 'By whom': '1', 'What it is about': 'a card was seen' });
    await record('Agree on who keeps the list', { Seat: '2' });
    const closing = page.getByTestId('close-list');
    await press(closing.locator('summary'));
    for (const box of await closing.locator('input[type=checkbox]').all()) await way.tick(box);
    await press(closing.locator('button[type=submit]'));
    await closing.waitFor({ state: 'detached' });
    await strike('List handed in: series 1, table 1');
    await strike('Close series 1');
    within = page.getByTestId('cases');
    await record('Decide a dispute', {
      'By whom': 'Tournament director',
      Articles: 'SKAT-4.1.4',
      Decision: 'the game stands',
    });
    // SKAT-4.5.10.b: the series is over, an appeal would be too late.
    expect(await act('Appeal').count()).toBe(0);
    await strike('Announce the results');
    // SKWO-7.3-GAP-3: prizes follow once nothing can be ruled upon.
    const prizes = page.getByTestId('give-prizes');
    await way.type(prizes.getByRole('textbox').first(), 'a ham');
    await way.tick(prizes.getByRole('checkbox').first());
    await press(prizes.locator('button[type=submit]'));
    await page.getByTestId('prizes').filter({ hasText: 'a ham' }).waitFor();
    expect((await printed('Results by series')).heads).toEqual(
      expect.arrayContaining(['Player', 'Series 1', 'Total']),
    );
    within = page.locator('.end');
    await record('Render account', { 'Prizes, in cents': '1500' });
    await record('Archive the tournament', { 'By whom': 'Tournament director' });
    await page.locator('arb-act-key button').first().waitFor({ state: 'detached' });
    const rows = await publish(hall, staff, way, path);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatch(/Ana/u);
    for (const each of [staff, page]) await each.context().close();
  },
  150_000,
);
