/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { byKeyboard, byTouch } from './evening';
import { startInstallation, type Installation } from './installation';

// What people see of a board while others have yet to play it, what the session's page says is missing, and an individual.

const patience = 60_000;
const OPENING = {
  region: 'nord',
  startsOn: '2026-05-02',
  ruleset: 'bridge-duplicate@1',
  method: 'matchpoints',
};
const LAWS = { version: 1, ties: 'stand' };

let arbitre: Installation;
let staff: Page;
let stranger: Page;

const done = async (name: string, input: Record<string, unknown>): Promise<void> => {
  const { __typename, position, code } = await arbitre.mutate(staff, name, input);
  if (__typename !== 'Committed') throw new Error(`${name}: ${code ?? __typename}`);
  await arbitre.ask(staff, 'query($at:EventPosition){competitions(first:1,atLeast:$at){totalCount}}', {
    at: position,
  });
};
const opened = async (id: string, kind: 'pair' | 'player', count: number): Promise<void> => {
  await done('openCompetition', { id, name: id, ...OPENING, scoring: LAWS });
  for (let number = 1; number <= count; number++)
    await done('registerEntry', { competition: id, number, kind });
};
const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  staff = await arbitre.signedIn('staff');
  staff.setDefaultTimeout(15_000);
  await arbitre.mutate(staff, 'openRegion', { id: 'nord', name: 'Nord', timeZone: 'Europe/Paris' });
  await opened('barometer', 'pair', 4);
  const setup = { movement: 'mitchell', tables: 2, boards: 1, even: 'relay', rounds: 2, barometer: true };
  await done('openSession', { competition: 'barometer', number: 1, setup });
  const seats = Object.entries({ NS1: 1, NS2: 2, EW1: 3, EW2: 4 }).map(([place, number]) => ({
    ...{ do: 'seat-entry', place, entry: `pair-${number}`, from: 1 },
  }));
  const acts = [...seats, { do: 'start-round', round: 1 }];
  await done('recordSessionActs', { session: 'barometer.s1', expectedVersion: 0, acts });
  const result = { contract: '4S', declarer: 'N', tricks: 10 };
  const place = { session: 1, round: 1, table: '1', board: 1 };
  await done('recordResult', { competition: 'barometer', place, result });
  stranger = await arbitre.open('/competitions/barometer/boards?session=1&board=1', byTouch.options);
  stranger.setDefaultTimeout(15_000);
}, 120_000);

afterAll(() => arbitre.stop());

describe('a barometer', () => {
  it(
    'shows strangers nothing of a board that a table has yet to play, on a telephone',
    async () => {
      await stranger.getByTestId('board-kept').waitFor();
      expect(await stranger.getByTestId('board-results').innerText()).not.toMatch(/4♠|420/u);
      expect(await fits(stranger)).toBe(true);
      const { competition } = await arbitre.ask<{ competition: { standings: { nodes: unknown[] } } }>(
        stranger,
        '{competition(id:"barometer"){standings(first:9){nodes{rank}}}}',
      );
      expect(competition.standings.nodes).toEqual([]);
    },
    patience,
  );
  it(
    'says on the page of the session what is missing, and leads to where it is typed',
    async () => {
      await staff.goto(`${arbitre.stack.address}/competitions/barometer/sessions/1`);
      const list = staff.getByTestId('missing-list');
      await list.getByText('1 result is missing').waitFor();
      await byKeyboard.press(list.locator('li[data-table="2"] a'));
      await staff.locator('[data-key="1/1/2/1"]:focus').waitFor();
      await staff.keyboard.type('4SN-1');
      await staff.keyboard.press('Enter');
      await staff.locator('arb-results-line[data-state=stored]:has([data-key="1/1/2/1"])').waitFor();
      await staff.goto(`${arbitre.stack.address}/competitions/barometer/sessions/1`);
      await list.getByText('2 results wait for the opponents to agree').waitFor();
      expect(await list.locator('[data-lack=result]').count()).toBe(0);
    },
    patience,
  );
  it(
    'BD-L78A shows everybody the board once all have played it: frequencies, the top, and what each is worth',
    async () => {
      await stranger.reload();
      const spread = stranger.getByTestId('board-spread');
      await spread.getByText('Top: 1').waitFor();
      expect(
        (await spread.locator('tbody tr').allInnerTexts()).map((line) => line.replace(/\s+/gu, ' ')),
      ).toEqual(['420 1 100.00 0.00', expect.stringMatching(/^[-−]50 1 0.00 100.00$/u)]);
      expect(await fits(stranger)).toBe(true);
      await stranger.goto(`${arbitre.stack.address}/competitions/barometer`);
      await stranger.getByTestId('standing').nth(3).waitFor();
    },
    patience,
  );
});

describe('an individual', () => {
  it(
    'BD-L4-1 is offered to players who come for themselves, and ranks all four of a table',
    async () => {
      await opened('alone', 'player', 8);
      await staff.goto(`${arbitre.stack.address}/competitions/alone/sessions/1`);
      expect(await staff.getByTestId('movement-offer').first().innerText()).toMatch(/^Individual/u);
      await byKeyboard.press(staff.getByTestId('movement-form').locator('button[type=submit]'));
      await byKeyboard.press(staff.getByTestId('commit'));
      await byKeyboard.press(staff.getByTestId('draw'));
      await byKeyboard.strike(staff.getByTestId('next-round'));
      // BD-TIME-GAP-1: a clock nobody asked for.
      await staff.getByTestId('until').waitFor();
      await byKeyboard.press(staff.getByTestId('round-now').getByRole('link'));
      await staff.locator('[data-key="1/1/1/1"]:focus').waitFor();
      await staff.keyboard.type('3NTN=');
      await staff.keyboard.press('Enter');
      await staff.locator('[data-key="1/1/2/1"]').waitFor();
      await staff.locator('arb-results-line[data-state=stored]:has([data-key="1/1/1/1"])').waitFor();
      await byKeyboard.type(staff.locator('[data-key="1/1/2/1"]'), '3NTN-1');
      await staff.keyboard.press('Enter');
      await staff.locator('arb-results-line[data-state=stored]:has([data-key="1/1/2/1"])').waitFor();
      await byKeyboard.go(staff, 'Standings');
      await staff.getByTestId('standing').nth(7).waitFor();
      const { competition } = await arbitre.ask<{
        competition: { standings: { nodes: readonly { deals: number; total: { text: string } }[] } };
      }>(staff, '{competition(id:"alone"){standings(first:9){nodes{deals total{text}}}}}');
      expect(competition.standings.nodes.map(({ deals, total }) => `${deals} ${total.text}`)).toEqual([
        ...Array<string>(4).fill('1 100.00'),
        ...Array<string>(4).fill('1 0.00'),
      ]);
    },
    patience,
  );
});
