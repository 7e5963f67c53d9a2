/// <reference lib="dom" />
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startInstallation, type Installation } from './installation';

let arbitre: Installation;
let page: Page;

/** A limit against hanging, for steps that write and wait for what follows. */
const patience = 30_000;

const signIn = async (account: string): Promise<Page> => {
  const opened = await arbitre.open('/');
  await opened.locator('input[name=account]').fill(account);
  await opened.locator('input[name=password]').fill(`${account}-demo`);
  await opened.locator('form button[type=submit]').click();
  await opened.getByTestId('competition').first().waitFor();
  return opened;
};

beforeAll(async () => {
  arbitre = await startInstallation({ demo: true });
  page = await signIn('arbitre');
}, 120_000);

afterAll(() => arbitre.stop());

const go = (path: string): Promise<unknown> => page.goto(`${arbitre.stack.address}${path}`);

const ask = async <Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> => {
  const response = await page.request.post(`${arbitre.stack.address}/graphql`, {
    data: { query, variables },
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
};

const width = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/** Keeps what a page looks like for the handbook: UPDATE_PICTURES=1 npm test */
const picture = async (name: string): Promise<void> => {
  if (process.env.UPDATE_PICTURES === undefined) return;
  await page.screenshot({ path: join(import.meta.dirname, '../../docs/images', `${name}.png`) });
};

type Fact = { type: string };
type Deal = { id: string; grain: string; notation: string | null; events: Fact[] };

/** A game of the demo that was played to its last trick after the skat was taken up. */
const playedOut = async (): Promise<Deal> => {
  type Found = { competition: { deals: { nodes: Deal[] } } };
  const query = `{competition(id:"demo-skat-iss"){deals(first:30){nodes{id grain notation events{type}}}}}`;
  const { competition } = await ask<Found>(query);
  const found = competition.deals.nodes.find(
    ({ events }) =>
      events.filter(({ type }) => type === 'TrickWon').length === 10 &&
      events.some(({ type }) => type === 'SkatTaken'),
  );
  if (found === undefined) throw new Error('No game of the demo was played out with the skat.');
  return found;
};

describe('a game of skat, step by step', () => {
  it(
    'has three hands and the skat on the table, and the bids beside it',
    async () => {
      const deal = await playedOut();
      const announced = deal.events.findIndex(({ type }) => type === 'GameAnnounced') + 1;
      await go(`/deals/${deal.id}?step=${announced}`);
      await page.getByTestId('table').waitFor();
      expect(await page.locator('arb-hand').count()).toBe(3);
      expect(await page.getByTestId('skat').locator('arb-card').count()).toBe(2);
      expect(await page.getByTestId('contract').locator('arb-skat-contract').count()).toBe(1);
      expect(await page.getByTestId('bidding').locator('tbody tr').count()).toBeGreaterThan(0);
      await picture('skat');
    },
    patience,
  );

  it(
    'is stepped through by keys, and at its end the value is explained',
    async () => {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('End');
      const outcome = page.getByTestId('trick').getByTestId('game-value');
      await outcome.waitFor();
      expect(await outcome.innerText()).toMatch(/(with|without) \d+, game \d+.*=\s\d+/);
      await page.keyboard.press('Home');
      await outcome.waitFor({ state: 'detached' });
    },
    patience,
  );

  it(
    'fits a phone',
    async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.keyboard.press('End');
      expect(await width()).toBe(390);
      await page.setViewportSize({ width: 1440, height: 900 });
    },
    patience,
  );
});

describe('a tournament of skat', () => {
  it(
    'shows its tables, and each table its game list with the foot that the rulebook computes',
    async () => {
      await go('/competitions/demo-skat/sessions/1');
      await page.getByTestId('tables').getByRole('link').first().click();
      const sheet = page.getByTestId('skat-sheet');
      await sheet.waitFor();
      expect(await sheet.locator('tbody tr').count()).toBe(12);
      expect(await sheet.locator('tfoot tr').count()).toBeGreaterThanOrEqual(4);
      await picture('skat-sheet');
    },
    patience,
  );

  it(
    'prints the list on one page of A4',
    async () => {
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
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

type Answer = { __typename: string; version?: number; code?: string };

const mutate = async (on: Page, name: string, input: Record<string, unknown>): Promise<Answer> => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation($input:${type}!){${name}(input:$input){__typename ...on Committed{version} ...on Problem{code}}}`;
  const variables = { input: { clientMutationId: crypto.randomUUID(), ...input } };
  const response = await on.request.post(`${arbitre.stack.address}/graphql`, { data: { query, variables } });
  const { data } = (await response.json()) as { data: Record<string, Answer> };
  const answer = data[name]!;
  expect({ name, ...answer }).toMatchObject({ name, __typename: 'Committed' });
  return answer;
};

const id = 'e2e-skat';
const players = ['player-1', 'player-2', 'player-3', 'player-4'];
const notice = {
  organiser: 'Club A',
  series: 1,
  deals: { four: 4, three: 3 },
  entryFee: 0,
  income: 'none',
  exclusion: 'deliberate breach',
  conciliation: 'the federation',
  signatures: ['Direction'],
  control: 'every list',
  sanctions: 'points',
  lists: 'seat 1',
  stake: '0',
  material: 'new cards',
};

const openTournament = async (): Promise<void> => {
  const staff = await signIn('staff');
  const opened = { name: 'List', ruleset: 'skat@1', region: 'Est', method: 'skat-seeger-fabian' };
  await mutate(staff, 'openCompetition', { id, ...opened, startsOn: '2026-11-20' });
  for (const [index] of players.entries()) {
    const entry = { competition: id, number: index + 1, kind: 'player', name: `Joueur ${index + 1}` };
    await mutate(staff, 'registerEntry', entry);
  }
  const setup = { organiser: 'club', direction: ['Direction'], referees: [] };
  const { version } = await mutate(staff, 'openSession', { competition: id, number: 1, setup });
  await staff.context().close();
  const acts = [
    { do: 'publish-notice', notice },
    ...players.map((entry) => ({ do: 'check-in', entry, holder: entry, paid: true, noticeRead: true })),
    { do: 'draw-seats', series: 1, by: 'lot', order: players },
  ];
  await mutate(page, 'recordSessionActs', { session: `${id}.s1`, expectedVersion: version, acts });
};

describe('a game list by keyboard', () => {
  beforeAll(openTournament, 60_000);

  it(
    'echoes each game by the rules and stores it by Enter, the next one offered',
    async () => {
      await go(`/competitions/${id}/sessions/1?series=1&table=1`);
      await page.locator('[data-testid=list-entry]:focus').waitFor();
      await page.keyboard.type('2g2+');
      await page.getByTestId('list-echo').filter({ hasText: '+72' }).waitFor();
      await page.keyboard.press('Enter');
      await page.keyboard.type('0');
      await page.keyboard.press('Enter');
      await page.getByTestId('skat-sheet').locator('tbody tr').nth(1).waitFor();
      await page.keyboard.type('1d-1-');
      await page.keyboard.press('Enter');
      await page.getByTestId('skat-sheet').locator('tbody tr').nth(2).waitFor();
      expect(await page.getByTestId('skat-sheet').locator('td.written').allInnerTexts()).toEqual([
        '72',
        '1',
        '0',
        '−36',
        '0',
        '1',
      ]);
    },
    patience,
  );

  it(
    'keeps a line that means nothing, and says what it lacks',
    async () => {
      await page.keyboard.type('4g2+');
      expect(await page.getByTestId('list-echo').innerText()).toBe('Seat 4 deals and does not play.');
      await page.keyboard.press('Enter');
      expect(await page.getByTestId('list-entry').inputValue()).toBe('4g2+');
    },
    patience,
  );
});
