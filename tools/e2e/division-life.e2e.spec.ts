/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { act } from './act-form';
import { type Installation, startInstallation } from './installation';

// What a division lives through besides its matches: lots by a seed that was committed to, a close finish, the phases of a path.

let arbitre: Installation;
let staff: Page;
const patience = 120_000;

const TITLE = { fr: 'Essai', en: 'Trial' };
const LEAGUE = {
  ...{ league: 1, format: 'fixtures', title: TITLE, calendar: { legs: 1 }, closeFinish: 2 },
  ...{ match: { by: 'result', win: 3, draw: 1, loss: 0 }, forfeit: { score: [3, 0] } },
  ...{ withdrawal: { results: 'struck' }, order: ['difference', 'lot'] },
};
const SCORING = { figure: { by: 'total' }, order: ['lot'] };
const PATH = {
  ...{ league: 1, format: 'path', title: TITLE, medals: 2 },
  phases: [
    { id: 'region', level: 'region', scoring: SCORING },
    { id: 'final', level: 'final', scoring: SCORING, quota: { places: 2, fixed: 1, reserves: 1 } },
  ],
};
const TEAMS = ['Ajonc', 'Bruyère', 'Carex'];

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  staff = await arbitre.signedIn('staff');
  staff.setDefaultTimeout(30_000);
  for (const [id, name] of [
    ['nord', 'Nord'],
    ['sud', 'Sud'],
  ] as const)
    await arbitre.mutate(staff, 'openRegion', { id, name, parent: null, timeZone: 'Europe/Paris' });
  const season = { season: '2026', name: 'Season 2026', games: ['skat'] };
  await arbitre.mutate(staff, 'openSeason', { ...season, from: '2026-09-01', until: '2027-06-30' });
  const of = { game: 'skat', level: 'first' };
  await arbitre.mutate(staff, 'openDivision', {
    division: '2026.teams',
    title: 'Teams',
    rules: LEAGUE,
    ...of,
  });
  await arbitre.mutate(staff, 'openDivision', { division: '2026.path', title: 'Path', rules: PATH, ...of });
  await arbitre.mutate(staff, 'openDivision', { division: '2026.list', title: 'List', rules: LEAGUE, ...of });
  for (const name of TEAMS) {
    const entry = name.slice(0, 5).toLowerCase();
    await arbitre.mutate(staff, 'enterDivision', {
      division: '2026.teams',
      entry: entry.replace('è', 'e'),
      name,
      members: [],
    });
  }
  for (const [entry, region] of [
    ['n1', 'nord'],
    ['n2', 'nord'],
    ['n3', 'nord'],
    ['s1', 'sud'],
  ] as const)
    await arbitre.mutate(staff, 'enterDivision', {
      ...{ division: '2026.path', entry, name: entry.toUpperCase(), region, members: [] },
    });
}, 120_000);

afterAll(() => arbitre.stop());

const go = (page: Page, path: string): Promise<unknown> => page.goto(`${arbitre.stack.address}${path}`);

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent.trim() ?? '');

/** Publishes the hash of a seed with keys alone, and draws by it; the button keeps the focus in between. */
const drawByLot = async (page: Page, draws: string, days: Readonly<Record<string, string>> = {}) => {
  const lot = page.locator('arb-division-lot');
  await lot.getByRole('button', { name: 'Publish the hash of a lot' }).focus();
  await page.keyboard.press('Enter');
  await lot.locator('button[type=submit]').focus();
  await page.keyboard.press('Enter');
  await lot.getByTestId('lot-commitment').waitFor();
  await lot.getByRole('button', { name: draws }).waitFor();
  expect(await focused(page)).toBe(draws);
  await page.keyboard.press('Enter');
  for (const [name, value] of Object.entries(days)) await lot.locator(`[name=${name}]`).fill(value);
  await lot.locator('button[type=submit]').click();
};

