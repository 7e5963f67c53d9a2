/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import { openPairs } from './bridge-club';
import { startInstallation, type Answer, type Installation } from './installation';
import { inStrokes } from './strokes';

// An evening of three tables as its scorer and North enter it: by traveller with the short form, contract and score together, a lead held
// against the hand record, and a telephone at the table whose result the other side confirms.

const ID = 'mardi';
const patience = 60_000;
const SEATS = { NS1: 1, NS2: 2, NS3: 3, EW1: 4, EW2: 5, EW3: 6 };

let arbitre: Installation;
let staff: Page;
let arbiter: Page;

const committed = async (on: Page, name: string, input: Record<string, unknown>): Promise<Answer> => {
  const answer = await arbitre.mutate(on, name, input);
  expect({ name, ...answer }).toMatchObject({ name, __typename: 'Committed' });
  return answer;
};

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  staff = await arbitre.signedIn('staff');
  arbiter = await arbitre.signedIn('arbitre');
  for (const page of [staff, arbiter]) page.setDefaultTimeout(15_000);
  await openPairs({ arbitre, staff }, ID, 6);
  const setup = { movement: 'mitchell', tables: 3, boards: 2 };
  const { id, version } = await committed(staff, 'openSession', { competition: ID, number: 1, setup });
  const seats = Object.entries(SEATS).map(([place, number]) => ({
    ...{ do: 'seat-entry', place, entry: `pair-${number}`, from: 1 },
  }));
  const rounds = [1, 2, 3].map((round) => ({ do: 'start-round', round }));
  const acts = [...seats, ...rounds];
  await committed(staff, 'recordSessionActs', { session: id, expectedVersion: version, acts });
}, 120_000);

afterAll(() => arbitre.stop());

const enter = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`${arbitre.stack.address}/competitions/${ID}/entry${query}`);
  await page.locator('[data-testid=entry]:focus').waitFor();
};
const key = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.key ?? '');
const row = (page: Page, at: string): Locator => page.locator(`arb-results-line:has([data-key="${at}"])`);
const stored = (page: Page, at: string): Promise<void> =>
  page.locator(`arb-results-line[data-state=stored]:has([data-key="${at}"])`).waitFor();
const notation = async (at: string): Promise<string | null> => {
  const [session, round, table, board] = at.split('/');
  const { deal } = await arbitre.ask<{ deal: { notation: string } | null }>(
    staff,
    `{deal(id:"${ID}.s${session}-r${round}-t${table}-b${board}"){notation}}`,
  );
  return deal?.notation ?? null;
};

