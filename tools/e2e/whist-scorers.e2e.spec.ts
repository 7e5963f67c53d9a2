/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import { startInstallation, type Installation } from './installation';
import {
  byKeyboard,
  byTouch,
  enter,
  openEvening,
  patience,
  printed,
  publish,
  publishedRows,
  publishRanking,
} from './evening';
import { strikeKey } from './keys-only';
import { inStrokes } from './strokes';
import { lastCoup, openWhistTable, scoreForm, typeScore, type WhistTable } from './whist-table';

const form = scoreForm;
const type = typeScore;

let arbitre: Installation;
let one: Page;
let other: Page;
let evening: WhistTable;

const coups = (): Promise<readonly string[]> => evening.coups();
const send = (page: Page): Promise<void> => form(page).locator('button[type=submit]').click();
/** Neither entry leaves before both were sent: whoever hears of the other's may not send at all. */
const sentTogether = async (...pages: readonly Page[]): Promise<void> => {
  let release = (): void => undefined;
  const allSent = new Promise<void>((resolve) => (release = resolve));
  for (const page of pages)
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('"clientMutationId"') === true) await allSent;
      await route.continue();
    });
  for (const page of pages) {
    const entry = page.waitForRequest(
      (request) => request.postData()?.includes('"clientMutationId"') === true,
    );
    await send(page);
    await entry;
  }
  release();
  for (const page of pages) await page.unrouteAll({ behavior: 'wait' });
};

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  const staff = await arbitre.signedIn('staff');
  one = await arbitre.signedIn('club');
  other = await arbitre.signedIn('club');
  evening = await openWhistTable(arbitre, staff, 'soiree-whist');
  for (const page of [one, other]) {
    await page.goto(evening.address);
    await form(page).waitFor();
  }
}, 120_000);

afterAll(() => arbitre.stop());