describe('the life of a division from its pages', () => {
  it(
    'draws its fixtures by a seed whose hash is published before, with the keyboard alone',
    async () => {
      await go(staff, '/divisions/2026.teams/fixtures');
      await drawByLot(staff, 'Draw the fixtures by lot', { first: '2026-10-03', every: '14' });
      await staff.locator('[data-fixture=r3-m1]').waitFor();
      expect(await staff.locator('arb-division-lot').count()).toBe(0);
      await staff.waitForFunction(() => document.activeElement?.matches('h2') === true);
      expect(await focused(staff)).toBe('Round 1');
    },
    patience,
  );

  it(
    'S25 has a close finish checked by one person and published by another',
    async () => {
      const arbiter = await arbitre.signedIn('arbitre');
      arbiter.setDefaultTimeout(30_000);
      await go(staff, '/divisions/2026.teams/rankings');
      const said = (page: Page) => page.getByTestId('before-publishing');
      await said(staff).getByText('Close finish: the first two are 0 apart.').waitFor();
      expect(await staff.locator('[data-act=publishDivisionRanking]').count()).toBe(0);
      await go(arbiter, '/divisions/2026.teams/rankings');
      await act(arbiter, 'checkDivisionRanking', { note: 'Both sheets.' });
      await said(arbiter).getByText('You have checked this close finish').waitFor();
      await arbiter.waitForFunction(() => document.activeElement?.matches('.notice') === true);
      expect(await arbiter.locator('[data-act]').count()).toBe(0);
      await go(staff, '/divisions/2026.teams/rankings');
      await said(staff).getByText('has been checked as it is').waitFor();
      expect(await staff.locator('[data-act=checkDivisionRanking]').count()).toBe(0);
      await act(staff, 'publishDivisionRanking', {});
      await staff.locator('[data-testid=league-ranking][data-number="1"]').waitFor();
      await said(staff).getByText('Nothing has changed').waitFor();
      await staff.waitForFunction(() => document.activeElement?.matches('.notice') === true);
      expect(await staff.locator('[data-act=publishDivisionRanking]').count()).toBe(0);
      await arbiter.close();
    },
    patience,
  );

  it(
    'opens a later phase of a path once a lot has parted those who share a place, and gives a place back to the first reserve',
    async () => {
      await go(staff, '/divisions/2026.path/table');
      await staff.locator('[data-tab=phases]').click();
      const final = staff.locator('[data-phase=final]');
      await final.getByTestId('phase-shared').getByText('N1, N2, N3').waitFor();
      expect(await final.locator('[data-act=openPhase]').count()).toBe(0);
      await final.getByRole('link', { name: 'Go to the lot' }).click();
      await staff.waitForURL('**/divisions/2026.path/table');
      await drawByLot(staff, 'Draw a lot among all');
      await staff.locator('arb-division-lot form').waitFor({ state: 'detached' });
      await staff.locator('[data-tab=phases]').click();
      await final.locator('[data-act=openPhase]').waitFor();
      const rows = final.locator('[data-testid=phase-places] tbody tr');
      const [first = ''] = (await rows.evaluateAll((all) =>
        all.map((row) => row.getAttribute('data-entry')),
      )) as string[];
      expect(first).toMatch(/^n[123]$/);
      await final.locator('[data-act=openPhase] button').first().click();
      await final.locator('[name=declined]').fill('Nobody');
      await final.locator('button[type=submit]').click();
      await staff.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
      // Escape leaves the form, and its button has the focus.
      await staff.keyboard.press('Escape');
      expect(await focused(staff)).toBe('Open the phase: Final');
      await act(staff, 'openPhase', {});
      await final.getByTestId('phase-state').getByText('open', { exact: true }).waitFor();
      await staff.waitForFunction(() => document.activeElement?.matches('h2') === true);
      const reserve = (await final.locator('[data-reserve]').first().getAttribute('data-reserve')) ?? '';
      await act(staff, 'declinePhase', { entry: first, reason: 'A wedding.' });
      await final
        .locator(`[data-testid=phase-places] tr[data-entry=${reserve}]`)
        .getByText('reserve')
        .waitFor();
      expect(await final.locator(`tr[data-entry=${first}]`).count()).toBe(0);
    },
    patience,
  );

  it(
    'enters a pasted list once every line can be, with keys alone, and nothing of it twice',
    async () => {
      await go(staff, '/divisions/2026.list/entries');
      const paste = staff.locator('arb-division-list');
      const open = async (text: string) => {
        await paste.getByTestId('paste-list').focus();
        await staff.keyboard.press('Enter');
        await staff.waitForFunction(() => document.activeElement?.matches('textarea') === true);
        await staff.keyboard.insertText(text);
      };
      await open('Team\tClub\tEmail\nLille I\t\tx@example.org\nDouai\t99999\t');
      await paste.locator('[data-testid=planned-line][data-line="2"]').getByText('enters').waitFor();
      const wrong = paste.locator('[data-line="3"]').getByTestId('line-problem');
      expect(await wrong.innerText()).toContain('club:');
      await paste.getByTestId('list-state').getByText('1 line to correct').waitFor();
      await paste.getByTestId('list-ignored').getByText('Email').waitFor();
      expect(await paste.locator('button[type=submit]').isDisabled()).toBe(true);
      await paste.locator('textarea').fill('Team\tClub\nLille I\t\nDouai\t');
      await paste.getByTestId('list-state').getByText('2 lines to write').waitFor();
      await paste.locator('button[type=submit]').focus();
      await staff.keyboard.press('Enter');
      await staff.locator('tr[data-entry=douai]').waitFor();
      await staff.waitForFunction(() => document.activeElement?.matches('[data-testid=paste-list]') === true);
      await open('Lille I\nDouai');
      await paste.getByTestId('list-state').getByText('All of it is there already').waitFor();
      expect(await paste.locator('button[type=submit]').isDisabled()).toBe(true);
      await staff.keyboard.press('Escape');
      await paste.locator('form').waitFor({ state: 'detached' });
    },
    patience,
  );

  it(
    'stands on the wall of a hall, group after group, turned by keys',
    async () => {
      const wall = await arbitre.open('/divisions/2026.path/table');
      await wall.getByTestId('to-hall').click();
      await wall.waitForURL('**/hall/divisions/2026.path');
      await wall.getByTestId('hall-row').first().waitFor();
      const shown = (): Promise<readonly (string | null)[]> =>
        wall.getByTestId('hall-row').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-entry')));
      await wall.keyboard.press(' ');
      await wall.getByText('paused').waitFor();
      const seen: (readonly (string | null)[])[] = [];
      const screen = wall.getByTestId('screen');
      const screens = async (): Promise<number> => Number((await screen.innerText()).split(' / ')[1]);
      // What is told above the groups may arrive after them, and more screens with it.
      while (seen.length < (await screens()) + 1) {
        seen.push(await shown());
        const left = await screen.innerText();
        await wall.keyboard.press('ArrowRight');
        await screen.filter({ hasNotText: left }).waitFor();
      }
      expect(new Set(seen.flat())).toEqual(new Set(['n1', 'n2', 'n3', 's1']));
      expect(seen.length).toBeGreaterThan(1);
      await wall.keyboard.press('Escape');
      await wall.waitForURL('**/divisions/2026.path/table');
      await wall.close();
    },
    patience,
  );

  it(
    'is found by a stranger with taps alone, from the competitions to its table, and from there to the calendar',
    async () => {
      const phone = await arbitre.open('/competitions', { width: 390, height: 844, touch: true });
      const main = phone.locator('main');
      await main.getByRole('link', { name: 'Seasons', exact: true }).tap();
      await main.getByRole('link', { name: 'Season 2026' }).tap();
      await main.getByRole('link', { name: 'Path' }).tap();
      await phone.waitForURL('**/divisions/2026.path/table');
      await main.getByText('N1').first().waitFor();
      await phone.locator('header.bar a.brand').tap();
      await main.getByRole('link', { name: 'Calendar', exact: true }).tap();
      await phone.waitForURL('**/calendar');
      await main.getByRole('heading', { level: 1 }).waitFor();
      expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await phone.close();
    },
    patience,
  );

  it(
    'is read by strangers, on a phone and in French, and offers them nothing',
    async () => {
      const phone = await arbitre.open('/divisions/2026.path/phases', {
        ...{ locale: 'fr-FR', width: 390, height: 844, touch: true },
      });
      await phone.locator('[data-phase=final]').getByText('Finale').first().waitFor();
      for (const path of ['2026.path/phases', '2026.teams/rankings', '2026.teams/fixtures']) {
        await go(phone, `/divisions/${path}`);
        await phone.locator('main .panel').first().waitFor();
        expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
        expect(await phone.locator('[data-act]').count()).toBe(0);
      }
      await phone.close();
    },
    patience,
  );
});
