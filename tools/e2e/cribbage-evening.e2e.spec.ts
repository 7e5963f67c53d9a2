/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import { byKeyboard, byTouch, enter, openEvening, printed, publish } from './evening';
import { startInstallation, type Installation } from './installation';
import { walkTo } from './keys-only';
import { inStrokes } from './strokes';
import { barriers, sticksOut, wordsOfMachines } from './pages/findings';

// A tournament of cribbage from its opening to the published ranking: by keyboard on a screen, by touch on a telephone.

const patience = 60_000;
const TEAMS = [
  'Les Pions: Aubin, Barbe',
  'Les Valets: Colin, Dorey',
  'Les Suites: Eloy, Ferrand',
  'Les Quinze: Gault, Hervet',
];

let arbitre: Installation;

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  const staff = await arbitre.signedIn('staff');
  await arbitre.mutate(staff, 'openRegion', { id: 'nord', name: 'Nord', timeZone: 'Europe/Paris' });
  await staff.context().close();
}, 120_000);

afterAll(() => arbitre.stop());

describe.each([
  ['by keyboard at 1440 px', 'Cribbage au clavier', byKeyboard],
  ['by touch at 390 px', 'Cribbage au doigt', byTouch],
] as const)('a tournament of cribbage %s', (_, name, way) => {
  const { press, strike, type, choose, go } = way;
  const id = `${name.toLowerCase().replaceAll(' ', '-')}-2026-05-02`;
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

  /** By keyboard in as many keys as docs/keys.md says, from the field that they are typed in. */
  const counted = async (task: string, work: () => Promise<unknown>): Promise<void> => {
    const field = row(host, 2).getByTestId('typed-sheet');
    if (way.options.touch) {
      await work();
      return;
    }
    if ((await field.count()) > 0) await walkTo(field);
    await inStrokes(host, `Cribbage: ${task}`, work);
  };
  const row = (page: Page, table: number): Locator =>
    page.locator(`[data-testid=crib-table][data-table="${table}"]`);
  const inState = (table: number, state: string): Promise<void> =>
    row(host, table)
      .and(host.locator(`[data-state=${state}]`))
      .waitFor();

  /** Types what the sheet of a table shows, and sends it by Enter. */
  const note = async (table: number, result: string): Promise<void> => {
    await type(row(host, table).getByTestId('typed-sheet'), result);
    await host.keyboard.press('Enter');
  };
  const sign = async (table: number): Promise<void> => {
    const keys = row(host, table).getByTestId('sign');
    for (let left = await keys.count(); left > 0; left--) {
      await press(keys.first());
      await keys.nth(left - 1).waitFor({ state: 'detached' });
    }
  };

  it(
    'CRIB-3.1 is opened, its teams of two entered by one key, and its tables drawn by a seed whose hash was published',
    async () => {
      expect(await openEvening(arbitre, host, way, name, 'Cribbage – Game points (with skunks)')).toBe(
        `/competitions/${id}`,
      );
      await enter(host, way, 'team', TEAMS);
      await go(host, 'Sessions');
      const opening = host.locator('arb-session-opening');
      await type(opening.locator('[name=rounds]'), '2');
      await choose(opening.getByLabel('A skunk counts', { exact: false }), 'Yes');
      await press(opening.locator('button[type=submit]'));
      await press(host.getByTestId('enter-teams'));
      await host.getByText('4 teams entered').first().waitFor();
      await press(host.getByTestId('commit'));
      await press(host.getByTestId('draw'));
      await strike(host.getByTestId('next-round'));
      await host.getByText('The sheets of tables 1, 2 are awaited.').waitFor();
      expect(await host.evaluate(() => document.documentElement.scrollWidth)).toBe(way.options.width);
    },
    patience,
  );

  it(
    'CRIB-GAP-T2 takes results in their short form, says what is wrong with another, and corrects one before it is signed',
    async () => {
      await note(1, '3 15');
      await row(host, 1).getByText('The 3 is for tournaments that count a skunk').waitFor();
      expect(await row(host, 1).getByTestId('typed-sheet').inputValue()).toBe('3 15');
      await note(1, '2 15');
      await inState(1, 'provisional');
      await row(host, 1).getByText('121 – 106').waitFor();
      await note(1, '2 14');
      await row(host, 1).getByText('121 – 107').waitFor();
      const undo = host.getByTestId('undo');
      await undo.getByText('Undo puts 121-106 in place of 121-107 at table 1.').waitFor();
      await strike(undo.getByRole('button'), 'Control+z');
      await row(host, 1).getByText('121 – 106').waitFor();
      await counted('the sheet of a table (`2 15`)', async () => {
        if (way.options.touch) await note(2, '2 15');
        else {
          await host.keyboard.type('2 15');
          await host.keyboard.press('Enter');
        }
        await inState(2, 'provisional');
      });
      await undo.getByText('Undo takes 121-106 back: table 2 waits for its result again.').waitFor();
      await strike(undo.getByRole('button'), 'Control+z');
      await inState(2, 'running');
      await note(2, 'EW 3 38');
      await row(host, 2).getByText('83 – 121').waitFor();
      for (const table of [1, 2]) {
        await sign(table);
        await inState(table, 'final');
      }
      expect(await barriers(host)).toEqual([]);
      expect([...(await sticksOut(host)), ...(await wordsOfMachines(host))]).toEqual([]);
    },
    patience,
  );

  it(
    'CRIB-GAP-T3 has a sheet that a captain refuses ruled by the arbiter, in its place',
    async () => {
      await counted('the next round', async () => {
        await strike(host.getByTestId('next-round'));
        await host.getByRole('heading', { name: 'Round 2 of 2' }).waitFor();
      });
      await note(1, '121-119');
      await inState(1, 'provisional');
      await press(row(host, 1).getByTestId('sign').first());
      await row(host, 1).getByTestId('sign').nth(1).waitFor({ state: 'detached' });
      await press(row(host, 1).getByRole('button', { name: 'Refuse to sign…', exact: true }));
      const form = row(host, 1).locator('arb-act-form');
      await type(form.getByLabel('Why', { exact: false }), 'the last crib was five');
      await press(form.locator('button[type=submit]'));
      await inState(1, 'disputed');
      await row(host, 1).getByText('Disputed: the last crib was five').waitFor();

      await arbiter.goto(`${arbitre.stack.address}/competitions/${id}/sessions/1`);
      await press(row(arbiter, 1).getByRole('button', { name: 'Rule…', exact: true }));
      const ruling = row(arbiter, 1).locator('arb-act-form');
      await type(ruling.getByLabel('Why', { exact: false }), 'the cards show it');
      await type(ruling.getByLabel('Points of North-South', { exact: false }), '119');
      await type(ruling.getByLabel('Points of East-West', { exact: false }), '123');
      await press(ruling.locator('button[type=submit]'));
      await inState(1, 'final');
      await row(host, 1).getByText('119 – 123').waitFor();
      // A team that does not come loses, and nobody has a point for it.
      await press(row(arbiter, 2).getByRole('button', { name: 'Lost without play…', exact: true }));
      const absent = row(arbiter, 2).locator('arb-act-form');
      await absent.locator('select option').nth(1).waitFor({ state: 'attached' });
      const [, team = ''] = await absent.locator('select option').allInnerTexts();
      await choose(absent.locator('select'), team.trim());
      await type(absent.getByLabel('Why', { exact: false }), 'absent');
      await press(absent.locator('button[type=submit]'));
      await inState(2, 'final');
      await row(host, 2)
        .getByText(/^lost without play by/u)
        .waitFor();
      await host.getByText('All rounds are played.').waitFor();
    },
    patience,
  );

  it(
    'CRIB-GAP-T1 is printed on A4, shown in its room, published, and read by whoever has no account',
    async () => {
      const plan = await printed(host, way, 'Print the rounds', 'arb-cribbage-print');
      expect([plan.tables, plan.sheets]).toEqual([2, 1]);
      const sheets = await printed(host, way, 'Print the sheets', 'arb-cribbage-print');
      expect([sheets.tables, sheets.sheets]).toEqual([1, 1]);
      for (const { text } of [plan, sheets])
        for (const team of ['Les Pions', 'Les Valets', 'Les Suites', 'Les Quinze'])
          expect(text).toContain(team);
      await go(host, 'Room');
      await host.getByText('All tables are complete.').waitFor();
      const rows = await publish(arbitre, host, way, `/competitions/${id}`);
      expect(rows.map((each) => /Les \S+/.exec(each)?.[0]).toSorted()).toEqual([
        'Les Pions',
        'Les Quinze',
        'Les Suites',
        'Les Valets',
      ]);
      expect(rows.filter((each) => each.includes('gold medal'))).toEqual(
        rows.filter((each) => /^1\b/u.test(each)),
      );
      const stranger = await arbitre.open(`/competitions/${id}/sessions/1`, way.options);
      await row(stranger, 1).getByText('119 – 123').waitFor();
      expect(await stranger.getByTestId('typed-sheet').count()).toBe(0);
      expect(await stranger.getByRole('button', { name: /…$/u }).count()).toBe(0);
      await stranger.context().close();
    },
    patience,
  );
});
