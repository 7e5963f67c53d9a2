/// <reference lib="dom" />
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { startInstallation, type Installation } from './installation';

const COMPETITION = 'coupe-militaire';

let arbitre: Installation;

type Answer = { __typename: string; version?: number; code?: string };

const signedIn = async (account: string): Promise<Page> => {
  const page = await arbitre.open('/sign-in');
  await page.locator('input[name=account]').fill(account);
  await page.locator('input[name=password]').fill(`${account}-demo`);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/today');
  return page;
};

const mutate = async (page: Page, name: string, input: Record<string, unknown>): Promise<Answer> => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation($input:${type}!){${name}(input:$input){__typename ...on Committed{version} ...on Problem{code}}}`;
  const variables = { input: { clientMutationId: randomUUID(), ...input } };
  const response = await page.request.post(`${arbitre.stack.address}/graphql`, {
    data: { query, variables },
  });
  const { data } = (await response.json()) as { data: Record<string, Answer> };
  return data[name] ?? { __typename: 'nothing' };
};

const enterTeam = (number: number) => ({
  do: 'enter-team',
  team: `team-${number}`,
  captain: `team-${number}.1`,
  players: [1, 2, 3, 4].map((place) => `team-${number}.${place}`),
});

let staff: Page;
let club: Page;
let arbiter: Page;

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  staff = await signedIn('staff');
  club = await signedIn('club');
  arbiter = await signedIn('arbitre');
  await mutate(staff, 'openCompetition', {
    ...{ id: COMPETITION, name: 'Coupe militaire', region: 'Nord', startsOn: '2026-05-02' },
    ...{ ruleset: 'whist-militaire@1', method: 'team-points' },
  });
  for (const number of [1, 2])
    await mutate(staff, 'registerEntry', {
      ...{ competition: COMPETITION, number, kind: 'team', label: `Équipe ${number}` },
    });
}, 120_000);

afterAll(() => arbitre.stop());

const session = (): string => `${arbitre.stack.address}/competitions/${COMPETITION}/sessions/1`;

describe('a session of whist militaire, in the browser', () => {
  it('is opened by the staff from the competition', async () => {
    await staff.goto(`${arbitre.stack.address}/competitions/${COMPETITION}`);
    await staff.getByRole('link', { name: 'Sessions' }).click();
    await staff.getByRole('button', { name: 'Open the session' }).click();
    // The competition is running, too: the journal is the session's.
    await staff.getByTestId('journal').waitFor();
  });

  it('takes the boxes of a table from the club, by keyboard', async () => {
    const acts = [
      ...[enterTeam(1), enterTeam(2)],
      { do: 'publish-schedule', date: '2026-05-02', games: 1, trumps: ['H'] },
      { do: 'announce-rotation', game: 1 },
    ];
    const input = { session: `${COMPETITION}.s1`, expectedVersion: 0, acts };
    expect(await mutate(club, 'recordSessionActs', input)).toMatchObject({ __typename: 'Committed' });
    await club.goto(session());
    const box = club.getByRole('button', { name: 'Deal 1: point to Équipe 1' }).first();
    await box.focus();
    await club.keyboard.press('Enter');
    await club.locator('[aria-pressed=true]').first().waitFor();
    expect(await club.getByRole('heading', { name: /Équipe 1.*1 – 0/ }).count()).toBe(1);
  });

  it('WM-R4.2 lets nobody but the arbiter disqualify a team', async () => {
    expect(await club.getByRole('button', { name: 'Disqualify…' }).count()).toBe(0);
    await arbiter.goto(session());
    await arbiter.locator('[data-team=team-1]').getByRole('button', { name: 'Disqualify…' }).click();
    await arbiter.getByRole('combobox', { name: 'Player at fault' }).selectOption('team-1.3');
    await arbiter.getByRole('textbox', { name: 'Reason' }).fill('marked cards');
    await arbiter.keyboard.press('Enter');
    await arbiter.locator('[data-team=team-1]').getByText('Disqualified: marked cards').waitFor();
  });

  it('tells what was recorded in both languages', async () => {
    const journal = club.getByTestId('journal');
    await journal.locator('summary').click();
    await journal.getByText('1 Équipe 1 is disqualified: 1.3 cheated').waitFor();
    await journal.getByText('Schedule of 2026-05-02 published').waitFor();
    await club.getByTestId('language').click();
    await journal.getByText('1 Équipe 1 est disqualifiée : 1.3 a triché').waitFor();
    await club.getByTestId('language').click();
  });

  it('shows the disqualification to the club’s open page, and the standings without the team', async () => {
    await club.locator('[data-team=team-1]').getByText('Disqualified: marked cards').waitFor();
    await club.goto(`${arbitre.stack.address}/competitions/${COMPETITION}`);
    const rows = club.getByTestId('standing');
    await rows.first().getByText('Équipe 2').waitFor();
    const [first, last] = [await rows.first().innerText(), await rows.last().innerText()];
    expect(first).toMatch(/1\s+2\s+Équipe 2/);
    expect(last).toMatch(/–[\s\S]*Équipe 1[\s\S]*not ranked[\s\S]*WM-R4\.2/);
  });
});
