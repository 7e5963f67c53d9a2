/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { openPairs, seating } from './bridge-club';
import { byKeyboard } from './evening';
import { startInstallation, type Answer, type Installation } from './installation';
import { full, openEncounter, strikePoints } from './whist-encounter';

// What looks wrong and may be right: asked about where it is typed, one thing to do for who directs, settled there with a reason.

const patience = 30_000;
const { press, type } = byKeyboard;

let arbitre: Installation;
let staff: Page;
let arbiter: Page;

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false, withoutWords: true });
  staff = await arbitre.signedIn('staff', byKeyboard.options);
  arbiter = await arbitre.signedIn('arbitre', byKeyboard.options);
  for (const page of [staff, arbiter]) page.setDefaultTimeout(15_000);
  await arbitre.mutate(staff, 'openRegion', { id: 'nord', name: 'Nord', timeZone: 'Europe/Paris' });
}, 120_000);

afterAll(() => arbitre.stop());

const committed = async (on: Page, name: string, input: Record<string, unknown>): Promise<Answer> => {
  const answer = await arbitre.mutate(on, name, input);
  expect({ name, ...answer }).toMatchObject({ name, __typename: 'Committed' });
  return answer;
};

const go = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${arbitre.stack.address}/competitions/${path}`);
};

const tasks = (page: Page) => page.getByTestId('tasks').locator('li[data-kind=IMPROBABLE]');

/** The director says with a reason that it is right, on the list of what is to be done: it is no more. */
const settle = async (page: Page, competition: string, says: string): Promise<void> => {
  await go(page, `${competition}/tasks`);
  const task = tasks(page);
  await task.getByText(says).waitFor();
  expect(await task.count()).toBe(1);
  await press(task.getByRole('button', { name: /^It is right: / }));
  const form = task.locator('[data-act=uphold] arb-act-form');
  await type(form.getByLabel('Why it is right'), 'looked at once more');
  await press(form.locator('button[type=submit]'));
  await page.getByText('Nothing waits.').waitFor();
  await page.reload();
  await page.getByText('Nothing waits.').waitFor();
};

describe('a result of a deal that is improbable', () => {
  it(
    'S05 is asked about on its line, stored by Enter all the same, and settled from the list of tasks',
    async () => {
      await openPairs({ arbitre, staff }, 'etuis', 4);
      // Table 2 lacks a board that the other has.
      for (const [table, board] of [
        [1, 1],
        [1, 2],
        [2, 2],
      ] as const)
        await committed(staff, 'recordResult', {
          ...{ competition: 'etuis', place: { session: 1, round: 1, table: String(table), board } },
          seating: seating(table * 2 - 1, table * 2),
          result: { contract: '1NT', declarer: 'N', tricks: 7 },
        });
      await go(staff, 'etuis/entry');
      const line = staff.locator('arb-results-line:has([data-key="1/1/2/1"])');
      await type(line.getByTestId('entry'), '1NTN+5');
      await line.getByText('Rare: check it, then Enter stores it.').waitFor();
      await staff.keyboard.press('Enter');
      await staff.locator('arb-results-line[data-state=stored]:has([data-key="1/1/2/1"])').waitFor();
      await settle(arbiter, 'etuis', '5 overtricks');
    },
    patience,
  );
});

describe('a slip of duplicate Scrabble that is improbable', () => {
  const at = new Date().toISOString();

  it(
    'S05 is asked about where it is typed; the task leads to the slips of its round at the desk, and is settled',
    async () => {
      const opened = { ruleset: 'scrabble@1', region: 'Nord', method: 'scrabble-total' };
      const about = { id: 'bulletins', name: 'Bulletins', ...opened, startsOn: '2026-05-02' };
      await committed(staff, 'openCompetition', about);
      for (const number of [1, 2])
        await committed(staff, 'registerEntry', { competition: 'bulletins', number, kind: 'player' });
      const { id, version } = await committed(staff, 'openSession', {
        ...{ competition: 'bulletins', number: 1 },
        setup: { wordList: { name: 'trial' }, pauseSeconds: 0 },
      });
      const acts = [
        { do: 'check-in', entries: ['player-1', 'player-2'] },
        { do: 'verify-bag', by: 'arbiter' },
        { do: 'draw', letters: 'JOUEUSE' },
        ...['call-rack', 'repeat-rack'].map((name) => ({ do: name, at })),
        { do: 'start-clock', at: new Date(Date.parse(at) - 600_000).toISOString() },
        { do: 'end-time', at },
        { do: 'collect-slips' },
      ];
      await committed(arbiter, 'recordSessionActs', { session: id, expectedVersion: version, acts });
      await go(arbiter, 'bulletins/sessions/1?desk=1');
      await arbiter.getByTestId('slip').waitFor();
      await arbiter.keyboard.type('1 h4 joueuze 94');
      await arbiter.getByTestId('unusual').waitFor();
      await arbiter.keyboard.press('Enter');
      await arbiter.getByTestId('slips').locator('[data-verdict=nullity]').waitFor();
      await go(arbiter, 'bulletins/tasks');
      await press(tasks(arbiter).getByRole('link'));
      await arbiter.waitForURL(/sessions\/1\?desk=1&slips=1$/u);
      await arbiter.getByTestId('slips').getByText('JOUEUZE').waitFor();
      await settle(arbiter, 'bulletins', 'JOUEUZE is worth nothing, but one letter parts it from a top.');
    },
    patience,
  );
});

describe('an encounter of whist militaire that is improbable', () => {
  it(
    'S05 is asked about before anybody signs; the task leads to its game, and is settled',
    async () => {
      await staff.goto(await openEncounter(arbitre, staff, 'rencontre'));
      // Every point to the first team, at its own table and at that of its opponents.
      for (const [table, winner] of ['1', '2'].entries()) {
        expect(await staff.getByTestId('unusual').count()).toBe(0);
        await strikePoints(staff, table, winner.repeat(4));
        await full(staff, table);
      }
      await staff.getByTestId('unusual').waitFor();
      await go(staff, 'rencontre/tasks');
      await press(tasks(staff).getByRole('link'));
      await staff.waitForURL(/sessions\/1\?game=1$/u);
      await staff.getByTestId('unusual').waitFor();
      await settle(staff, 'rencontre', 'All 8 points of an encounter to one team.');
    },
    patience,
  );
});
