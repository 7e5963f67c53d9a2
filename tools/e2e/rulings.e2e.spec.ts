import type { Locator, Page } from 'playwright-core';
import { openPairs, patience, seating } from './bridge-club';
import { describeWaitingDeals } from './rulings/waiting-deals';
import { inStrokes } from './strokes';
import { startInstallation, type Answer, type Installation } from './installation';

let arbitre: Installation;
let staff: Page;
let arbiter: Page;
let page: Page;

const bridge = 'ruled-bridge';

const committed = async (on: Page, name: string, input: Record<string, unknown>): Promise<Answer> => {
  const answer = await arbitre.mutate(on, name, input);
  expect({ name, ...answer }).toMatchObject({ name, __typename: 'Committed' });
  return answer;
};

const see = async (deal: string | undefined): Promise<void> => {
  await page.goto(`${arbitre.stack.address}/deals/${deal ?? ''}`);
  await page.getByTestId('events').locator('li').first().waitFor();
};

/** A ruling as a person reads it: each term with what is said of it. */
const shown = (within: 'events' | 'history'): Promise<[string, string][]> =>
  page
    .getByTestId(within)
    .getByTestId('ruling')
    .evaluate((list) =>
      [...list.querySelectorAll('dt')].map((term): [string, string] => [
        term.innerText,
        (term.nextElementSibling as HTMLElement).innerText.replaceAll(/\s+/gu, ' ').trim(),
      ]),
    );

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  staff = await arbitre.signedIn('staff');
  arbiter = await arbitre.signedIn('arbitre');
  page = await arbitre.signedIn('club');
  await openPairs({ arbitre, staff }, bridge, 4);
}, 120_000);

afterAll(() => arbitre.stop());

describe('a ruling that adjusts a result', () => {
  it(
    'appears on the open page of its deal, with what each side gets, the kind, the article and the reason',
    async () => {
      const { id, position } = await committed(staff, 'recordResult', {
        competition: bridge,
        place: { session: 1, round: 1, table: '1', board: 1 },
        seating: seating(1, 2),
        result: { contract: '4S', declarer: 'N', tricks: 10 },
      });
      await see(id);
      expect(await page.getByTestId('ruling').count()).toBe(0);
      const { deal } = await arbitre.ask<{ deal: { version: number } }>(
        arbiter,
        `{deal(id:"${id ?? ''}",atLeast:"${position ?? ''}"){version}}`,
      );
      await committed(arbiter, 'giveRuling', {
        ...{ deal: id, expectedVersion: deal.version, article: 'BD-L12C2', reason: 'The board was fouled.' },
        adjustments: [
          { side: 'NS', artificialPercent: 60 },
          { side: 'EW', assignedScore: -420 },
        ],
      });
      await page.getByTestId('history').getByTestId('ruling').waitFor();
      const ruling = [
        ['NS', '60 % artificial score, percent of the top'],
        ['EW', '−420 assigned score'],
        ['Article', 'BD-L12C2'],
        ['Reason', 'The board was fouled.'],
      ];
      expect(await shown('history')).toEqual(ruling);
      expect(await shown('events')).toEqual(ruling);
      // Its effect on what counts stands beside the result.
      expect(await page.getByTestId('result').innerText()).toContain('Ruled');
      expect(await page.getByRole('button', { name: 'Withdraw', exact: true }).count()).toBe(0);
    },
    patience,
  );

  it(
    'says it in French to who reads French',
    async () => {
      await page.getByTestId('language').click();
      await page.getByTestId('history').getByText('Motif').waitFor();
      expect((await shown('history')).slice(0, 2)).toEqual([
        ['NS', '60 % score artificiel, en pour cent du top'],
        ['EO', '−420 score attribué'],
      ]);
    },
    patience,
  );
  afterAll(() => page.getByTestId('language').click());
});

describe('a ruling that the arbiter withdraws', () => {
  it(
    'stays on the record, and the result stands again',
    async () => {
      const { id, version } = await committed(staff, 'recordResult', {
        competition: bridge,
        place: { session: 1, round: 1, table: '1', board: 2 },
        seating: seating(1, 2),
        result: { contract: '4S', declarer: 'N', tricks: 10 },
      });
      await committed(arbiter, 'giveRuling', {
        ...{ deal: id, expectedVersion: version, article: 'BD-L12C2', reason: 'The board was fouled.' },
        adjustments: [{ side: 'NS', artificialPercent: 60 }],
      });
      await arbiter.goto(`${arbitre.stack.address}/deals/${id ?? ''}`);
      const history = arbiter.getByTestId('history');
      await history.getByText('in force').waitFor();
      await arbiter.getByRole('button', { name: 'Withdraw', exact: true }).click();
      await history.locator('input[name=reason]').fill('It was another board.');
      await history.locator('input[name=reason]').press('Enter');
      await history.getByText('Ruling r1 withdrawn').waitFor();
      await history.locator('.status').getByText('withdrawn', { exact: true }).waitFor();
      expect(await arbiter.getByTestId('result').innerText()).not.toContain('Ruled');
      expect(await arbiter.getByRole('button', { name: 'Withdraw', exact: true }).count()).toBe(0);
    },
    patience,
  );
});

