/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startInstallation, type Installation } from './installation';

let arbitre: Installation;

beforeAll(async () => {
  arbitre = await startInstallation({ demo: true });
}, 120_000);

afterAll(() => arbitre.stop());

const signIn = async (page: Page, account = 'staff'): Promise<void> => {
  await page.locator('input[name=account]').fill(account);
  await page.locator('input[name=password]').fill(`${account}-demo`);
  await page.locator('form button[type=submit]').click();
  await page.getByTestId('competition').first().waitFor();
};

/** Resolves when the calendar shows so many days. */
const shows = (page: Page, days: number) =>
  page.waitForFunction((n) => document.querySelectorAll('[data-day]').length === n, days);

/** Keeps what a page looks like for the README: UPDATE_PICTURES=1 npm test */
const picture = async (page: Page, name: string): Promise<void> => {
  if (process.env.UPDATE_PICTURES === undefined) return;
  await page.screenshot({ path: join(import.meta.dirname, '../../docs/images', `${name}.png`) });
};

/** Asks GraphQL in the page's own session. */
const ask = async <Data>(
  page: Page,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> => {
  const response = await page.request.post(`${arbitre.stack.address}/graphql`, {
    data: { query, variables },
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
};

type Listed = { competitions: { nodes: { id: string; name: string; method: string; region: string }[] } };

const competitionOf = async (page: Page, method: string): Promise<string> => {
  const { competitions } = await ask<Listed>(page, '{competitions(first:50){nodes{id name method region}}}');
  const found = competitions.nodes.find((one) => one.method === method);
  if (found === undefined) throw new Error(`No competition by ${method} in the demo season.`);
  return found.id;
};

const uuid = (): string => crypto.randomUUID();

describe('the demo season in the browser', () => {
  it('keeps out who does not know the password, and says so in the form', async () => {
    const page = await arbitre.open('/sign-in');
    await page.locator('input[name=account]').fill('staff');
    await page.locator('input[name=password]').fill('not the password');
    await page.locator('form button[type=submit]').click();
    await page.getByTestId('sign-in-problem').waitFor();
    expect(page.url()).toContain('/sign-in');
    await page.context().close();
  });

  it('lets in with one of the demo accounts that the page offers', async () => {
    const page = await arbitre.open('/sign-in');
    await page.getByTestId('demo-accounts').getByRole('button').filter({ hasText: 'auditeur' }).click();
    await page.locator('form button[type=submit]').click();
    await page.waitForURL('**/today');
    // An auditor does nothing: nothing waits for him, and the next days are there.
    await page.getByTestId('nothing-waits').waitFor();
    await page.context().close();
  });

  it('tells the arbiter on arrival what waits, and leads there by the keyboard alone', async () => {
    // given a table that calls the arbiter about a deal
    const caller = await arbitre.signedIn('club');
    type Deals = { competition: { deals: { nodes: { id: string; version: number }[] } } };
    const { competition } = await ask<Deals>(
      caller,
      '{competition(id:"demo-equipes"){deals(first:1){nodes{id version}}}}',
    );
    const { id: deal, version } = competition.deals.nodes[0]!;
    const called = { deal, expectedVersion: version, by: 'N', reason: 'Two cards were shown.' };
    expect(await arbitre.mutate(caller, 'callArbiter', called)).toMatchObject({ __typename: 'Committed' });
    // when the arbiter signs in
    const page = await arbitre.open('/sign-in');
    await page.locator('input[name=account]').fill('arbitre');
    await page.locator('input[name=password]').fill('arbitre-demo');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/today');
    // then the call waits, with its words and its place
    const matter = page.locator('[data-testid=matter][data-kind=TASKS]').filter({ hasText: 'Two cards' });
    await matter.waitFor();
    expect(await page.getByTestId('today-count').innerText()).toMatch(/^\d+ things? waits? for you$/);
    await picture(page, 'today');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/competitions/demo-equipes/tasks');
    await page.keyboard.press('t');
    await page.waitForURL('**/today');
    await caller.context().close();
    await page.context().close();
  });

  it('has a calendar whose months, weeks and days are turned by keys, narrowed by game, and taken away', async () => {
    const page = await arbitre.open('/calendar?day=2026-05-09');
    await page.getByTestId('dated').first().waitFor();
    const all = await page.getByTestId('dated').count();
    expect(all).toBeGreaterThan(2);
    await page.getByTestId('game').selectOption('whist-militaire');
    await page.waitForURL(/game=whist-militaire/);
    await page.waitForFunction((n) => document.querySelectorAll('[data-testid=dated]').length < n, all);
    expect(await page.getByTestId('dated').count()).toBe(1);
    await page.keyboard.press('w');
    await page.waitForURL(/view=week/);
    await shows(page, 7);
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/day=2026-05-16/);
    await page.keyboard.press('d');
    await page.waitForURL(/view=day/);
    await shows(page, 1);
    await page.goto(`${arbitre.stack.address}/calendar?day=2026-05-09`);
    await page.getByTestId('dated').first().waitFor();
    const [saved] = await Promise.all([page.waitForEvent('download'), page.getByTestId('ics').click()]);
    const text = readFileSync(await saved.path(), 'utf8');
    expect(text.split('BEGIN:VEVENT')).toHaveLength(all + 1);
    await page.context().close();
  });

  it('lists two competitions in two regions', async () => {
    const page = await arbitre.open('/sign-in?from=/competitions');
    await signIn(page);
    const { competitions } = await ask<Listed>(
      page,
      '{competitions(first:50){nodes{id name method region}}}',
    );
    expect(competitions.nodes.map((one) => one.method).sort()).toEqual(
      expect.arrayContaining(['butler', 'team-imps']),
    );
    expect(new Set(competitions.nodes.map((one) => one.region)).size).toBeGreaterThanOrEqual(2);
    expect(await page.getByTestId('competition').count()).toBe(competitions.nodes.length);
    await page.context().close();
  });

  it('speaks French to a French browser, with its comma', async () => {
    const page = await arbitre.open('/sign-in?from=/competitions', { locale: 'fr-FR' });
    await signIn(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    await page.context().close();
  });

  it('shows a corrected result in the open standings without a reload', async () => {
    const page = await arbitre.open('/sign-in?from=/competitions');
    await signIn(page);
    const id = await competitionOf(page, 'butler');
    await page.goto(`${arbitre.stack.address}/competitions/${id}`);
    await page.getByTestId('standing').first().waitFor();
    await picture(page, 'standings');
    const before = await page.getByTestId('standings').innerText();
    type Deals = {
      competition: {
        deals: { nodes: { id: string; version: number; seating: { entry: { name: string } }[] }[] };
      };
    };
    const { competition } = await ask<Deals>(
      page,
      'query($id:ID!){competition(id:$id){deals(first:1){nodes{id version seating{entry{name}}}}}}',
      { id },
    );
    const deal = competition.deals.nodes[0]!;
    const answer = await ask<{ correctResult: { __typename: string } }>(
      page,
      `mutation($input:CorrectResultInput!){correctResult(input:$input){__typename ...on Problem{code messageEn}}}`,
      {
        input: {
          clientMutationId: uuid(),
          deal: deal.id,
          expectedVersion: deal.version,
          reason: 'score sheet read wrongly',
          result: { contract: '7NTXX', declarer: 'N', tricks: 13 },
        },
      },
    );
    expect(answer.correctResult).toEqual({ __typename: 'Committed' });
    await page.waitForFunction(
      (old) => document.querySelector<HTMLElement>('[data-testid=standings]')?.innerText !== old,
      before,
    );
    const total = await page.getByTestId('standings').innerText();
    expect(total).not.toBe(before);
    await page.context().close();
  });

  it('replays a deal step by step with the keyboard, and a link leads back to the step', async () => {
    const page = await arbitre.open('/sign-in?from=/competitions');
    await signIn(page, 'auditeur');
    const id = await competitionOf(page, 'team-imps');
    type Deals = { competition: { deals: { nodes: { id: string; notation: string }[] } } };
    const { competition } = await ask<Deals>(
      page,
      'query($id:ID!){competition(id:$id){deals(first:20){nodes{id notation}}}}',
      { id },
    );
    const deal = competition.deals.nodes.find((one) => one.notation !== 'Pass')!;
    await page.goto(`${arbitre.stack.address}/deals/${deal.id}?step=0`);
    await page.getByTestId('table').waitFor();
    for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowRight');
    await page.waitForURL(/step=12/);
    await picture(page, 'deal');
    const table = await page.getByTestId('table').innerText();
    await page.goto(page.url());
    await page.getByTestId('table').waitFor();
    expect(await page.getByTestId('table').innerText()).toBe(table);
    await page.keyboard.press('End');
    await page.waitForURL((url) => url.searchParams.get('step') !== '12');
    expect(await page.getByTestId('contract').innerText()).not.toBe('');
    await page.context().close();
  });

  it('fits a phone: no page is wider than 390 pixels', async () => {
    const page = await arbitre.open('/sign-in?from=/competitions', {
      width: 390,
      height: 844,
      locale: 'fr-FR',
    });
    await signIn(page);
    const id = await competitionOf(page, 'butler');
    const { competition } = await ask<{ competition: { deals: { nodes: { id: string }[] } } }>(
      page,
      'query($id:ID!){competition(id:$id){deals(first:1){nodes{id}}}}',
      { id },
    );
    const pages = [
      '/today',
      '/calendar?day=2026-05-09',
      '/competitions',
      `/competitions/${id}`,
      `/competitions/${id}/boards`,
      `/competitions/${id}/entry`,
    ];
    for (const path of [...pages, `/deals/${competition.deals.nodes[0]!.id}`]) {
      await page.goto(`${arbitre.stack.address}${path}`);
      await page.locator('h1').first().waitFor();
      expect({ path, width: await page.evaluate(() => document.documentElement.scrollWidth) }).toEqual({
        path,
        width: 390,
      });
    }
    await page.context().close();
  });
});
