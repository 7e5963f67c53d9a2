/// <reference lib="dom" />
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startInstallation, type Installation } from './installation';

let arbitre: Installation;
let page: Page;

/** A limit against hanging, for steps that write and wait for what follows. */
const patience = 30_000;

const id = 'e2e-scrabble';

const signIn = async (account: string): Promise<Page> => {
  const opened = await arbitre.open('/');
  await opened.locator('input[name=account]').fill(account);
  await opened.locator('input[name=password]').fill(`${account}-demo`);
  await opened.locator('form button[type=submit]').click();
  await opened.getByTestId('competition').first().waitFor();
  return opened;
};

const post = async (on: Page, query: string, variables: Record<string, unknown>): Promise<unknown> => {
  const response = await on.request.post(`${arbitre.stack.address}/graphql`, { data: { query, variables } });
  const { data, errors } = (await response.json()) as { data: unknown; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
};

const mutate = async (on: Page, name: string, input: Record<string, unknown>): Promise<void> => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation($input:${type}!){${name}(input:$input){__typename ...on Problem{code}}}`;
  const answer = await post(on, query, { input: { clientMutationId: crypto.randomUUID(), ...input } });
  expect(answer).toEqual({ [name]: { __typename: 'Committed' } });
};

type Setup = { session: { setup: { wordList: Record<string, unknown> } } };

/** A game of three players with the word list of the demo's games. */
const openGame = async (): Promise<void> => {
  const staff = await signIn('staff');
  const { session } = (await post(staff, '{session(id:"demo-scrabble.s1"){setup}}', {})) as Setup;
  const opened = { name: 'Desk', ruleset: 'scrabble@1', region: 'Nord', method: 'scrabble-total' };
  await mutate(staff, 'openCompetition', { id, ...opened, startsOn: '2026-11-21' });
  for (const number of [1, 2, 3]) {
    const entry = { competition: id, number, kind: 'player' };
    await mutate(staff, 'registerEntry', entry);
  }
  const setup = { wordList: session.setup.wordList, seconds: 60, pauseSeconds: 0 };
  await mutate(staff, 'openSession', { competition: id, number: 1, setup });
  await staff.context().close();
};

beforeAll(async () => {
  arbitre = await startInstallation({ demo: true });
  await openGame();
  page = await signIn('arbitre');
}, 180_000);

afterAll(() => arbitre.stop());

const go = (path: string): Promise<unknown> => page.goto(`${arbitre.stack.address}${path}`);
const press = (testId: string): Promise<void> => page.getByTestId(testId).click();
const width = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/** Keeps what a page looks like for the handbook: UPDATE_PICTURES=1 npm test */
const picture = async (name: string): Promise<void> => {
  if (process.env.UPDATE_PICTURES === undefined) return;
  await page.screenshot({ path: join(import.meta.dirname, '../../docs/images', `${name}.png`) });
};

const slip = async (...lines: readonly string[]): Promise<void> => {
  for (const line of lines) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
};

describe('a game of Scrabble of the demo season', () => {
  it(
    'is replayed round by round with keys, and a link leads back to a round',
    async () => {
      await go('/competitions/demo-scrabble/sessions/1?round=3');
      await page.getByTestId('retained').waitFor();
      const third = await page.getByTestId('board').innerText();
      await page.keyboard.press('ArrowDown');
      await page.waitForURL(/round=4/);
      expect(await page.getByTestId('board').innerText()).not.toBe(third);
      await page.keyboard.press('ArrowUp');
      await page.waitForURL(/round=3/);
      expect(await page.getByTestId('board').innerText()).toBe(third);
      await picture('scrabble');
    },
    patience,
  );

  it(
    'shows the rack before its word, and how the slips are spread',
    async () => {
      expect(await page.getByTestId('distribution').locator('tbody tr').count()).toBeGreaterThan(1);
      await page.keyboard.press('ArrowLeft');
      await page.getByTestId('distribution').waitFor({ state: 'detached' });
      expect(await page.getByTestId('rack').locator('arb-tile').count()).toBe(7);
    },
    patience,
  );

  it(
    'says that its word list is not the official one',
    async () => {
      expect(await page.getByTestId('trial-list').innerText()).toMatch(/not the Officiel du Scrabble/);
    },
    patience,
  );

  it(
    'fits a phone',
    async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await width()).toBe(390);
      await page.setViewportSize({ width: 1440, height: 900 });
    },
    patience,
  );
});

describe('the arbiter’s desk', () => {
  it(
    'is for arbiters only',
    async () => {
      const club = await signIn('club');
      await club.goto(`${arbitre.stack.address}/competitions/${id}/sessions/1?desk=1`);
      await club.getByTestId('phase').waitFor();
      expect(await club.getByTestId('to-desk').count()).toBe(0);
      expect(await club.getByTestId('verify-bag').count()).toBe(0);
      await club.context().close();
    },
    patience,
  );

  it(
    'checks in the players, verifies the bag and draws',
    async () => {
      await page.clock.install();
      await go(`/competitions/${id}/sessions/1?desk=1`);
      await press('check-in-all');
      await page.getByTestId('present').filter({ hasText: '3 of 3' }).waitFor();
      await press('verify-bag');
      await page.locator('[data-testid=letters]:focus').waitFor(); // the next step takes the focus
      await page.keyboard.type('maisonx');
      await page.keyboard.press('Enter');
      await page.getByTestId('call-rack').waitFor();
      expect(await page.getByTestId('spoken').innerText()).toMatch(/Maroc/);
    },
    patience,
  );

  it(
    'runs the clock to its end',
    async () => {
      await press('call-rack');
      await press('repeat-rack');
      await press('start-clock');
      await page.getByTestId('clock').waitFor();
      await page.clock.fastForward(61_000);
      await press('collect-slips');
      await page.getByTestId('slip').waitFor();
    },
    patience,
  );

  it(
    'takes slips by keyboard: the top offered by Enter, a word judged at once, a nullity with its article',
    async () => {
      await page.getByTestId('slip').focus();
      await slip('1', '', '2 h4 maison 18', '3 z6');
      const judged = page.getByTestId('slips').locator('tbody tr');
      await judged.nth(2).waitFor();
      const verdicts = await judged.locator('.chip').allInnerTexts();
      expect([verdicts[0], verdicts[2]]).toEqual(['right', 'nullity']);
      expect(await judged.nth(2).innerText()).toMatch(/SCR-BUL-NUL-6/);
      await page.getByTestId('missing-slips').filter({ hasText: 'All slips are in' }).waitFor();
      await picture('scrabble-desk');
    },
    patience,
  );

  it(
    'leaves the slip that is being typed as it is when a live update arrives',
    async () => {
      await page.keyboard.type('2 h4 mais');
      const asked = `{session(id:"${id}.s1"){version} competition(id:"${id}"){entries(first:1){nodes{id}}}}`;
      type Asked = {
        readonly session: { readonly version: number };
        readonly competition: { readonly entries: { readonly nodes: readonly { readonly id: string }[] } };
      };
      const { session, competition } = (await post(page, asked, {})) as Asked;
      const warn = { do: 'warn', entry: competition.entries.nodes[0]?.id, reason: 'talking' };
      const written = { session: `${id}.s1`, expectedVersion: session.version, acts: [warn] };
      await mutate(page, 'recordSessionActs', written);
      await page.getByTestId('slips').locator('tbody tr').nth(2).waitFor();
      expect(await page.getByTestId('slip').inputValue()).toBe('2 h4 mais');
    },
    patience,
  );

  it(
    'keeps the slip that is being typed through a reload',
    async () => {
      await page.reload({ waitUntil: 'domcontentloaded' });
      await page.getByTestId('slip').waitFor();
      expect(await page.getByTestId('slip').inputValue()).toBe('2 h4 mais');
    },
    patience,
  );

  it(
    'keeps the slip that is being typed while another page is looked at',
    async () => {
      await page.locator(`nav.tabs a[href$="/competitions/${id}"]`).first().click();
      await page.getByTestId('standing').first().waitFor();
      await page.goBack({ waitUntil: 'domcontentloaded' });
      await page.getByTestId('slip').waitFor();
      expect(await page.getByTestId('slip').inputValue()).toBe('2 h4 mais');
    },
    patience,
  );

  it(
    'types a slip where no field has the focus: its letters are no shortcuts',
    async () => {
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      });
      await page.keyboard.type('on');
      expect(await page.getByTestId('slip').inputValue()).toBe('2 h4 maison');
      await page.keyboard.press('Escape');
      expect(await page.getByTestId('slip').inputValue()).toBe('');
    },
    patience,
  );

  it.each([
    ['\u0007', 'U+0007'],
    ['\u0000', 'U+0000'],
    ['\u202e', 'U+202E'],
  ])(
    'refuses the character %j in one line and sends nothing',
    async (character, code) => {
      const field = page.getByTestId('slip');
      await field.fill(`2 h4 mai${character}son 18`);
      await page.getByTestId('slip-echo').filter({ hasText: code }).waitFor();
      await field.press('Enter');
      expect(await field.inputValue()).toBe(`2 h4 mai${character}son 18`);
      expect(await page.getByTestId('slip-queue').locator('li').count()).toBe(0);
      await field.press('Escape');
    },
    patience,
  );

  it(
    'keeps a line that means nothing, and says what is wrong',
    async () => {
      await slip('9 12');
      expect(await page.getByTestId('slip').inputValue()).toBe('9 12');
      expect(await page.getByTestId('slip-echo').innerText()).toBe('Nobody has number 9.');
      await page.keyboard.press('Escape');
      expect(await page.getByTestId('slip').inputValue()).toBe('');
    },
    patience,
  );

  it(
    'retains the top, announces it and closes the round: the standings follow',
    async () => {
      await press('retain');
      await press('announce-word');
      await press('close-round');
      await page.getByTestId('close-round').waitFor({ state: 'detached' });
      await go(`/competitions/${id}`);
      await page.getByTestId('standing').nth(2).waitFor();
      const first = await page.getByTestId('standing').first().innerText();
      expect(first).toMatch(/Player 1/);
    },
    patience,
  );
});
