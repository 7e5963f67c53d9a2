/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import { byKeyboard, byTouch, enter, openEvening, printed, publish, type Way } from './evening';
import { startInstallation, type Installation } from './installation';
import { walkTo } from './keys-only';
import { inStrokes } from './strokes';

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

const boxes = (table: Locator): Locator => table.locator('button.box');

/** The points of a table, `1` to its own team, `2` to the visitors: faster than the server answers. */
const points = async (table: Locator, { options }: Way, winners: string): Promise<void> => {
  if (!options.touch) await walkTo(boxes(table).first());
  for (const [deal, winner] of Array.from(winners).entries())
    await (options.touch
      ? boxes(table)
          .nth(deal * 2 + Number(winner) - 1)
          .tap()
      : table.page().keyboard.press(winner));
};

describe.each([
  ['by keyboard at 1440 px', 'Coupe au clavier', byKeyboard],
  ['by touch at 390 px', 'Coupe au doigt', byTouch],
] as const)('a tournament of whist militaire %s', (_, name, way) => {
  const { press, strike, type, choose, go } = way;
  /** By keyboard in as many keys as docs/keys.md says. */
  const counted = (task: string, work: () => Promise<unknown>): Promise<unknown> =>
    way.options.touch ? work() : inStrokes(host, `Whist militaire: ${task}`, work);
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
      await points(table(host, at), way, winners);
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
      expect(await openEvening(arbitre, host, way, name, 'Whist militaire – Teams (points)')).toBe(
        `/competitions/${id}`,
      );
      await enter(host, way, 'team', TEAMS);
      await go(host, 'Sessions');
      await press(host.getByRole('button', { name: 'Open the session' }));
      await press(host.getByTestId('enter-all'));
      await host.locator('[data-team=team-2]').waitFor();
      // S13: a team that comes late is in as long as no schedule is published.
      await go(host, 'Entries');
      await enter(host, way, 'team', [THIRD]);
      await go(host, 'Sessions');
      const late = host.locator('arb-prepare-form form').first();
      // Its persons are chosen already, in the order of the entry.
      await late.getByText('3.4 Lambert').last().waitFor({ state: 'attached' });
      await press(late.locator('button[type=submit]'));
      await host.locator('[data-team=team-3]').waitFor();
      // WM-1.3: another order of the captain's partners, as long as nothing is printed.
      const partners = host.getByTestId('choose-partners');
      await press(host.getByText('Order of the captain’s partners'));
      await choose(partners.locator('select').nth(1), '1.4 Dorey');
      await press(partners.locator('button[type=submit]'));
      await press(host.getByTestId('journal').locator('summary'));
      await press(host.getByRole('button', { name: 'Publish the schedule' }));
      await host.getByTestId('hall-keys').getByText('the first game is to be announced').waitFor();
      expect(await host.evaluate(() => document.documentElement.scrollWidth)).toBe(way.options.width);
    },
    patience,
  );

  it(
    'WM-1.5 announces a game by one key, seats everybody by another, and takes points as fast as they come',
    async () => {
      await counted('the next game', () => strike(host.getByTestId('next-game')));
      // S12: a team without opponents is free, and stands there by name.
      await host
        .locator('[data-testid=game]')
        .getByText(/^Free: /)
        .waitFor();
      await counted('everybody sits', () => strike(host.getByTestId('all-sit'), 'p'));
      await host.getByTestId('all-sit').waitFor({ state: 'detached' });
      expect(await host.getByTestId('next-game').count()).toBe(0);
      await counted('the points of four deals', () => points(table(host, 0), way, '1122'));
      await table(host, 0).locator('.box[aria-pressed=true]').nth(3).waitFor();
      await points(table(host, 1), way, '1112');
      await table(host, 1).locator('.box[aria-pressed=true]').nth(3).waitFor();
      const given = () => boxes(table(host, 1)).nth(7).getAttribute('aria-pressed');
      await table(host, 1).getByTestId('undo-says').getByText('undo gives the point of deal 4').waitFor();
      expect(await given()).toBe('true');
      await press(table(host, 1).getByRole('button', { name: /^Undo/ }));
      await table(host, 1).locator('.box[aria-pressed=true]').nth(3).waitFor();
      await boxes(table(host, 1)).nth(6).and(host.locator('[aria-pressed=true]')).waitFor();
      await press(boxes(table(host, 1)).nth(7));
      await boxes(table(host, 1)).nth(7).and(host.locator('[aria-pressed=true]')).waitFor();
      await host.getByTestId('next-game').waitFor();
    },
    patience,
  );

  it(
    'WM-IMP is signed by the other captain, or disputed and settled by the arbiter, who alone corrects what is signed',
    async () => {
      await signed(host, 0);
      await press(sheet(host, 1).getByRole('button', { name: 'Refuse…' }));
      await type(sheet(host, 1).getByRole('textbox'), 'deal 2 was ours');
      await press(sheet(host, 1).getByRole('button', { name: 'Confirm' }));
      await sheet(host, 1).getByText('Disputed: deal 2 was ours').waitFor();
      expect(await sheet(host, 1).getByRole('button').count()).toBe(0);
      expect(await boxes(table(host, 0)).count()).toBe(0);

      await arbiter.goto(address('/sessions/1?game=1'));
      await press(arbiter.getByRole('button', { name: 'Correct boxes' }));
      await press(boxes(table(arbiter, 0)).nth(3));
      await table(arbiter, 0).getByText('arbiter').waitFor();
      await press(sheet(arbiter, 1).getByRole('button', { name: 'Rule…' }));
      await type(sheet(arbiter, 1).getByRole('textbox'), 'the slip shows it');
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
      await choose(form.locator('[name=player]'), '2.1 Eloy – Les Levées');
      await type(form.locator('[name=substitute]'), '1.2');
      await press(form.locator('button[type=submit]'));
      await form.getByText('This player is in a team already.').waitFor();
      await type(form.locator('[name=substitute]'), 'Marie Dupont');
      await press(form.locator('button[type=submit]'));
      await arbiter.getByTestId('refusal').getByText('"Marie Dupont" refers to nobody.').waitFor();
      await type(form.locator('[name=substitute]'), '1.5');
      await press(form.locator('button[type=submit]'));
      await host.getByText('1.5 plays for 2.1 Eloy', { exact: true }).waitFor();

      await strike(host.getByTestId('next-game'));
      await host.getByRole('heading', { name: 'Game 2' }).waitFor();
      await strike(host.getByTestId('all-sit'), 'p');
      await host.getByTestId('all-sit').waitFor({ state: 'detached' });
      await encounter(host)
        .getByText(/\b1\.5(?!\d)/u)
        .first()
        .waitFor();
      await fillGame('1111', '2222');
      for (const at of [0, 1]) await signed(host, at);
      await strike(host.getByTestId('next-game'));
      await host.getByRole('heading', { name: 'Game 3' }).waitFor();
      await fillGame('1212', '2121');
      for (const at of [0, 1]) await signed(host, at);
      await host.getByTestId('hall-keys').getByText('Every table has finished the last game.').waitFor();
    },
    patience,
  );

  it(
    'WM-1.4 is printed whole, published, read by whoever has no account, and stands on the wall of the hall',
    async () => {
      const plan = await printed(host, way, 'Print the seating plan', 'arb-tournament-print');
      expect([plan.tables, plan.sheets]).toEqual([3, 1]);
      const cards = await printed(host, way, 'Print the cards of the teams', 'arb-tournament-print');
      expect(cards.tables).toBe(3);
      for (const { text } of [plan, cards])
        for (const team of ['Les Atouts', 'Les Levées', 'Les Carrés']) expect(text).toContain(team);
      const rows = await publish(arbitre, host, way, `/competitions/${id}`);
      expect(rows.map((row) => /Les \S+/.exec(row)?.[0]).toSorted()).toEqual([
        'Les Atouts',
        'Les Carrés',
        'Les Levées',
      ]);
      const stranger = await arbitre.open(`/hall/${id}`, way.options);
      await stranger.getByText('Les Carrés').first().waitFor();
      await stranger.context().close();
    },
    patience,
  );
});