describe('two scorers of one evening of whist', () => {
  it('who enter the same coup: the second is told before Enter, and nothing is written twice or replaced', async () => {
    await type(other, 0, 2);
    await form(one).locator('[name=NS]').focus();
    await inStrokes(one, 'Whist: a hand of a table', async () => {
      await one.keyboard.type('3');
      await one.keyboard.press('Tab');
      await one.keyboard.type('0');
      await one.keyboard.press('Enter');
      await lastCoup(one, 3, 0);
    });
    await one.getByTestId('undo-says').getByText('Undo opens the hand scored 3 – 0').waitFor();
    const told = other.getByTestId('overtaken');
    await told.getByText('North-South 3, East-West 0').waitFor();
    expect(await form(other).locator('[name=EW]').inputValue()).toBe('2');
    await form(other).locator('[name=EW]').press('Enter');
    expect(await form(other).locator('button[type=submit]').isDisabled()).toBe(true);
    expect(await coups()).toEqual(['b1 3-0']);
  });

  it('may say that theirs is the next one', async () => {
    await other.getByTestId('as-next').click();
    await send(other);
    await lastCoup(other, 0, 2);
    expect(await coups()).toEqual(['b1 3-0', 'b2 0-2']);
  });

  it('who score the last coup anew at once: the second sees what the first made of it, and leaves it', async () => {
    await lastCoup(one, 0, 2);
    await other.getByRole('button', { name: 'Score this hand anew' }).click();
    await type(other, 1, 0);
    await inStrokes(one, 'Whist: correct the last hand', async () => {
      await strikeKey(one.getByRole('button', { name: 'Score this hand anew' }));
      await form(one).locator('[name=NS]:focus').waitFor();
      await one.keyboard.type('0');
      await one.keyboard.press('Tab');
      await one.keyboard.type('3');
      await one.keyboard.press('Enter');
      await lastCoup(one, 0, 3);
    });
    await other.getByTestId('overtaken').getByText('North-South 0, East-West 3').waitFor();
    await other.getByTestId('drop').click();
    expect(await form(other).locator('[name=NS]').inputValue()).toBe('');
    expect(await coups()).toEqual(['b1 3-0', 'b2 0-2', 'b2 0-3']);
    await one.getByTestId('undo-says').getByText('Undo puts 0 – 2 back in place of 0 – 3').waitFor();
    await inStrokes(one, 'Whist: undo a correction', async () => {
      await one.keyboard.press('Control+z');
      await lastCoup(one, 0, 2);
    });
    expect(await coups()).toEqual(['b1 3-0', 'b2 0-2', 'b2 0-3', 'b2 0-2']);
  });

  it('who send before they have heard of each other: one is refused with the reason', async () => {
    await type(one, 1, 0);
    await type(other, 0, 1);
    await sentTogether(one, other);
    await other.getByText(/Last hand: North-South (1, East-West 0|0, East-West 1)/).waitFor();
    await one.getByText(/Last hand: North-South (1, East-West 0|0, East-West 1)/).waitFor();
    const written = await coups();
    expect(written).toHaveLength(5);
    expect(written.at(-1)).toMatch(/^b3 (1-0|0-1)$/);
    const loser = written.at(-1) === 'b3 1-0' ? other : one;
    await loser.getByTestId('overtaken').waitFor();
  });

  it('WHC-DONNEUR-GAP-4 takes another dealer only with the reason', async () => {
    const writer = (await one.getByTestId('overtaken').count()) === 0 ? one : other;
    const loser = writer === one ? other : one;
    await loser.getByTestId('drop').click();
    expect(await form(writer).locator('[name=cause]').count()).toBe(0);
    await form(writer).locator('[name=dealer]').selectOption('N');
    await form(writer).locator('[name=cause]').selectOption('misdeal');
    await type(writer, 2, 0);
    await send(writer);
    await lastCoup(writer, 2, 0);
    const written = await coups();
    expect(written.at(-1)).toBe('b4 2-0');
  });

  it('WHC-REN-16 cut for the next coup by one key: the last one stands, and its correction is offered no more', async () => {
    const correction = () => one.getByRole('button', { name: 'Score this hand anew' });
    await correction().waitFor();
    await one.locator('body').press('n');
    await one.getByText('stands', { exact: true }).waitFor();
    expect(await correction().count()).toBe(0);
  });

  it('WHC-POINT-5 who tap on a telephone write both sides by one key, and no coup that cannot be', async () => {
    const phone = await arbitre.signedIn('club', { width: 390, height: 844, touch: true });
    await phone.goto(evening.address);
    const key = (says: string) =>
      phone.getByTestId('tap-pad').getByRole('button', { name: says, exact: true });
    expect(await phone.getByTestId('tap-enter').isDisabled()).toBe(true);
    const size = await key('EW 1').boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await key('EW 2').tap();
    await phone.locator('[data-testid=tap-enter]:enabled').waitFor();
    expect(await form(phone).locator('[name=NS]').inputValue()).toBe('0');
    await key('EW 1').tap();
    await phone.locator('[aria-pressed=true][aria-label="EW 1"]').waitFor();
    await phone.getByTestId('tap-enter').tap();
    await lastCoup(one, 0, 1);
    expect((await coups()).at(-1)).toBe('b5 0-1');
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await phone.context().close();
  });
});

const EVENINGS = 'Whist classique – Evenings of whist (parties won or fiches)';
const PLAYERS_OF_HALL = ['Aubin', 'Barbe', 'Colin', 'Dorey', 'Eloy', 'Ferrand', 'Gault'].map(
  (name) => `Ana ${name}`,
);