describe('a board of two tables', () => {
  const tables: string[] = [];
  const history = () => arbiter.getByTestId('history');
  const article = async (within: Locator, words: string): Promise<void> => {
    await within.locator('[name=ruling-article]').fill(words);
    await within.locator('[name=ruling-article]').press('ArrowDown');
    await within.locator('[name=ruling-article]').press('Enter');
  };

  beforeAll(async () => {
    for (const [table, tricks] of [10, 9].entries()) {
      const { id } = await committed(staff, 'recordResult', {
        ...{ competition: bridge, seating: seating(2 * table + 1, 2 * table + 2) },
        place: { session: 1, round: 1, table: String(table + 1), board: 20 },
        result: { contract: '4S', declarer: 'N', tricks },
      });
      tables.push(id ?? '');
    }
  }, patience);

  it(
    'BD-L12C2 is ruled by keys alone: its number, what both sides get in one line, the reason',
    async () => {
      const { id } = await committed(staff, 'recordResult', {
        ...{ competition: bridge, seating: seating(1, 2) },
        place: { session: 1, round: 1, table: '1', board: 21 },
        result: { contract: '3NT', declarer: 'N', tricks: 9 },
      });
      await arbiter.goto(`${arbitre.stack.address}/deals/${id ?? ''}`);
      const form = arbiter.getByTestId('give-ruling');
      await form.waitFor();
      await inStrokes(arbiter, 'A ruling (`60/40`, with a reason of 13 letters)', async () => {
        await arbiter.keyboard.press('r');
        await arbiter.locator('[name=ruling-article]:focus').waitFor();
        await arbiter.keyboard.type('12C2');
        await arbiter.keyboard.press('Enter');
        await arbiter.locator('[name=ruling-short]:focus').waitFor();
        await arbiter.keyboard.type('60/40');
        await form.getByTestId('effect').waitFor();
        await arbiter.keyboard.press('Enter');
        await arbiter.keyboard.type('Board fouled.');
        await arbiter.keyboard.press('Control+Enter');
        await history().getByTestId('ruling').waitFor();
      });
      const told = (await history().getByTestId('ruling').innerText()).replaceAll(/\s+/gu, ' ');
      for (const part of ['60 %', '40 %', 'BD-L12C2', 'Board fouled.']) expect(told).toContain(part);
    },
    patience,
  );

  it(
    'S26 BD-L12C1c gives a side several results, weighed, with the effect before it is given',
    async () => {
      await arbiter.goto(`${arbitre.stack.address}/deals/${tables[0] ?? ''}`);
      const form = arbiter.getByTestId('give-ruling');
      await form.getByText('Give a ruling').first().click();
      await article(form, 'L12C1c');
      await form.locator('[name=kind-NS]').selectOption('weighted');
      await form.locator('[name=amount-NS]').fill('60 % 620, 30 % -100');
      await form.locator('[name=kind-EW]').selectOption('weighted');
      await form.locator('[name=amount-EW]').fill('60 % -620, 40 % 100');
      await form.locator('[name=ruling-reason]').fill('The slam would be made three times in five.');
      // Ninety percent are no result.
      expect(await form.locator('button[type=submit]').isDisabled()).toBe(true);
      await form.locator('[name=amount-NS]').fill('60 % 620, 40 % -100');
      await form.getByTestId('effect').waitFor();
      await form.locator('button[type=submit]').click();
      await history().getByTestId('ruling').waitFor();
      expect(await history().getByTestId('ruling').innerText()).toMatch(
        /60\s*%[^\n]*620[\s\S]*40\s*%[^\n]*100/,
      );
      expect(await arbiter.getByTestId('result').innerText()).toContain('Ruled');
    },
    patience,
  );

  it(
    'S10 BD-L87B is ruled table by table where it was fouled: whoever played it so is compared apart',
    async () => {
      await arbiter.goto(`${arbitre.stack.address}/deals/${tables[0] ?? ''}`);
      const form = arbiter.getByTestId('fouled-board');
      await form.getByText('Fouled board, table by table').click();
      await form.locator('tbody tr').nth(1).waitFor();
      expect(await form.locator('button[type=submit]').isDisabled()).toBe(true);
      await form.getByLabel('Form played at table 2').selectOption('B');
      await article(form, 'L87B');
      await form.locator('[name=fouled-reason]').fill('Two spades changed hands after round 1.');
      await form.locator('button[type=submit]').click();
      await form.locator('form').waitFor({ state: 'hidden' });
      await arbiter.goto(`${arbitre.stack.address}/deals/${tables[1] ?? ''}`);
      await history().getByTestId('ruling').waitFor();
      const told = await history().getByTestId('ruling').innerText();
      for (const part of ['BD-L87B', 'Two spades changed hands after round 1.', 'B'])
        expect(told).toContain(part);
    },
    patience,
  );
});

