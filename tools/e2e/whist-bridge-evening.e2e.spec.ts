/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import { byKeyboard, byTouch, enter, openEvening, printed, publish } from './evening';
import { startInstallation, type Installation } from './installation';
import { inStrokes } from './strokes';
import { barriers, sticksOut, wordsOfMachines } from './pages/findings';

// A manche of whist bridge run from the desk, from its opening to the published ranking: paper sheets by keyboard, or by a finger.

const patience = 90_000;
const PLAYERS = ['Ana Aubin', 'Bea Barbe', 'Cleo Colin', 'Dora Dorey'];
const METHOD = 'Belgian whist (whist bridge) – Total points';

let arbitre: Installation;

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  const staff = await arbitre.signedIn('staff');
  await arbitre.mutate(staff, 'openRegion', { id: 'nord', name: 'Nord', timeZone: 'Europe/Paris' });
  await staff.context().close();
}, 120_000);

afterAll(() => arbitre.stop());

describe.each([
  ['by keyboard at 1440 px', 'Whist bridge au clavier', byKeyboard],
  ['by touch at 390 px', 'Whist bridge au doigt', byTouch],
] as const)('a manche of whist bridge %s', (_, name, way) => {
  const { press, type, choose, go } = way;
  const id = `${name.toLowerCase().replaceAll(' ', '-')}-2026-05-02`;
  const address = (path = ''): string => `${arbitre.stack.address}/competitions/${id}${path}`;
  let host: Page;
  let arbiter: Page;
  let wall: Page;

  beforeAll(async () => {
    host = await arbitre.signedIn('staff', way.options);
    arbiter = await arbitre.signedIn('arbitre', way.options);
    for (const page of [host, arbiter]) page.setDefaultTimeout(15_000);
    wall = await arbitre.open('/competitions', way.options);
    wall.setDefaultTimeout(15_000);
  }, patience);
  afterAll(async () => {
    for (const page of [host, arbiter, wall]) await page.context().close();
  });

  const table = (page: Page): Locator => page.locator('arb-manche-table[data-table="1"]');
  const line = (deal: number): Locator => table(host).locator(`tr[data-deal="${deal}"]`);
  const field = (): Locator => table(host).locator('input[name=typed-deal]');

  /** A line of the paper sheet, on the field that has the focus by itself. */
  const note = async (deal: number, typed: string): Promise<void> => {
    if (way.options.touch) await field().fill(typed);
    else {
      await field().focus();
      await host.keyboard.type(typed);
    }
    await field().press('Enter');
    await line(deal).locator('.points').first().waitFor();
  };

  it(
    'WB-2.a WB-2.b is opened, its tables drawn by a seed whose hash was published, by whoever runs the draw',
    async () => {
      expect(await openEvening(arbitre, host, way, name, METHOD)).toBe(`/competitions/${id}`);
      await enter(host, way, 'player', PLAYERS);
      await go(host, 'Sessions');
      await press(host.getByRole('button', { name: 'Open the session' }));
      await press(host.getByTestId('commit'));
      await press(host.getByTestId('draw'));
      await table(host).locator('.drawn li').nth(3).waitFor();
      for (const player of PLAYERS) await table(host).getByText(player).waitFor();
      expect(await host.evaluate(() => document.documentElement.scrollWidth)).toBe(way.options.width);
    },
    patience,
  );

  it(
    'WB-3.f WB-3.j takes a paper sheet line by line, says what is wrong before it is sent, and counts by itself',
    async () => {
      await press(table(host).getByTestId('take-seats'));
      await press(table(host).getByTestId('desk').locator('summary'));
      await field().fill('E9H 13');
      await field().press('Enter');
      await table(host).getByTestId('desk-echo').getByText('Who plays it is missing').waitFor();
      await field().fill('');
      const first = (): Promise<void> => note(1, 'E9H 13 10');
      await (way.options.touch
        ? first()
        : inStrokes(host, 'Whist bridge: a line of the sheet (`E9H 13 10`)', first));
      await line(1).getByText('+13').first().waitFor();
      if (way.options.touch) {
        const pad = host.getByTestId('tap-pad');
        for (const key of ['PM', '2', '+']) await pad.getByText(key, { exact: true }).tap();
        await host.getByTestId('tap-enter').tap();
        await host.waitForFunction(
          () => document.querySelector<HTMLInputElement>('[name=typed-deal]')?.value === '',
        );
        await line(2).locator('.points').first().waitFor();
      } else await note(2, 'PM 2 +');
      await note(3, 'D 4000');
      expect([
        ...(await barriers(host)),
        ...(await sticksOut(host)),
        ...(await wordsOfMachines(host)),
      ]).toEqual([]);
    },
    patience,
  );

  it(
    'WB-18.m gives a token, which stands beside the scores, and beside the name on the screen of the hall',
    async () => {
      await wall.goto(`${arbitre.stack.address}/hall/${id}`);
      const named = wall.getByTestId('hall-row').filter({ hasText: 'Ana Aubin' });
      await named.waitFor();
      await arbiter.goto(address('/sessions/1'));
      const key = table(arbiter).locator('[data-act=give-token]');
      await press(key.getByRole('button', { name: 'Give a token' }));
      const form = key.locator('form');
      await form.locator('[name=entry] option', { hasText: '1 Ana Aubin' }).waitFor({ state: 'attached' });
      await choose(form.locator('[name=entry]'), '1 Ana Aubin');
      await type(form.locator('[name=deal]'), '3');
      await choose(form.locator('[name=colour]'), 'Red');
      await type(form.locator('[name=points]'), '20');
      await type(form.locator('[name=reason]'), 'revoke');
      await press(form.locator('button[type=submit]'));
      await form.waitFor({ state: 'detached' });
      const row = arbiter.getByTestId('ranking').locator('tr').filter({ hasText: 'Ana Aubin' });
      await row.getByRole('img', { name: 'red token, penalty of 20 points' }).waitFor();
      await host
        .getByTestId('ranking')
        .getByRole('img', { name: /^red token/u })
        .waitFor();
      await named.getByRole('img', { name: 'red token, penalty of 20 points' }).waitFor();
      expect([...(await barriers(wall)), ...(await sticksOut(wall))]).toEqual([]);
    },
    patience,
  );

  it(
    'WB-3-GAP-1 is put right with a reason, printed on A4, ended, published, and read by whoever has no account',
    async () => {
      const change = table(host).locator('[data-act=correct-deal]');
      await press(change.getByRole('button', { name: 'Correct a deal…' }));
      const form = change.locator('form');
      await choose(form.locator('[name=deal]'), 'Deal 1');
      await type(form.locator('[name=line]'), 'E9H 13 9');
      const by = await form.locator('[name=by] option').allInnerTexts();
      await choose(form.locator('[name=by]'), by.at(-1)?.trim() ?? '');
      await type(form.locator('[name=reason]'), 'one trick too many');
      await press(form.locator('button[type=submit]'));
      await form.waitFor({ state: 'detached' });
      await line(1).getByText('+10').first().waitFor();

      const sheets = await printed(host, way, 'Print the sheets', 'arb-whist-bridge-print');
      expect(sheets.sheets).toBe(1);
      expect(sheets.text).toContain('Signature');
      const ruler = await printed(host, way, 'Print the order of the games', 'arb-whist-bridge-print');
      expect([ruler.tables, ruler.sheets]).toEqual([1, 1]);
      const card = await printed(host, way, 'Print the points card', 'arb-whist-bridge-print');
      expect(card.text).toContain('Open grand misère');

      const key = table(arbiter).locator('[data-act=close-early]');
      await press(key.getByRole('button', { name: 'End the manche early' }));
      await type(key.locator('form [name=reason]'), 'the hall closes');
      await press(key.locator('form button[type=submit]'));
      await table(host).getByTestId('phase').getByText('closed').waitFor();
      const rows = await publish(arbitre, host, way, `/competitions/${id}`);
      for (const player of PLAYERS) expect(rows.some((row) => row.includes(player))).toBe(true);
      const stranger = await arbitre.open(`/competitions/${id}/sessions/1`, way.options);
      await stranger
        .getByTestId('ranking')
        .getByRole('img', { name: /^red token/u })
        .waitFor();
      expect(await table(stranger).getByRole('button').count()).toBe(0);
      await stranger.context().close();
    },
    patience,
  );
});