describe('an evening of several tables by keyboard at 1440 px', () => {
  const { press, strike, type: typeIn, choose: chooseIn, go } = byKeyboard;
  let host: Page;
  let path: string;
  const table = (number: number): Locator => host.locator(`[data-testid=hall-table][data-table="${number}"]`);
  const isAt = (number: number, state: string): Promise<void> =>
    host.locator(`[data-table="${number}"][data-state=${state}]`).waitFor();
  const fold = (name: string): Locator => host.locator('arb-hall-seats summary', { hasText: name });
  const choose = async (act: string, choices: Readonly<Record<string, string>>): Promise<void> => {
    for (const [field, label] of Object.entries(choices))
      await chooseIn(host.getByTestId(act).locator(`[name=${field}]`), label);
    await press(host.getByTestId(act).locator('button[type=submit]'));
  };
  /** A partie of one hand at the table whose score is open. */
  const playedOut = async (NS: number, EW: number): Promise<void> => {
    await typeIn(form(host).locator('[name=NS]'), String(NS));
    await typeIn(form(host).locator('[name=EW]'), String(EW));
    // Thirteen tricks: possible, and asked about before they are sent.
    await form(host).getByTestId('unusual').waitFor();
    await host.keyboard.press('Enter');
    await strike(host.locator('arb-score-desk').getByRole('button', { name: /^Confirm the result/ }));
  };

  beforeAll(async () => {
    host = await arbitre.signedIn('staff', byKeyboard.options);
    host.setDefaultTimeout(15_000);
  }, patience);
  afterAll(() => host.context().close());

  it(
    'S12 is opened for whoever is there, its seats drawn by a seed that was committed to; a table is left without its fourth',
    async () => {
      path = await openEvening(arbitre, host, byKeyboard, 'Whist au clavier', EVENINGS);
      await enter(host, byKeyboard, 'player', PLAYERS_OF_HALL);
      await go(host, 'Sessions');
      const opening = host.getByTestId('open-hall');
      await host.getByText('7 entries present').waitFor();
      expect(await opening.locator('[name=tables]').inputValue()).toBe('2');
      await typeIn(opening.locator('[name=rounds]'), '2');
      await press(opening.locator('button[type=submit]'));
      expect(await host.getByTestId('next-round').count()).toBe(0);
      await host.locator('[data-testid=commit]:focus').waitFor();
      await inStrokes(host, 'Whist: the seats of a hall by lot', async () => {
        await press(host.getByTestId('commit'));
        await press(host.getByTestId('draw'));
        await host.getByTestId('next-round').waitFor();
      });
      // The focus went on to what comes next.
      await host.locator('[data-testid=next-round]:focus').waitFor();
      await table(2).getByText('free').waitFor();
    },
    patience,
  );

  it(
    'S13 S9 seats somebody who comes late at the free place, and exchanges two',
    async () => {
      await go(host, 'Entries');
      await enter(host, byKeyboard, 'player', ['Ana Hervet']);
      await go(host, 'Sessions');
      await press(fold('Give a seat'));
      await choose('seat-entry', { entry: '8 Ana Hervet' });
      await table(2).getByText('8 Ana Hervet').waitFor();
      expect(await fold('Give a seat').count()).toBe(0);
      const first = await table(1).innerText();
      await press(fold('Exchange two seats'));
      await choose('swap-entries', { a: '8 Ana Hervet', b: /\d Ana \w+/.exec(first)?.[0] ?? '' });
      await table(1).getByText('8 Ana Hervet').waitFor();
    },
    patience,
  );

  it(
    'WHC-POINT-1 has a score for each table, one after the other, and the next round by one key',
    async () => {
      await strike(host.getByTestId('next-round'));
      await host.getByTestId('round-state').getByText('Still awaited: tables 1, 2.').waitFor();
      await playedOut(7, 0);
      await isAt(1, 'done');
      // The score of the next table is open, and the other round is not to be called yet.
      await host.getByTestId('score').getByText('Table 2').waitFor();
      expect(await host.getByTestId('next-round').count()).toBe(0);
      await go(host, 'Room');
      await host.locator('[data-testid=tile][data-table="1"].complete').waitFor();
      await host.locator('[data-testid=tile][data-table="2"]').getByText('1 missing').waitFor();
      await go(host, 'Sessions');
      await playedOut(0, 7);
      await isAt(2, 'done');
    },
    patience,
  );

  it(
    'S05 asks once about a hand that takes thirteen tricks; the arbiter finds it, and answers for it with a reason',
    async () => {
      const arbiter = await arbitre.signedIn('arbitre', byKeyboard.options);
      await arbiter.goto(`${arbitre.stack.address}${path}/tasks`);
      const tasks = arbiter.getByTestId('tasks').locator('li');
      // Both parties were one hand each.
      await tasks.nth(1).getByText('A coup of 0–7: that takes thirteen tricks or a revoke.').waitFor();
      expect(await tasks.count()).toBe(2);
      await press(tasks.first().getByRole('link', { name: /^Session 1 · .* · Table 1$/ }));
      await arbiter.waitForURL(/sessions\/1\?table=1$/);
      await arbiter.goBack();
      await press(tasks.first().getByRole('button', { name: /^It is right: / }));
      const uphold = tasks.first().locator('[data-act=uphold] arb-act-form');
      await uphold.getByLabel('Why it is right').fill('the players say so');
      await press(uphold.locator('button[type=submit]'));
      await tasks.nth(1).waitFor({ state: 'detached' });
      await tasks.getByText('A coup of 0–7').waitFor();
      await arbiter.context().close();
    },
    patience,
  );

  it(
    'agrees on another order of dealers between two rounds, and stops a table that cannot play out',
    async () => {
      const arbiter = await arbitre.signedIn('arbitre', byKeyboard.options);
      await press(host.getByTestId('session-acts').locator('summary'));
      await chooseIn(host.locator('#session-act'), 'Agree on other settings');
      const other = host.locator('arb-session-acts arb-act-form');
      await chooseIn(other.locator('[name="settings.succession"]'), 'Who wins the first trick');
      await press(other.locator('button[type=submit]'));
      await other.waitFor({ state: 'detached' });
      await strike(host.getByTestId('next-round'));
      await isAt(1, 'playing');
      // It holds for every table: whoever wins the first trick deals, and nobody is expected on the left.
      await form(host).locator('[name=nextDealer]').waitFor();
      expect(await form(host).locator('[name=nextDealer]').inputValue()).toBe('N');
      await arbiter.goto(`${arbitre.stack.address}${path}/sessions/1`);
      await press(arbiter.getByTestId('session-acts').locator('summary'));
      await chooseIn(arbiter.locator('#session-act'), 'Stop a table: its partie does not count');
      const stop = arbiter.locator('arb-session-acts arb-act-form');
      await typeIn(stop.getByLabel('Table'), '2');
      await typeIn(stop.getByLabel('Reason'), 'the hall closes');
      await press(stop.locator('button[type=submit]'));
      await isAt(2, 'stopped');
      await arbiter.context().close();
      await playedOut(7, 0);
      await host.getByTestId('round-state').getByText('Every table has finished the last round.').waitFor();
    },
    patience,
  );

  it(
    'prints the seats on one page of A4 and a card for everybody, and is published',
    async () => {
      for (const [name, tables, most] of [
        ['Seating plan', 2, 1],
        ['Start cards', 8, 2],
      ] as const) {
        const print = await printed(host, byKeyboard, name, 'arb-hall-print');
        expect(print.tables).toBe(tables);
        expect(print.text).toContain('8 Ana Hervet');
        expect(print.sheets).toBeLessThanOrEqual(most);
      }
      await inStrokes(host, 'Publish a ranking, from any page of its competition', () =>
        publishRanking(host, byKeyboard),
      );
      expect(await publishedRows(arbitre, byKeyboard, path)).toHaveLength(8);
    },
    patience,
  );
});