describe('a call and an appeal, by buttons', () => {
  const open = async (on: Page, path: string): Promise<void> => {
    await on.goto(`${arbitre.stack.address}${path}`);
  };

  it(
    'a table calls about no deal, and the arbiter closes the call where it waits',
    async () => {
      await open(staff, `/competitions/${bridge}/arbiter`);
      await staff.locator('[data-act=callToTable] > button').click();
      await staff.locator('[data-act=callToTable] [name=table]').fill('7');
      await staff.locator('[data-act=callToTable] [name=reason]').fill('The cards are stuck.');
      await staff.locator('[data-act=callToTable] [name=reason]').press('Enter');
      const called = (on: Page) =>
        on.getByTestId('hall-calls').locator('li', { hasText: 'The cards are stuck.' });
      await called(staff).waitFor();
      expect(await called(staff).innerText()).toContain('Table 7');
      await open(arbiter, `/competitions/${bridge}/arbiter`);
      await called(arbiter).getByRole('button', { name: 'Close the call' }).click();
      await called(arbiter).locator('[name=reason]').press('Enter');
      await called(arbiter).waitFor({ state: 'detached' });
    },
    patience,
  );

  it(
    'a call about a deal is settled at the table, a side appeals against a ruling, and the committee changes it',
    async () => {
      const committee = await arbitre.signedIn('commission');
      const { id, version } = await committed(staff, 'recordResult', {
        competition: bridge,
        place: { session: 1, round: 1, table: '1', board: 9 },
        seating: seating(1, 2),
        result: { contract: '4S', declarer: 'N', tricks: 10 },
      });
      const deal = `/deals/${id ?? ''}`;
      await committed(staff, 'callArbiter', {
        ...{ deal: id, expectedVersion: version, by: 'N', reason: 'A long pause.' },
      });
      await open(arbiter, deal);
      const call = arbiter.getByTestId('open-call');
      await call.getByText('A long pause.').waitFor();
      await call.getByRole('button', { name: 'Close the call' }).click();
      await call.locator('[name=reason]').fill('Explained.');
      await call.locator('[name=reason]').press('Enter');
      await call.waitFor({ state: 'detached' });
      await arbiter.getByTestId('history').getByText('Call c1 is closed').waitFor();
      await committed(arbiter, 'giveRuling', {
        ...{ deal: id, expectedVersion: (version ?? 0) + 2, article: 'BD-L12C2', reason: 'Fouled.' },
        adjustments: [
          { side: 'NS', artificialPercent: 60 },
          { side: 'EW', artificialPercent: 40 },
        ],
      });
      await open(page, deal);
      const lodge = page.locator('[data-act=lodgeAppeal]');
      await lodge.getByRole('button', { name: 'Appeal against ruling r1' }).click();
      await lodge.locator('[name=side]').selectOption('EW');
      await lodge.locator('[name=reason]').fill('The board was sound.');
      await lodge.locator('button[type=submit]').click();
      await page.getByTestId('appeal').getByText('The board was sound.').waitFor();
      expect(await page.getByTestId('decide-appeal').count()).toBe(0);
      // What the total is made of says that this part of it may change.
      await open(staff, `/competitions/${bridge}?why=pair-2`);
      await staff.getByTestId('why-appeal').getByText('An appeal is to be decided.').waitFor();
      await open(committee, `/competitions/${bridge}/arbiter`);
      const task = committee.getByTestId('tasks').locator('li', { hasText: 'The board was sound.' });
      await task.getByRole('link').click();
      const decide = committee.getByTestId('decide-appeal');
      await decide.getByText('Decide the appeal').first().click();
      await decide.locator('[name=outcome]').selectOption('CHANGED');
      await decide.locator('[name=ruling-article]').fill('L12C2');
      await decide.locator('[name=ruling-article]').press('ArrowDown');
      await decide.locator('[name=ruling-article]').press('Enter');
      for (const side of ['NS', 'EW']) {
        await decide.locator(`[name=kind-${side}]`).selectOption('artificial');
        await decide.locator(`[name=amount-${side}]`).fill('50');
      }
      await decide.locator('[name=ruling-reason]').fill('Both sides were heard.');
      await decide.locator('button[type=submit]').click();
      await committee.getByTestId('history').getByText('Appeal p1 decided').waitFor();
      expect(await committee.getByTestId('history').innerText()).toContain('the ruling is changed');
      await page.getByTestId('appeal').waitFor({ state: 'detached' });
      await open(page, `/competitions/${bridge}/arbiter`);
      const listed = page.getByTestId('rulings').getByTestId('appeal');
      await listed.waitFor();
      expect(await listed.innerText()).toContain('the ruling is changed');
    },
    patience,
  );
});

describeWaitingDeals({
  ...{ bridge, committed, see, shown },
  get arbitre() {
    return arbitre;
  },
  get staff() {
    return staff;
  },
  get arbiter() {
    return arbiter;
  },
  get page() {
    return page;
  },
});
