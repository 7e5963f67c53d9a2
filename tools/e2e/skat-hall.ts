/// <reference lib="dom" />
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startInstallation, type Installation } from './installation';

// The hall of the browser tests of skat: one installation a spec file, and what its tables are opened with.

let arbitre: Installation;
/** The arbiter's page. */
export let page: Page;

/** A limit against hanging, for steps that write and wait for what follows. */
export const patience = 30_000;

export const signIn = async (account: string): Promise<Page> => {
  const opened = await arbitre.open('/sign-in?from=/competitions');
  await opened.locator('input[name=account]').fill(account);
  await opened.locator('input[name=password]').fill(`${account}-demo`);
  await opened.locator('form button[type=submit]').click();
  await opened.getByTestId('competition').first().waitFor();
  return opened;
};

/** The demo's installation, with the arbiter signed in. */
export const openHall = async (): Promise<void> => {
  arbitre = await startInstallation({ demo: true });
  page = await signIn('arbitre');
  page.setDefaultTimeout(15_000);
};

/** A telephone of somebody without an account, where codes are entered. */
export const telephone = (): Promise<Page> => arbitre.open('/table', { width: 390, height: 800 });

export const closeHall = (): Promise<void> => arbitre.stop();

export const go = (path: string): Promise<unknown> => page.goto(`${arbitre.stack.address}${path}`);

export const ask = async <Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> => {
  const response = await page.request.post(`${arbitre.stack.address}/graphql`, {
    data: { query, variables },
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
};

export const width = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/** Keeps what a page looks like for the handbook: UPDATE_PICTURES=1 npm test */
export const picture = async (name: string): Promise<void> => {
  if (process.env.UPDATE_PICTURES === undefined) return;
  await page.screenshot({ path: join(import.meta.dirname, '../../docs/images', `${name}.png`) });
};

type Answer = { __typename: string; version?: number; code?: string };

export const mutate = async (on: Page, name: string, input: Record<string, unknown>): Promise<Answer> => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation($input:${type}!){${name}(input:$input){__typename ...on Committed{version} ...on Problem{code}}}`;
  const variables = { input: { clientMutationId: crypto.randomUUID(), ...input } };
  const response = await on.request.post(`${arbitre.stack.address}/graphql`, { data: { query, variables } });
  const { data } = (await response.json()) as { data: Record<string, Answer> };
  const answer = data[name];
  if (answer === undefined) throw new Error(`${name} was not answered`);
  expect({ name, ...answer }).toMatchObject({ name, __typename: 'Committed' });
  return answer;
};

export const players = ['player-1', 'player-2', 'player-3', 'player-4'];
const notice = {
  organiser: 'Club A',
  series: 1,
  deals: { four: 8, three: 6 },
  entryFee: 0,
  income: 'none',
  exclusion: 'deliberate breach',
  conciliation: 'the federation',
  signatures: ['director'],
  control: 'every list',
  sanctions: 'points',
  lists: 'seat 1',
  stake: '0.5',
  material: 'new cards',
};

type Sitting = { readonly id: string; readonly evening: boolean; readonly seated: readonly string[] };

export const openTournament = async ({ id, evening, seated }: Sitting): Promise<void> => {
  const staff = await signIn('staff');
  const opened = { name: 'List', ruleset: 'skat@1', region: 'Est', method: 'skat-seeger-fabian' };
  await mutate(staff, 'openCompetition', { id, ...opened, startsOn: '2026-11-20' });
  for (const [index] of players.entries()) {
    const entry = { competition: id, number: index + 1, kind: 'player' };
    await mutate(staff, 'registerEntry', entry);
  }
  const setup = { organiser: 'club', direction: ['director'], referees: [], evening };
  const { version } = await mutate(staff, 'openSession', { competition: id, number: 1, setup });
  await staff.context().close();
  const checkIn = (entry: string) => ({ do: 'check-in', entry, holder: entry, paid: true, noticeRead: true });
  const acts = [
    { do: 'publish-notice', notice },
    ...seated.map(checkIn),
    { do: 'draw-seats', series: 1, by: 'lot', order: seated },
    ...players.filter((entry) => !seated.includes(entry)).map(checkIn),
  ];
  await mutate(page, 'recordSessionActs', { session: `${id}.s1`, expectedVersion: version, acts });
};
