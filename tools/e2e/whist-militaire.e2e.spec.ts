/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import { startInstallation, type Installation } from './installation';

// A tournament of whist militaire from its opening to the wall of the hall: by keyboard on a screen, by touch on a telephone.

const patience = 90_000;
const TEAMS = ['Les Atouts: Aubin, Barbe, Colin, Dorey', 'Les Levées: Eloy, Ferrand, Gault, Hervet'];
const THIRD = 'Les Carrés: Imbert, Joly, Kerlan, Lambert';

let arbitre: Installation;

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  const staff = await arbitre.signedIn('staff');
  await arbitre.mutate(staff, 'openRegion', { id: 'nord', name: 'Nord', timeZone: 'Europe/Paris' });
  await staff.context().close();
}, 120_000);

afterAll(() => arbitre.stop());

type Way = {
  readonly options: { readonly width: number; readonly height: number; readonly touch: boolean };
  readonly press: (key: Locator) => Promise<void>;
  /** What a key of the keyboard does everywhere on the page, or the button that says it. */
  readonly strike: (page: Page, key: string, button: string) => Promise<void>;
  /** The points of a table, `1` to its own team, `2` to the visitors. */
  readonly points: (table: Locator, page: Page, winners: string) => Promise<void>;
};

const boxes = (table: Locator): Locator => table.locator('button.box');

const byKeyboard: Way = {
  options: { width: 1440, height: 900, touch: false },
  press: async (key) => {
    // As long as the last write is on its way, its key waits.
    await key.click({ trial: true });
    await key.press('Enter');
  },
  strike: async (page, key, button) => {
    await page.getByTestId(button).waitFor();
    await page.locator('body').press(key);
  },
  // Faster than the server answers: what is struck meanwhile is not lost.
  points: async (table, page, winners) => {
    await boxes(table).first().focus();
    for (const winner of winners) await page.keyboard.press(winner);
  },
};

const byTouch: Way = {
  options: { width: 390, height: 844, touch: true },
  press: (key) => key.tap(),
  strike: (page, _key, button) => page.getByTestId(button).tap(),
  points: async (table, _page, winners) => {
    for (const [deal, winner] of Array.from(winners).entries())
      await boxes(table)
        .nth(deal * 2 + Number(winner) - 1)
        .tap();
  },
};

const enter = async (page: Page, { press }: Way, teams: readonly string[]): Promise<void> => {
  await press(page.getByTestId('register-entries'));
  await page.locator('select[name=kind]').selectOption('team');
  await page.locator('textarea[name=list]').fill(teams.join('\n'));
  await press(page.locator('arb-paste-entries button[type=submit]:enabled'));
  await page.locator('arb-paste-entries form').waitFor({ state: 'detached' });
  // Other pages read what this one reads.
  for (const team of teams)
    await page
      .getByText(team.split(':')[0] ?? team)
      .first()
      .waitFor();
};