describe('the desk of a scorer', () => {
  it(
    'BD-NOT-4 goes through an evening by traveller with the keys of numbers alone: lines by North-South, a sign alone goes on and back',
    async () => {
      await enter(staff, '?by=board');
      await staff.getByRole('heading', { name: 'Traveller of board 1' }).waitFor();
      const labels = await staff.locator('arb-results-line .board .figures').allInnerTexts();
      expect(labels).toEqual(['1 – 4', '2 – 5', '3 – 6'].map((_, at) => labels[at]));
      expect(labels.map((label) => label.split(' – ')[0])).toEqual(['1', '2', '3']);
      const first = await key(staff);
      await staff.keyboard.press('+');
      expect(await key(staff)).not.toBe(first);
      await staff.keyboard.press('-');
      expect(await key(staff)).toBe(first);
      for (const [typed, pick] of [
        ['42+', '1'],
        ['5-', '1'],
        ['0+', ''],
      ] as const) {
        const at = await key(staff);
        if (typed === '42+')
          await inStrokes(staff, 'Bridge: a score alone on a traveller (`42+`, `1`)', async () => {
            await staff.keyboard.type(typed + pick);
            await stored(staff, at);
          });
        else {
          await staff.keyboard.type(typed);
          await staff.keyboard.type(pick);
          await stored(staff, at);
        }
      }
      expect(await staff.getByTestId('missing').innerText()).not.toMatch(/\d/u);
      await staff.keyboard.press('Control+Enter');
      await staff.getByRole('heading', { name: 'Traveller of board 2' }).waitFor();
      await staff.locator('[data-testid=entry]:focus').waitFor();
    },
    patience,
  );

  it(
    'says what the movement has where a pair or a board is another, and leads to whatever is missing',
    async () => {
      await staff.keyboard.type('/9');
      await staff.getByText('Number 9 does not play here.').waitFor();
      await staff.keyboard.press('Escape');
      const line = staff.locator('[data-testid=entry]:focus');
      await line.pressSequentially('/1-2');
      await staff.getByText(/Number 1 plays against \d \(table \d\): so the movement has it\./u).waitFor();
      await staff.keyboard.press('Escape');
      await staff.keyboard.type('/9 1');
      await staff.getByText('There is no table 9: 1, 2, 3.').waitFor();
      await staff.keyboard.press('Escape');
      const missing = staff.getByTestId('missing-list');
      await missing.locator('summary').click();
      expect(await missing.getByRole('button').count()).toBe(15);
      await missing.getByRole('button', { name: /^Board 3 · round 1, table 2/u }).click();
      await staff.getByRole('heading', { name: 'Traveller of board 3' }).waitFor();
      await staff.locator('[data-key="1/1/2/3"]:focus').waitFor();
      await staff.getByTestId('orders').locator('[data-order=table]').click();
      await staff.getByRole('heading', { name: 'Table 1' }).waitFor();
      expect(await staff.locator('arb-results-line').count()).toBe(6);
    },
    patience,
  );

  it(
    'BD-NOT-4 asks for contract and score together, holds a slip of either key, and stores by the sign alone',
    async () => {
      await enter(staff, '?round=1');
      await staff.getByTestId('both').click();
      const at = '1/1/2/3';
      await staff.locator(`[data-key="${at}"]`).click();
      await staff.keyboard.type('4SN10');
      await row(staff, at).getByText('Now its score with the sign').waitFor();
      await staff.keyboard.type(' 42-');
      await row(staff, at).getByText('The contract is worth +420 to North-South').waitFor();
      expect(await notation(at)).toBeNull();
      await staff.keyboard.press('Backspace');
      await staff.keyboard.type('+');
      await stored(staff, at);
      await staff.getByTestId('both').click();
    },
    patience,
  );

  it(
    'BD-L41A-1 asks once about a lead that another hand holds, says what it fits, and stores it where it is so',
    async () => {
      // North has the spades, East the hearts, South the diamonds, West the clubs.
      const suit = 'AKQJT98765432';
      const deal = `N:${suit}... .${suit}.. ..${suit}. ...${suit}`;
      await arbiter.goto(`${arbitre.stack.address}/competitions/${ID}/sessions/1`);
      const records = arbiter.getByTestId('hand-records');
      await records.locator('summary').click();
      await records.locator('input[name=hands]').setInputFiles({
        ...{ name: 'deals.pbn', mimeType: 'text/plain' },
        buffer: Buffer.from(`[Board "6"]\n[Deal "${deal}"]\n`),
      });
      await records.getByText('Hand records: 1 board of 6').waitFor();
      const at = '1/1/3/6';
      await staff.locator(`[data-key="${at}"]`).click();
      await staff.keyboard.type('3NTN= CK');
      await staff.keyboard.press('Enter');
      const line = row(staff, at);
      await line.getByText('West holds ♣K').waitFor();
      await line.getByText('The declarer would be South').waitFor();
      expect(await notation(at)).toBeNull();
      await staff.locator(`[data-key="${at}"]`).click();
      await staff.keyboard.press('Enter');
      await stored(staff, at);
    },
    patience,
  );

  it(
    'BD-L12C2a gives an average from the line by a full stop and a digit, the director alone',
    async () => {
      const at = '1/1/3/5';
      await staff.locator(`[data-key="${at}"]`).click();
      await staff.keyboard.type('.');
      await row(staff, at).getByText('The director gives an average').waitFor();
      await staff.keyboard.press('Escape');
      await enter(arbiter, '?round=1');
      await arbiter.locator(`[data-key="${at}"]`).click();
      await arbiter.keyboard.type('.1');
      await stored(arbiter, at);
      const { deal } = await arbitre.ask<{ deal: unknown }>(
        staff,
        `{deal(id:"${ID}.s1-r1-t3-b5"){state sides{side adjustment}}}`,
      );
      expect(deal).toMatchObject({
        state: 'ADJUSTED',
        sides: [{ adjustment: { percent: 60 } }, { adjustment: { percent: 40 } }],
      });
    },
    patience,
  );
});

