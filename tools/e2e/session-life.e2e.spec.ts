import type { Page } from 'playwright-core';
import { type Installation, startInstallation } from './installation';

// The life of sessions from their pages, the list of competitions, and what somebody without an account sees of both.

let arbitre: Installation;
let staff: Page;
const patience = 90_000;

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  staff = await arbitre.signedIn('staff');
  staff.setDefaultTimeout(20_000);
  const opened = { startsOn: '2026-11-20' };
  const skat = { id: 'skat', name: 'Skat evening', ruleset: 'skat@1', region: 'Est' };
  await arbitre.mutate(staff, 'openCompetition', { ...opened, ...skat, method: 'skat-seeger-fabian' });
  const cup = { id: 'cup', name: 'Cup of pairs', ruleset: 'bridge-duplicate@1', region: 'Nord' };
  await arbitre.mutate(staff, 'openCompetition', { ...opened, ...cup, method: 'matchpoints' });
  for (let number = 1; number <= 4; number++) {
    await arbitre.mutate(staff, 'registerEntry', { competition: 'skat', number, kind: 'player' });
    await arbitre.mutate(staff, 'registerEntry', { competition: 'cup', number, kind: 'pair' });
  }
  for (const [table, first, tricks] of [
    ['1', 1, 9],
    ['2', 3, 10],
  ] as const) {
    const seating = ['N', 'E', 'S', 'W'].map((seat, at) => ({ seat, entry: `pair-${first + (at % 2)}` }));
    const result = { contract: '3NT', declarer: 'N', tricks };
    const place = { session: 1, round: 1, table, board: 1 };
    await arbitre.mutate(staff, 'recordResult', { competition: 'cup', place, seating, result });
  }
}, 120_000);

afterAll(() => arbitre.stop());

const go = (page: Page, path: string): Promise<unknown> => page.goto(`${arbitre.stack.address}${path}`);
const give = async (page: Page, act: string, reason: string): Promise<void> => {
  const form = page.locator(`[data-act=${act}]`);
  await form.locator('textarea[name=reason]').fill(reason);
  await form.locator('button[type=submit]').click();
};

describe('a session from its page', () => {
  it(
    'of skat opens with the usual values already there (SKWO-2.3), and is closed and reopened with a reason',
    async () => {
      await go(staff, '/competitions/skat/sessions/1');
      const form = staff.locator('arb-session-opening form');
      await form.waitFor();
      expect(await form.locator('[name=direction]').inputValue()).not.toBe('');
      await form.locator('button[type=submit]').press('Enter');
      await form.waitFor({ state: 'detached' });
      await staff.getByRole('button', { name: 'Close the session…' }).click();
      await staff.locator('arb-reason-form input').fill('everybody has gone');
      await staff.locator('arb-reason-form button[type=submit]').click();
      await staff.getByRole('button', { name: 'Reopen the session…' }).click();
      await staff.locator('arb-reason-form input').fill('a table still plays');
      await staff.locator('arb-reason-form button[type=submit]').click();
      await staff.getByRole('button', { name: 'Close the session…' }).waitFor();
    },
    patience,
  );

  it(
    'is made void after a look at what that takes away, and counts again',
    async () => {
      await go(staff, '/competitions/cup/boards');
      await staff.locator('[data-act=voidSession] > button').click();
      await staff.getByTestId('voiding-effect').getByText('2 deals that count').waitFor();
      await give(staff, 'voidSession', 'boards were known');
      await staff.getByTestId('void-session').getByText('boards were known').waitFor();
      await staff.locator('[data-act=reinstateSession] > button').click();
      await give(staff, 'reinstateSession', 'they were not');
      await staff.getByTestId('void-session').waitFor({ state: 'detached' });
      await staff.locator('[data-act=voidSession] > button').waitFor();
    },
    patience,
  );
});

