/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { startInstallation, type Installation } from './installation';

let arbitre: Installation;
let page: Page;

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  page = await arbitre.open('/sign-in?from=/competitions');
}, 120_000);

afterAll(() => arbitre.stop());

type Answer = { __typename: string; position?: string; code?: string };

const mutate = async (name: string, input: Record<string, unknown>): Promise<Answer> => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const answer = '__typename ...on Committed{position} ...on Problem{code}';
  const query = `mutation($input:${type}!){${name}(input:$input){${answer}}}`;
  const variables = { input: { clientMutationId: crypto.randomUUID(), ...input } };
  const response = await page.request.post(`${arbitre.stack.address}/graphql`, {
    data: { query, variables },
  });
  const { data } = (await response.json()) as { data: Record<string, Answer> };
  return data[name]!;
};

const competition = 'friday-club';

const seats = (northSouth: number, eastWest: number): { seat: string; entry: string }[] =>
  ['N', 'E', 'S', 'W'].map((seat, index) => ({
    seat,
    entry: `pair-${index % 2 === 0 ? northSouth : eastWest}`,
  }));

const record = (table: string, board: number, pairs: [number, number]): Promise<Answer> =>
  mutate('recordResult', {
    competition,
    place: { session: 1, round: 1, table, board },
    seating: seats(...pairs),
    result: { contract: '4S', declarer: 'N', tricks: 10 },
  });

describe('an evening at the club, by keyboard', () => {
  it('refuses a result before anybody has signed in', async () => {
    expect(await record('1', 1, [1, 2])).toMatchObject({ __typename: 'NotAuthorized' });
  });

  it('opens a competition with four pairs and three results', async () => {
    await page.locator('input[name=account]').fill('staff');
    await page.locator('input[name=password]').fill('staff-demo');
    await page.locator('form button[type=submit]').click();
    await page.getByTestId('no-competition').waitFor();
    const opened = await mutate('openCompetition', {
      id: competition,
      name: 'Friday club',
      ruleset: 'bridge-duplicate@1',
      region: 'Nord',
      method: 'matchpoints',
      startsOn: '2026-11-20',
    });
    expect(opened.__typename).toBe('Committed');
    for (const number of [1, 2, 3, 4]) {
      const entry = { competition, number, kind: 'pair' };
      expect(await mutate('registerEntry', entry)).toMatchObject({ __typename: 'Committed' });
    }
    expect(await record('1', 1, [1, 2])).toMatchObject({ __typename: 'Committed' });
    expect(await record('1', 2, [1, 2])).toMatchObject({ __typename: 'Committed' });
    expect(await record('2', 1, [3, 4])).toMatchObject({ __typename: 'Committed' });
  });

  it('enters the missing result with keys alone, and the open standings follow', async () => {
    const standings = await page.context().newPage();
    await standings.goto(`${arbitre.stack.address}/competitions/${competition}`);
    await standings.getByTestId('standing').first().waitFor();
    const before = await standings.getByTestId('standings').innerText();

    await page.goto(`${arbitre.stack.address}/competitions/${competition}/entry`);
    await page.locator('[data-testid=entry]:focus').waitFor(); // the page begins on the first missing line
    await page.keyboard.type('3NTN=');
    await page.getByTestId('echo').filter({ hasText: '+' }).first().waitFor();
    await page.keyboard.press('Enter');

    await standings.waitForFunction(
      (old) => document.querySelector<HTMLElement>('[data-testid=standings]')?.innerText !== old,
      before,
    );
    const query = `{competition(id:"${competition}"){resultCount deals(first:10,board:2){nodes{table notation}}}}`;
    const response = await page.request.post(`${arbitre.stack.address}/graphql`, { data: { query } });
    const { data } = (await response.json()) as { data: { competition: { deals: { nodes: unknown[] } } } };
    expect(data.competition).toMatchObject({ resultCount: 4 });
    expect(data.competition.deals.nodes).toContainEqual({ table: '2', notation: '3NTN=' });
  });

  it('keeps what was typed on its line and says what is wrong with it', async () => {
    const line = page.getByTestId('entry').first();
    await line.fill('9SN=');
    await line.press('Enter');
    expect(await line.inputValue()).toBe('9SN=');
    expect(await page.getByTestId('echo').first().innerText()).not.toBe('');
    const recorded = await arbitre.ask(page, `{competition(id:"${competition}"){resultCount}}`);
    expect(recorded).toEqual({ competition: { resultCount: 4 } });
  });
});
