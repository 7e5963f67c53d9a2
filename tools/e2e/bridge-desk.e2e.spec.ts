/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { openPairs, patience, seating } from './bridge-club';
import { startInstallation, type Answer, type Installation } from './installation';

// The director's desk on the page of a deal: an insufficient bid and a lead out of turn by keys, the same by a finger at 390 px.

const club = 'desk-of-bridge';
const WIDTH = 390;

let arbitre: Installation;
let staff: Page;
let keys: Page;
let finger: Page;

const suit = (letter: string, ranks: string): string[] => Array.from(ranks, (rank) => `${letter}${rank}`);
const hand = (text: string): string[] =>
  text.split('.').flatMap((ranks, at) => suit('SHDC'.charAt(at), ranks));
const hands = {
  ...{ N: hand('AKQ2.AKQ.432.432'), E: hand('JT9.JT98.AKQ.876') },
  ...{ S: hand('8765.765.JT9.AKQ'), W: hand('43.432.8765.JT95') },
};
const calls = (...all: readonly string[]) =>
  all.map((call, at) => ({ ...{ do: 'call', seat: 'NESW'.charAt(at % 4), call } }));
const INSUFFICIENT = calls('1S', '1H');
const LEAD = [...calls('Pass', 'Pass', '1S', 'Pass', 'Pass', 'Pass'), { do: 'play', seat: 'E', card: 'HJ' }];

const committed = async (name: string, input: Record<string, unknown>): Promise<Answer> => {
  const answer = await arbitre.mutate(staff, name, input);
  expect({ name, ...answer }).toMatchObject({ name, __typename: 'Committed' });
  return answer;
};

/** A board at which something went wrong already, open on a page. */
const wrong = async (on: Page, board: number, acts: readonly object[]): Promise<string> => {
  const opened = await committed('openDeal', {
    ...{ competition: club, place: { session: 1, round: 1, table: '1', board }, seating: seating(1, 2) },
    ...{ grain: 'full', policy: 'observed', setup: { dealer: 'N' } },
  });
  const id = opened.id ?? '';
  await committed('recordActs', {
    ...{ deal: id, expectedVersion: opened.version },
    acts: [{ do: 'deal', hands }, ...acts],
  });
  await on.goto(`${arbitre.stack.address}/deals/${id}`);
  await waiting(on).waitFor();
  return id;
};

const waiting = (on: Page) => on.getByTestId('waiting');
const option = (on: Page, name: string) => waiting(on).getByRole('button', { name, exact: true });

/** The digit of an option, pressed with nothing in focus. */
const stroke = async (on: Page, name: string): Promise<void> => {
  const key = await option(on, name).getAttribute('aria-keyshortcuts');
  await on.locator('body').press(key ?? '');
};

/** The whole page stands within the telephone. */
const fits = async (on: Page): Promise<void> => {
  expect(await on.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTH);
};

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  staff = await arbitre.signedIn('staff');
  keys = await arbitre.signedIn('arbitre');
  finger = await arbitre.signedIn('arbitre', { width: WIDTH, height: 844, touch: true });
  await openPairs({ arbitre, staff }, club, 4);
}, 120_000);

afterAll(() => arbitre.stop());

/** How an option is taken: by its digit, or by a tap. */
const byKeys = { take: stroke };
const byFinger = {
  take: async (on: Page, name: string): Promise<void> => {
    await option(on, name).tap();
  },
};

const ways = [
  ['by keys', () => keys, byKeys, 1],
  ['by a finger at 390 px', () => finger, byFinger, 5],
] as const;

describe.each(ways)('the director’s desk %s', (_, pageOf, { take }, board) => {
  it(
    'BD-L10C1 BD-L27A1 tells the law of an insufficient bid and what follows from each option, and reads it again in the replay',
    async () => {
      const page = pageOf();
      const id = await wrong(page, board, INSUFFICIENT);
      expect(await waiting(page).innerText()).toContain(
        'A bid that does not pass the one before it is insufficient',
      );
      await take(page, 'Explain the choice');
      await option(page, 'Accept').waitFor();
      const told = await waiting(page).innerText();
      expect(told).toContain('BD-L27A1');
      expect(told).toContain('The left-hand opponent may accept an insufficient bid');
      expect(told).toContain('The bid counts, and the auction goes on after it.');
      expect(told).toContain('It is replaced.');
      await take(page, 'Refuse');
      await option(page, 'Refuse').waitFor({ state: 'detached' });
      await committed('recordActs', {
        ...{ deal: id, expectedVersion: await versionOf(id) },
        acts: [{ do: 'call', seat: 'E', call: '2H' }],
      });
      const auction = page.getByTestId('auction');
      await page.goto(`${arbitre.stack.address}/deals/${id}?step=99`);
      await auction.locator('s').waitFor();
      // The bid that was taken back stands struck out before the one in its place; suits are drawn.
      const cell = auction.locator('td', { has: page.locator('s') });
      expect((await cell.innerText()).replaceAll(/\s+/gu, '')).toBe('12');
      if (page === finger) await fits(page);
    },
    patience,
  );

  it(
    'BD-L54A has declarer choose on a lead out of turn, and shows the card that went back',
    async () => {
      const page = pageOf();
      const id = await wrong(page, board + 1, LEAD);
      await take(page, 'Explain the choice');
      await option(page, 'Forbid the suit').waitFor();
      const told = await waiting(page).innerText();
      expect(told).toContain('partner declares, and the card stays');
      expect(told).toContain('partner does not lead that suit while he keeps the lead');
      const names = await waiting(page).getByRole('button').allInnerTexts();
      expect(names.map((each) => each.trim())[0]).toBe('Spread the hand, partner becomes declarer');
      if (page === finger) await fits(page);
      await take(page, 'Forbid the suit');
      await option(page, 'Forbid the suit').waitFor({ state: 'detached' });
      await page.goto(`${arbitre.stack.address}/deals/${id}?step=99`);
      const back = page.getByTestId('taken-back');
      await back.waitFor();
      expect((await back.innerText()).replaceAll(/\s+/gu, '')).toContain('EJ');
    },
    patience,
  );
});

const versionOf = async (id: string): Promise<number> => {
  const { deal } = await arbitre.ask<{ deal: { version: number } }>(staff, `{deal(id:"${id}"){version}}`);
  return deal.version;
};