it(
  'who withdraws after a result is asked about it, with the ranking in both cases before; it is decided anew later',
  async () => {
    await go(staff, '/competitions/cup/entries');
    const row = staff.locator('[data-entry=pair-4]');
    const effect = staff.getByTestId('withdrawal-effect');
    await staff.locator('[data-withdraw=pair-4]').click();
    await effect.getByText('What counts for it: 1 deal.').waitFor();
    expect(await effect.locator('thead th').allInnerTexts()).toEqual([
      ...['Entry', 'If they stand', 'If they are struck'],
    ]);
    const own = effect.locator('tbody tr').filter({ hasText: 'Pair 4' });
    expect(await own.locator('td').allInnerTexts()).toEqual([expect.stringMatching(/^\d+ · /), '–']);
    // Nothing is chosen beforehand: who withdraws is not struck, nor left, by a hurried key.
    await staff.locator('arb-withdrawal [name=reason]').fill('Ill');
    await staff.locator('arb-withdrawal button[type=submit]').click();
    await staff.locator('arb-withdrawal [name=results][aria-invalid=true]').waitFor();
    await staff.locator('arb-withdrawal [name=results]').selectOption('STRUCK');
    await staff.locator('arb-withdrawal button[type=submit]').click();
    await row.getByText('Withdrawn, struck from the ranking').waitFor();
    await go(staff, '/competitions/cup');
    await staff.getByTestId('standing').first().waitFor();
    expect(await staff.getByTestId('standing').filter({ hasText: 'Pair 4' }).count()).toBe(0);
    expect(await staff.getByTestId('standing').filter({ hasText: 'Pair 3' }).count()).toBe(1);

    await go(staff, '/competitions/cup/entries');
    await staff.locator('[data-withdraw=pair-4]').press('Enter');
    await effect.getByText('What counts for it: 1 deal.').waitFor();
    await staff.locator('arb-withdrawal [name=reason]').fill('More than half was played');
    await staff.getByRole('button', { name: 'Let its results count' }).click();
    await row.getByText('Withdrawn', { exact: true }).waitFor();
    await go(staff, '/competitions/cup');
    await staff.getByTestId('standing').filter({ hasText: 'Pair 4' }).waitFor();
  },
  patience,
);

it(
  'the list of competitions, their sessions, boards and deals are read without an account, and nothing there is for others',
  async () => {
    const stranger = await arbitre.open('/');
    stranger.setDefaultTimeout(20_000);
    await stranger.waitForURL('**/competitions');
    const rows = stranger.getByTestId('competition');
    await rows.first().waitFor();
    expect(await stranger.locator('[data-stage]').allInnerTexts()).toEqual(['Running', 'Running']);
    expect(
      await stranger.locator('a[href="/regions"], [data-testid=open-competition], a[href="/clubs"]').count(),
    ).toBe(0);
    await stranger.getByTestId('group-by').selectOption('region');
    expect(await stranger.locator('tr.day').allInnerTexts()).toEqual(['Est', 'Nord']);
    const [file] = await Promise.all([
      stranger.waitForEvent('download'),
      stranger.getByTestId('csv').click(),
    ]);
    expect(file.suggestedFilename()).toBe('competitions.csv');
    await stranger.setViewportSize({ width: 390, height: 844 });
    expect(await stranger.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await stranger.setViewportSize({ width: 1440, height: 900 });

    await stranger.keyboard.press('Control+k');
    const palette = stranger.locator('arb-palette dialog[open]').first();
    await palette.getByText('Cup of pairs').waitFor();
    expect(await palette.getByText('Sign out').count()).toBe(0);
    await stranger.keyboard.press('Escape');

    await go(stranger, '/competitions/cup/boards');
    await stranger.getByTestId('board-results').waitFor();
    expect(await stranger.locator('[data-act]').count()).toBe(0);
    const [boards] = await Promise.all([
      stranger.waitForEvent('download'),
      stranger.getByTestId('csv').click(),
    ]);
    expect(boards.suggestedFilename()).toBe('cup-s1-b1.csv');
    await go(stranger, '/deals/cup.s1-r1-t1-b1');
    await stranger.getByRole('heading', { level: 1 }).getByText('Board 1').waitFor();
    await stranger.getByTestId('sign-in-link').waitFor();
    await go(stranger, '/competitions/skat/sessions/1');
    await stranger.getByRole('heading', { name: 'Session 1' }).waitFor();
    expect(await stranger.locator('arb-session-acts, arb-table-codes, arb-reason-form').count()).toBe(0);
  },
  patience,
);