describe('an evening of one table by touch at 390 px', () => {
  it(
    'S12 WHC-JOUEURS-2 is opened for two pairs, drawn, tapped, confirmed and published',
    async () => {
      const { press, strike, type: typeIn, go } = byTouch;
      const host = await arbitre.signedIn('staff', byTouch.options);
      host.setDefaultTimeout(15_000);
      const path = await openEvening(arbitre, host, byTouch, 'Whist au doigt', EVENINGS);
      await enter(host, byTouch, 'pair', ['Ana Imbert – Léo Joly', 'Ana Kerlan – Léo Lambert']);
      await go(host, 'Sessions');
      const opening = host.getByTestId('open-hall');
      await host.getByText('2 entries present').waitFor();
      expect(await opening.locator('[name=of]').inputValue()).toBe('pairs');
      await typeIn(opening.locator('[name=rounds]'), '1');
      await press(opening.locator('button[type=submit]'));
      await press(host.getByTestId('commit'));
      await press(host.getByTestId('draw'));
      await strike(host.getByTestId('next-round'));
      await press(host.getByTestId('tap-pad').getByRole('button', { name: 'EW 7', exact: true }));
      await press(host.locator('[data-testid=tap-enter]:enabled'));
      await strike(host.locator('arb-score-desk').getByRole('button', { name: /^Confirm the result/ }));
      await host.getByTestId('round-state').getByText('Every table has finished the last round.').waitFor();
      expect(await host.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      const rows = await publish(arbitre, host, byTouch, path);
      expect(rows[0]).toMatch(/1[\s\S]*Ana/);
      expect(rows).toHaveLength(2);
      await host.context().close();
    },
    patience,
  );
});
