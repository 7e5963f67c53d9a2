/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import { type Installation, startInstallation } from './installation';

// A tournament of skat from its notice to its archive, from its page alone: by keyboard on a desk, by touch on a phone.

let hall: Installation;
let page: Page;
let id = '';
const players = ['player-1', 'player-2', 'player-3'];

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

const offered = async (): Promise<readonly string[]> => {
  const choices = await page
    .getByTestId('session-acts')
    .locator('select')
    .first()
    .locator('option')
    .allInnerTexts();
  return choices.map((choice) => choice.trim());
};

const chosenAct = () => page.getByTestId('session-acts').getByLabel('Act', { exact: true });

/** Chooses an act, fills its form in, and sends it with Enter. */
const fillIn = async (act: string, typed: Readonly<Record<string, string>>): Promise<void> => {
  const panel = page.getByTestId('session-acts');
  await panel.waitFor();
  if ((await panel.getAttribute('open')) === null) await panel.locator('summary').click();
  await chosenAct().selectOption({ label: act });
  const form = panel.locator('form');
  for (const [label, value] of Object.entries(typed)) {
    const field = form.getByLabel(label, { exact: false }).first();
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT')
      await field.selectOption({ label: value });
    else await field.fill(value);
  }
  await form.locator('button[type=submit]').press('Enter');
};

/** The same, and it is recorded. */
const record = async (act: string, typed: Readonly<Record<string, string>>): Promise<void> => {
  await fillIn(act, typed);
  await page
    .getByTestId('announcement')
    .filter({ hasText: `Recorded: ${act}` })
    .waitFor({ state: 'attached' });
  await page.getByTestId('session-acts').locator('form').waitFor({ state: 'detached' });
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
  async (_, competition, width, press) => {
    await prepare(competition);
    await page.setViewportSize({ width, height: 900 });
    await go();
    const key = (name: string | RegExp): Locator =>
      page.getByTestId('hall-keys').getByRole('button', { name });
    /** Strikes a key of the hall; it is gone once its act is recorded. */
    const strike = async (name: string | RegExp): Promise<void> => {
      await press(key(name));
      await key(name).waitFor({ state: 'detached' });
    };
    await page.getByTestId('session-acts').waitFor();
    // SKWO-2.2: nobody is checked in before the notice; what has no room yet is not offered.
    await page.getByTestId('session-acts').locator('summary').click();
    expect(await offered()).not.toContain('Check a participant in');
    await fillIn('Publish the notice, or its next version', { ...notice, 'Number of series': '' });
    await page.getByTestId('refusal').filter({ hasText: 'SKWO-6.2.a' }).waitFor();
    await record('Publish the notice, or its next version', notice);
    // The first by the form of the act, where everything can be said; the others by one key each.
    await record('Check a participant in', {
      Participant: '1 Player 1',
      'Whose card it is': players[0] ?? '',
      'The fee is paid': 'Yes',
      'The notice was read': 'Yes',
    });
    await key('Has paid and read the notice').waitFor();
    await press(key('Has paid and read the notice'));
    await page.getByTestId('hall-keys').getByText('(1 awaited)').waitFor();
    await strike('Has paid and read the notice');
    await strike('Draw the seats of series 1 (3 players)');
    await strike('Table 1: everybody sits');
    // What comes next has the focus no longer: there is no key left.
    await page.getByTestId('hall-keys').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await go('?series=1&table=1');
    await page.getByTestId('list-entry').focus();
    for (const [index, game] of ['2g2+', '0', '2h1-'].entries()) {
      await page.getByTestId('list-entry').pressSequentially(game);
      await page.keyboard.press('Enter');
      await page.getByTestId('skat-sheet').locator('tbody tr').nth(index).waitFor();
    }
    await record('Bring a dispute to the referee', { 'By whom': '1', 'What it is about': 'a card was seen' });
    const closing = page.getByTestId('close-list');
    await closing.locator('summary').click();
    for (const box of await closing.locator('input[type=checkbox]').all()) await box.check();
    await closing.locator('button[type=submit]').press('Enter');
    await closing.waitFor({ state: 'detached' });
    await strike('List handed in: series 1, table 1');
    await strike('Close series 1');
    await record('Decide a dispute', {
      'Dispute no.': '1',
      'By whom': 'Direction',
      Articles: 'SKAT-4.1.4',
      Decision: 'the game stands',
    });
    expect(await offered()).not.toContain('Seat a series');
    await strike('Announce the results');
    // SKWO-7.3-GAP-3: prizes follow once nothing can be ruled upon.
    await record('Give the prizes', { Prizes: '2 ; a ham ; yes' });
    await record('Render account', {
      'Number of entries': '3',
      'Entry fees, in cents': '0',
      'Money for lost games, in cents': '0',
      'Prizes, in cents': '1500',
    });
    await record('Archive the tournament', { 'By whom': 'Direction' });
    await page.getByTestId('session-acts').waitFor({ state: 'detached' });
  },
  120_000,
);