/** A telephone at table 1 that has entered the code of a seat. */
const telephone = async (seat: string): Promise<Page> => {
  const codes = arbiter.getByTestId('table-codes');
  const before = await codes.getByTestId('one-code').count();
  await codes.locator('input[name=code-table]').fill('1');
  await codes.locator('select[name=code-seat]').selectOption(seat);
  await codes.locator('button[type=submit]').click();
  await codes.getByTestId('one-code').nth(before).waitFor();
  const code = await codes.getByTestId('code').innerText();
  const phone = await arbitre.open('/table?round=2', { width: 390, height: 844, touch: true });
  phone.setDefaultTimeout(15_000);
  await phone.locator('input[name=table-code]').fill(code);
  await phone.locator('form button[type=submit]').tap();
  return phone;
};

/** Taps one key after the other, as the telephone asks for them. */
const tapped = async (phone: Page, keys: readonly string[]): Promise<void> => {
  const pad = phone.getByTestId('north-pad');
  for (const name of keys)
    await (
      name === 'no lead'
        ? pad.getByTestId('pad-skip')
        : pad.getByTestId('tap-pad').getByRole('button', { name, exact: true })
    ).tap();
};

const fits = async (phone: Page): Promise<void> => {
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const heights = await phone
    .getByTestId('north-pad')
    .locator('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
};

describe('North’s telephone', () => {
  let north: Page;

  it(
    'BD-L79A1 asks board by board, part by part, shows the sign large, and is confirmed with the number of the other side',
    async () => {
      await enter(arbiter, '?round=2');
      north = await telephone('N');
      const pad = north.getByTestId('north-pad');
      await pad.getByRole('heading', { name: 'Board 3' }).waitFor();
      await tapped(north, ['4']);
      await fits(north);
      await tapped(north, ['spades', 'Doubled', 'West', 'hearts', '10', '1 down']);
      await pad.getByTestId('pad-score').getByText('+200').waitFor();
      await fits(north);
      await pad.getByTestId('tap-enter').tap();
      const approval = pad.getByTestId('pad-approval');
      await approval.locator('input[name=own-number]').fill('1');
      await approval.locator('button[type=submit]').tap();
      await pad.getByTestId('pad-problem').waitFor();
      await approval.locator('input[name=own-number]').fill('6');
      await approval.locator('button[type=submit]').tap();
      await pad.getByRole('heading', { name: 'Board 4' }).waitFor();
      const { deal } = await arbitre.ask<{ deal: unknown }>(
        staff,
        `{deal(id:"${ID}.s1-r2-t1-b3"){notation finality confirmations{side as}}}`,
      );
      expect(deal).toEqual({
        ...{ notation: '4SXW-1', finality: 'VERIFIED' },
        confirmations: [
          { side: 'NS', as: 'side' },
          { side: 'EW', as: 'number' },
        ],
      });
    },
    patience,
  );

  it(
    'BD-L79A1 keeps a result while the network is cut, and the other side confirms it on its own telephone',
    async () => {
      // The pair that has come to the table by now has played the board elsewhere: the telephones there may tell it.
      await committed(staff, 'recordResult', {
        ...{ competition: ID, place: { session: 1, round: 1, table: '2', board: 4 } },
        result: { contract: '1NT', declarer: 'N', tricks: 8 },
      });
      const pad = north.getByTestId('north-pad');
      await north.context().setOffline(true);
      await tapped(north, ['1', 'NT notrump', 'North', 'no lead', 'made']);
      await pad.getByTestId('tap-enter').tap();
      await pad.getByTestId('pad-waiting').getByText('Kept on this telephone').waitFor();
      await north.context().setOffline(false);
      await pad.getByTestId('pad-approval').waitFor();
      const east = await telephone('E');
      const asked = row(east, '1/2/1/4').getByTestId('own-view');
      await asked.getByText('−90').waitFor();
      expect(await east.getByTestId('north-pad').count()).toBe(0);
      await asked.getByTestId('confirm').tap();
      await pad.getByTestId('pad-verified').waitFor();
      await pad.getByTestId('pad-next').tap();
      await pad.getByTestId('pad-done').waitFor();
    },
    patience,
  );
});
