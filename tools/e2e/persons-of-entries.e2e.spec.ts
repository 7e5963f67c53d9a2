/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { startInstallation, type Installation } from './installation';

let arbitre: Installation;
let staff: Page;

/** A limit against hanging, for steps that load pages and wait for what follows. */
const patience = 60_000;

const written = async (name: string, input: Record<string, unknown>): Promise<void> => {
  expect([name, await arbitre.mutate(staff, name, input)]).toMatchObject([
    ...[name, { __typename: 'Committed' }],
  ]);
};

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  staff = await arbitre.signedIn('staff');
  await written('openRegion', { id: 'nord', name: 'Nord', timeZone: 'Europe/Paris' });
  const from = '2026-09-01';
  await written('registerClub', { number: '59001', name: 'Lille', region: 'nord', from });
  await written('registerMember', {
    ...{ licence: 'Q-1', familyName: 'Quetzalqvist', givenName: 'Zoé', category: 'senior', year: 2026 },
    ...{ club: '59001', from },
  });
  const opened = { ruleset: 'bridge-duplicate@1', method: 'matchpoints', region: 'Nord' };
  await written('openCompetition', { id: 'cup', name: 'Coupe', ...opened, startsOn: '2026-11-21' });
  const pair = (number: number, ...members: readonly object[]) =>
    written('registerEntry', { competition: 'cup', number, kind: 'pair', members });
  await pair(1, { licence: 'Q-1' }, { familyName: 'Loup', givenName: 'Brune' });
  await pair(2);
  await written('recordResult', {
    ...{ competition: 'cup', place: { session: 1, round: 1, table: '1', board: 1 } },
    seating: ['N', 'E', 'S', 'W'].map((seat, at) => ({ seat, entry: `pair-${(at % 2) + 1}` })),
    ...{ setup: { vulnerable: 'None' }, result: { contract: '4S', declarer: 'N', tricks: 10 } },
  });
}, 120_000);

afterAll(() => arbitre.stop());

const go = (page: Page, path: string): Promise<unknown> => page.goto(`${arbitre.stack.address}${path}`);

/** The line of the first pair in the standings. */
const lineOf = async (page: Page): Promise<string> => {
  await go(page, '/competitions/cup');
  await page.getByTestId('standing').nth(1).waitFor();
  const lines = await page.getByTestId('standing').allInnerTexts();
  return lines.find((line) => line.includes('Loup')) ?? lines.join('\n');
};

describe('persons of entries on pages', () => {
  it(
    'have a page with the own results, choose what the public reads, and are gone everywhere once erased',
    async () => {
      // A club reads what everybody does.
      const club = await arbitre.signedIn('club');
      expect(await lineOf(club)).toContain('Zoé Quetzalqvist – Brune Loup');
      expect(await club.getByTestId('standings').innerText()).toContain('Pair 2');

      await go(staff, '/members/Q-1');
      const results = staff.getByTestId('member-results');
      await results.getByRole('link', { name: 'Coupe' }).waitFor();
      expect(await staff.getByTestId('member-result').innerText()).toMatch(/1 Zoé Quetzalqvist – Brune Loup/);
      const choosing = staff.locator('[data-act=choosePrivacy]');
      await choosing.locator('> button').click();
      await choosing.locator('select').selectOption('initials');
      await choosing.locator('button[type=submit]').click();
      await staff.getByTestId('privacy').getByText('the initials').waitFor();
      expect(await lineOf(club)).toContain('Z. Q. – Brune Loup');

      await written('eraseMember', { licence: 'Q-1', reason: 'asked' });
      const line = await lineOf(club);
      expect(line).toContain('… – Brune Loup');
      expect(line).toContain('60');
      await go(staff, '/members/Q-1');
      await staff.getByTestId('erased').waitFor();
      await staff.getByTestId('member-result').waitFor();
      expect(await staff.locator('main').innerText()).not.toContain('Quetzalqvist');
      const { out } = await arbitre.arbitre('verify', '--all');
      expect(out).not.toContain('Quetzalqvist');
    },
    patience,
  );
});
