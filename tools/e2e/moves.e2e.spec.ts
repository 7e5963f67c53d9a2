/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { act } from './act-form';
import { type Installation, startInstallation } from './installation';

// What changes under a table in mid-season: a team that moves, a competition under appeal, an entry by hand.

let arbitre: Installation;
let staff: Page;
const patience = 120_000;

const RULES = {
  ...{ league: 1, format: 'fixtures', title: { fr: 'Essai', en: 'Trial' }, calendar: { legs: 2 } },
  ...{ match: { by: 'result', win: 3, draw: 1, loss: 0 }, forfeit: { score: [3, 0] } },
  ...{ withdrawal: { results: 'stand' }, order: ['difference', 'lot'], moves: { kept: '2/3' } },
};

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  staff = await arbitre.signedIn('staff');
  staff.setDefaultTimeout(30_000);
  for (const [id, name] of [
    ['nord', 'Nord'],
    ['sud', 'Sud'],
  ] as const)
    await arbitre.mutate(staff, 'openRegion', { id, name, parent: null, timeZone: 'Europe/Paris' });
  await arbitre.mutate(staff, 'registerClub', {
    ...{ number: '59001', name: 'Lille', region: 'nord', from: '2026-09-01' },
  });
  for (const licence of ['F-1', 'F-2'])
    await arbitre.mutate(staff, 'registerMember', {
      ...{ licence, familyName: 'Dupont', givenName: licence, birthDate: '1990-02-28', category: 'senior' },
      ...{ year: 2026, club: '59001', from: '2026-09-01' },
    });
  const season = { season: '2026', name: 'Season 2026', games: ['bridge'] };
  await arbitre.mutate(staff, 'openSeason', { ...season, from: '2026-09-01', until: '2027-06-30' });
  const of = { game: 'bridge', level: 'first', rules: RULES };
  await arbitre.mutate(staff, 'openDivision', { division: '2026.one', title: 'One', ...of });
  await arbitre.mutate(staff, 'openCompetition', {
    ...{ id: 'cup', name: 'Cup', region: 'Nord', startsOn: '2026-11-21' },
    ...{ ruleset: 'bridge-duplicate@1', method: 'matchpoints' },
  });
}, 120_000);

afterAll(() => arbitre.stop());

const go = (page: Page, path: string): Promise<unknown> => page.goto(`${arbitre.stack.address}${path}`);