describe.each([
  ['by keyboard at 1440 px', 'Coupe au clavier', byKeyboard],
  ['by touch at 390 px', 'Coupe au doigt', byTouch],
] as const)('a tournament of whist militaire %s', (_, name, way) => {
  const { press, strike, points } = way;
  const id = `${name.toLowerCase().replaceAll(' ', '-')}-2026-05-02`;
  const address = (path = ''): string => `${arbitre.stack.address}/competitions/${id}${path}`;
  let host: Page;
  let arbiter: Page;

  beforeAll(async () => {
    host = await arbitre.signedIn('staff', way.options);
    arbiter = await arbitre.signedIn('arbitre', way.options);
    for (const page of [host, arbiter]) page.setDefaultTimeout(15_000);
  }, patience);
  afterAll(async () => {
    for (const page of [host, arbiter]) await page.context().close();
  });

  const encounter = (page: Page): Locator => page.locator('arb-encounter');
  const table = (page: Page, at: number): Locator => encounter(page).locator('arb-table-boxes').nth(at);
  const sheet = (page: Page, at: number): Locator => encounter(page).locator('arb-sheet-line').nth(at);
  const fillGame = async (first: string, second: string): Promise<void> => {
    for (const [at, winners] of [first, second].entries()) {
      await points(table(host, at), host, winners);
      await table(host, at).locator('.box[aria-pressed=true]').nth(3).waitFor();
    }
  };
  const signed = async (page: Page, at: number): Promise<void> => {
    await press(sheet(page, at).getByRole('button', { name: /^Signature of/ }));
    await sheet(page, at)
      .getByText(/^signed by/)
      .waitFor();
  };

  it(
    'is opened, its teams pasted and entered by one key, a late one too, its schedule published',
    async () => {
      await host.goto(`${arbitre.stack.address}/opening`);
      const form = host.locator('arb-opening-page form');
      await form.locator('[name=name]').fill(name);
      await form.locator('[name=method]').selectOption({ label: 'Whist militaire – Teams (points)' });
      await form.locator('[name=startsOn]').fill('2026-05-02');
      await press(form.locator('button[type=submit]'));
      await host.waitForURL(`**/competitions/${id}/entries`);
      await enter(host, way, TEAMS);
      await host.goto(address('/sessions/1'));
      await press(host.getByRole('button', { name: 'Open the session' }));
      await press(host.getByTestId('enter-all'));
      await host.locator('[data-team=team-2]').waitFor();
      // S13: a team that comes late is in as long as no schedule is published.
      await host.goto(address('/entries'));
      await enter(host, way, [THIRD]);
      await host.goto(address('/sessions/1'));
      const late = host.locator('arb-prepare-form form').first();
      for (const [at, player] of ['31', '32', '33', '34'].entries())
        await late.locator('[name=player]').nth(at).fill(player);
      await press(late.locator('button[type=submit]'));
      await host.locator('[data-team=team-3]').waitFor();
      // WM-1.3: another order of the captain's partners, as long as nothing is printed.
      const partners = host.getByTestId('choose-partners');
      await press(host.getByText('Order of the captain’s partners'));
      await partners.locator('select').nth(1).selectOption('1.4');
      await press(partners.locator('button[type=submit]'));
      await host.getByTestId('journal').locator('summary').click();
      await press(host.getByRole('button', { name: 'Publish the schedule' }));
      await host.getByTestId('hall-keys').getByText('the first game is to be announced').waitFor();
      expect(await host.evaluate(() => document.documentElement.scrollWidth)).toBe(way.options.width);
    },
    patience,
  );

  it(
    'WM-1.5 announces a game by one key, seats everybody by another, and takes points as fast as they come',
    async () => {
      await strike(host, 'n', 'next-game');
      // S12: a team without opponents is free, and stands there by name.
      await host
        .locator('[data-testid=game]')
        .getByText(/^Free: /)
        .waitFor();
      await strike(host, 'p', 'all-sit');
      await host.getByTestId('all-sit').waitFor({ state: 'detached' });
      expect(await host.getByTestId('next-game').count()).toBe(0);
      await fillGame('1122', '1112');
      await host.getByTestId('next-game').waitFor();
    },
    patience,
  );

  it(
    'WM-IMP is signed by the other captain, or disputed and settled by the arbiter, who alone corrects what is signed',
    async () => {
      await signed(host, 0);
      await press(sheet(host, 1).getByRole('button', { name: 'Refuse…' }));
      await sheet(host, 1).getByRole('textbox').fill('deal 2 was ours');
      await press(sheet(host, 1).getByRole('button', { name: 'Confirm' }));
      await sheet(host, 1).getByText('Disputed: deal 2 was ours').waitFor();
      expect(await sheet(host, 1).getByRole('button').count()).toBe(0);
      expect(await boxes(table(host, 0)).count()).toBe(0);

      await arbiter.goto(address('/sessions/1?game=1'));
      await press(arbiter.getByRole('button', { name: 'Correct boxes' }));
      await press(boxes(table(arbiter, 0)).nth(3));
      await table(arbiter, 0).getByText('arbiter').waitFor();
      await press(sheet(arbiter, 1).getByRole('button', { name: 'Rule…' }));
      await sheet(arbiter, 1).getByRole('textbox').fill('the slip shows it');
      await press(sheet(arbiter, 1).getByRole('button', { name: 'Confirm' }));
      await sheet(host, 1).getByText('ruled by the arbiter').waitFor();
    },
    patience,
  );

  it(
    'S16 WM-1-GAP-4 seats a substitute where the absent player would sit, and refuses whoever plays already',
    async () => {
      await press(arbiter.getByText('Somebody is absent: admit a substitute'));
      const form = arbiter.getByTestId('admit-substitute');
      await form.locator('[name=player]').selectOption('2.1');
      await form.locator('[name=substitute]').fill('1.2');
      await press(form.locator('button[type=submit]'));
      await form.getByText('This player is in a team already.').waitFor();
      await form.locator('[name=substitute]').fill('R7');
      await press(form.locator('button[type=submit]'));
      await host.getByText('R7 plays for 2.1', { exact: true }).waitFor();

      await strike(host, 'n', 'next-game');
      await host.getByRole('heading', { name: 'Game 2' }).waitFor();
      await strike(host, 'p', 'all-sit');
      await host.getByTestId('all-sit').waitFor({ state: 'detached' });
      await encounter(host).getByText('R7').first().waitFor();
      await fillGame('1111', '2222');
      for (const at of [0, 1]) await signed(host, at);
      await strike(host, 'n', 'next-game');
      await host.getByRole('heading', { name: 'Game 3' }).waitFor();
      await fillGame('1212', '2121');
      for (const at of [0, 1]) await signed(host, at);
      await host.getByTestId('hall-keys').getByText('Every table has finished the last game.').waitFor();
    },
    patience,
  );

  it(
    'is published, read by whoever has no account, and stands on the wall of the hall',
    async () => {
      await host.goto(address('/published'));
      const publish = host.locator('[data-act=publishRanking]');
      await press(publish.locator('button').first());
      await press(publish.locator('form button[type=submit]'));
      await host.locator('[data-testid=published][data-number="1"]').waitFor();
      const stranger = await arbitre.open(`/competitions/${id}/published/1`, way.options);
      await stranger.getByTestId('published-row').nth(2).waitFor();
      const rows = await stranger.getByTestId('published-row').allInnerTexts();
      expect(rows.map((row) => /Les \S+/.exec(row)?.[0]).toSorted()).toEqual([
        'Les Atouts',
        'Les Carrés',
        'Les Levées',
      ]);
      await stranger.goto(`${arbitre.stack.address}/hall/${id}`);
      await stranger.getByText('Les Carrés').first().waitFor();
      await stranger.context().close();
    },
    patience,
  );
});