describe('in mid-season', () => {
  it(
    'one entry is registered by hand: a pair with its persons, at the first free number',
    async () => {
      await go(staff, '/competitions/cup/entries');
      await act(staff, 'registerEntry', { kind: 'pair', persons: 'F-1\nDURAND Paul' });
      await staff.locator('[data-entry=pair-1]').waitFor();
      await act(staff, 'registerEntry', { kind: 'team', label: 'Les Martres', persons: 'F-2\nLOUP Anne' });
      await staff.locator('[data-entry=team-2]').getByText('Les Martres').waitFor();
    },
    patience,
  );

  it(
    'S21 a team with its players is entered at once, moves to another region, and its table says what it keeps',
    async () => {
      await go(staff, '/divisions/2026.one/entries');
      await act(staff, 'enterDivision', { name: 'Lille I', members: 'F-1 F-2', club: '59001' });
      await staff.locator('[data-entry=lille-i]').waitFor();
      for (const entry of ['douai', 'arras'])
        await arbitre.mutate(staff, 'enterDivision', {
          ...{ division: '2026.one', entry, name: entry, region: 'nord', members: [] },
        });
      const order = ['lille-i', 'douai', 'arras'];
      await arbitre.mutate(staff, 'drawFixtures', { division: '2026.one', order, days: [] });
      for (const fixture of ['r1-m1', 'r2-m1', 'r3-m1'])
        await arbitre.mutate(staff, 'forfeitMatch', {
          ...{ division: '2026.one', fixture, reason: 'x' },
          by: [fixture === 'r1-m1' ? 'arras' : 'douai'],
        });
      await go(staff, '/divisions/2026.one/entries');
      const form = staff.locator('[data-act=moveEntry]');
      await form.locator('button').first().click();
      const effect = form.getByTestId('act-effect');
      await form.locator('[name=entry]').selectOption('lille-i');
      await form.locator('[name=region]').selectOption('sud');
      // What it would change is told before it is given, and what is missing too.
      await effect.locator('.problem').waitFor();
      await form.locator('[name=from]').fill('4');
      await effect.getByText('moves to Sud: keeps 2 of 3 points').waitFor();
      await form.locator('[name=reason]').fill('The club moved');
      await form.locator('[name=decidedBy]').selectOption('federation');
      await form.locator('button[type=submit]').click();
      await staff.getByTestId('moved').getByText('→ Sud, from 4 on').waitFor();
      await go(staff, '/divisions/2026.one/table');
      await staff.locator('[data-entry=lille-i]').getByTestId('marks').waitFor();
      await staff.getByTestId('notes').getByText('plays for region Sud from 4 on').waitFor();
      await staff.getByTestId('notes').getByText('2/3').waitFor();
      await staff.locator('[data-entry=lille-i] button.name').click();
      await staff.getByTestId('lines').getByText('moves to Sud').waitFor();
      await go(staff, '/divisions/2026.one/rankings');
      await act(staff, 'publishDivisionRanking', {});
      const ranking = staff.locator('[data-testid=league-ranking][data-number="1"]');
      await ranking.getByTestId('notes').getByText('plays for region Sud from 4 on').waitFor();
      await ranking.getByRole('rowheader', { name: /Lille I\s*1/u }).waitFor();
      await go(staff, '/hall/divisions/2026.one');
      await staff.getByTestId('notes').getByText('plays for region Sud').waitFor();
    },
    patience,
  );

  it(
    'S27 a ruling under appeal marks its rows, with the prizes if it stands and if it is set aside',
    async () => {
      for (const number of [11, 12, 13, 14])
        await arbitre.mutate(staff, 'registerEntry', { competition: 'cup', number, kind: 'pair' });
      const record = (table: string, first: number, tricks: number) =>
        arbitre.mutate(staff, 'recordResult', {
          ...{ competition: 'cup', place: { session: 1, round: 1, table, board: 1 } },
          seating: ['N', 'E', 'S', 'W'].map((seat, at) => ({ seat, entry: `pair-${first + (at % 2)}` })),
          result: { contract: '3NT', declarer: 'N', tricks },
        });
      await record('1', 11, 10);
      await record('2', 13, 9);
      const deal = 'cup.s1-r1-t1-b1';
      await go(staff, '/competitions/cup');
      const arbiter = await arbitre.signedIn('arbitre');
      const id = await staff.evaluate(async () => {
        const query = '{ competition(id: "cup") { deals(first: 2) { nodes { id version table } } } }';
        const answer = await fetch('/graphql', {
          ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
          body: JSON.stringify({ query }),
        });
        type Deals = { nodes: readonly { id: string; version: number; table: string }[] };
        const { data } = (await answer.json()) as { data: { competition: { deals: Deals } } };
        return data.competition.deals.nodes.find(({ table }) => table === '1') ?? null;
      });
      await go(arbiter, '/competitions/cup');
      await arbitre.mutate(arbiter, 'giveRuling', {
        ...{ deal: id?.id ?? deal, expectedVersion: id?.version ?? 0, article: 'BD-L12C2', reason: 'x' },
        adjustments: [
          { side: 'NS', artificialPercent: 40 },
          { side: 'EW', artificialPercent: 60 },
        ],
      });
      await arbitre.mutate(arbiter, 'lodgeAppeal', {
        ...{ deal: id?.id ?? deal, expectedVersion: (id?.version ?? 0) + 1, ruling: 'r1', side: 'NS' },
        reason: 'Nobody hesitated',
      });
      await go(staff, '/competitions/cup');
      await staff.locator('[data-entry=pair-11]').getByTestId('appealed').first().waitFor();
      await staff.getByTestId('under-appeal').waitFor();
      expect(await staff.getByTestId('prizes').count()).toBe(2);
      await go(staff, '/hall/cup');
      await staff.getByTestId('appealed').waitFor();
      await arbiter.close();
    },
    patience,
  );
});
