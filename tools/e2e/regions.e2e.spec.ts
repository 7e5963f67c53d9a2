/// <reference lib="dom" />
import type { Locator, Page, Request } from 'playwright-core';
import { startInstallation, type Installation } from './installation';

let arbitre: Installation;
let page: Page;

/** A limit against hanging, for steps that load a page and wait for what follows. */
const patience = 60_000;

beforeAll(async () => {
  arbitre = await startInstallation({ demo: true });
  page = await arbitre.signedIn('arbitre');
  await page.getByTestId('competition').first().waitFor();
}, 120_000);

afterAll(() => arbitre.stop());

type Regions = {
  regions: {
    nodes: {
      name: string;
      competitionCount: number;
      competitions: {
        nodes: { id: string; leaders: { name: string | null; kind: string; number: number }[] }[];
      };
    }[];
  };
};
const QUERY =
  '{regions(first:10){nodes{name competitionCount competitions(first:50){nodes{id leaders{name kind number}}}}}}';

/** The regions of the demo as the API tells them, when every competition that was played has its leaders. */
const computed = async (): Promise<Regions['regions']['nodes']> => {
  for (;;) {
    const { regions } = await arbitre.ask<Regions>(page, QUERY);
    const all = regions.nodes.flatMap(({ competitions }) => competitions.nodes);
    if (all.length > 0 && all.every(({ leaders }) => leaders.length > 0)) return regions.nodes;
    await page.waitForTimeout(200);
  }
};

type Counted = {
  regions: { nodes: unknown[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
};
/** The read model of regions follows what was opened by itself. */
const countRegions = async (by: Page, after: string | null = null): Promise<number> => {
  const query =
    'query($after:String){regions(first:100,after:$after){nodes{name}pageInfo{hasNextPage endCursor}}}';
  const { nodes, pageInfo } = (await arbitre.ask<Counted>(by, query, { after })).regions;
  return nodes.length + (pageInfo.hasNextPage ? await countRegions(by, pageInfo.endCursor) : 0);
};

/** The way from a region of the registry to what is played there. */
const competitionsOf = (on: Page, region: string): Locator =>
  on.locator(`[data-testid=federation-region] a[href="/regions/${region}"]`);

describe('the regions of the federation', () => {
  it(
    'lead from the bar of every page to a region, and from there to its competitions with who leads them',
    async () => {
      const [region] = await computed();
      if (region === undefined) throw new Error('The demo has no region.');
      await page.getByRole('link', { name: 'Regions', exact: true }).first().click();
      await competitionsOf(page, region.name).click();
      const rows = page.getByTestId('region-competition');
      await rows.nth(region.competitionCount - 1).waitFor();
      expect(await rows.count()).toBe(region.competitionCount);
      const [first] = region.competitions.nodes;
      const names = await rows.first().getByTestId('leader').locator('.name').allInnerTexts();
      const called = { player: 'Player', pair: 'Pair', team: 'Team' } as Readonly<Record<string, string>>;
      expect(names).toEqual(
        first?.leaders.map(({ name, kind, number }) => name ?? `${called[kind] ?? ''} ${number}`),
      );
      expect(first?.leaders.filter(({ name }) => name === null)).toEqual([]);
      await rows.first().getByRole('link').click();
      await page.waitForURL(`**/competitions/${first?.id ?? ''}`);
    },
    patience,
  );

  it(
    'fit a phone, and are reached there from the list of competitions, in French too',
    async () => {
      const [region] = await computed();
      const phone = await arbitre.signedIn('club', { width: 390, height: 844, locale: 'fr-FR' });
      const width = (): Promise<number> => phone.evaluate(() => document.documentElement.scrollWidth);
      await phone.locator('main').getByRole('link', { name: 'Régions', exact: true }).click();
      const competitions = competitionsOf(phone, region?.name ?? '');
      await competitions.waitFor();
      expect(await width()).toBe(390);
      await competitions.click();
      await phone.getByTestId('leader').first().waitFor();
      expect(await width()).toBe(390);
      await phone.context().close();
    },
    patience,
  );

  it(
    'has a sentence for a region that nobody has played in',
    async () => {
      await page.goto(`${arbitre.stack.address}/regions/Atlantide`);
      await page.getByText('The region “Atlantide” has no competition.').waitFor();
    },
    patience,
  );

  it(
    'are what words of competitions and entries mean: said once by keyboard, seen before it is written, with a receipt',
    async () => {
      const staff = await arbitre.signedIn('staff');
      const about = { startsOn: '2026-05-01', ruleset: 'whist@1', method: 'whist-sessions' };
      await arbitre.mutate(staff, 'openCompetition', {
        ...{ id: 'ancienne', name: 'Ancienne coupe', region: 'Ligue nordique', ...about },
      });
      await arbitre.mutate(staff, 'registerEntry', {
        ...{ competition: 'ancienne', number: 1, kind: 'player', club: 'Cercle ancien' },
      });
      const clubs = await arbitre.ask<{ clubs: { nodes: { number: string; name: string }[] } }>(
        staff,
        '{clubs(first:1){nodes{number name}}}',
      );
      const [club] = clubs.clubs.nodes;
      const word = (said: string): Locator => staff.locator(`[data-testid=word][data-word="${said}"]`);
      while ((await countRegions(staff)) < 1) await staff.waitForTimeout(200);
      await staff.goto(`${arbitre.stack.address}/regions`);
      await staff.getByTestId('to-words').click();
      await word('Cercle ancien').waitFor();
      await word('Ligue nordique').waitFor();
      expect(await word('Ligue nordique').getByRole('combobox').inputValue()).toBe('');
      await word('Ligue nordique').getByRole('combobox').selectOption('nord');
      // What is written alike is proposed.
      expect(await word('Nord').getByRole('combobox').inputValue()).toBe('nord');
      await word('Cercle ancien')
        .getByRole('combobox')
        .fill(club?.number ?? '');
      await staff.keyboard.press('Enter');
      const change = staff.getByTestId('change');
      await change.getByRole('heading', { name: 'What changes' }).waitFor();
      expect(await change.getByTestId('changing').allInnerTexts()).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/“Ligue nordique” becomes Nord · 1 competition[^]*Ancienne coupe/),
          expect.stringMatching(/“Cercle ancien” becomes D\d+ · 1 entry in 1 competition/),
        ]),
      );
      const receipts = staff.getByTestId('receipt');
      expect(await receipts.count()).toBe(0);
      await change.getByTestId('write').click();
      await receipts.first().waitFor();
      expect(
        await staff.getByRole('heading', { level: 1 }).evaluate((at) => at === document.activeElement),
      ).toBe(true);
      await receipts.first().locator('summary').click();
      expect(await receipts.first().innerText()).toMatch(/“Cercle ancien” → /);
      await staff.getByTestId('no-words').waitFor();
      await staff.goto(`${arbitre.stack.address}/competitions/ancienne/entries`);
      await staff.getByText(club?.name ?? '', { exact: true }).waitFor();
      await staff.goto(`${arbitre.stack.address}/regions/nord`);
      await staff.getByRole('heading', { level: 1, name: 'Nord' }).waitFor();
      await staff.getByText('Ancienne coupe').waitFor();
      const phone = await arbitre.signedIn('staff', { width: 390, height: 844, locale: 'fr-FR' });
      await phone.goto(`${arbitre.stack.address}/registry/words`);
      await phone.getByTestId('receipt').first().waitFor();
      expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await phone.context().close();
      await staff.context().close();
    },
    patience,
  );

  it(
    'come page by page: two clicks bring one page, and without a network the next can still be asked for',
    async () => {
      const staff = await arbitre.signedIn('staff');
      const { regions } = await arbitre.ask<Regions>(page, QUERY);
      for (let number = regions.nodes.length + 1; number <= 103; number++)
        await arbitre.mutate(staff, 'openCompetition', {
          ...{ id: `club-${number}`, name: `Club ${number}`, region: `Région ${number}` },
          ...{ startsOn: '2026-05-02', ruleset: 'whist@1', method: 'whist-sessions' },
        });
      // Those that the registry knows stand in its tree.
      const others = 103 - regions.nodes.length;
      const rows = staff.getByTestId('region');
      const more = staff.getByRole('button', { name: 'Show more' });
      while ((await countRegions(staff)) < 103) await staff.waitForTimeout(200);
      await staff.goto(`${arbitre.stack.address}/regions`);
      await rows.nth(others - 4).waitFor();
      const isFurther = (request: Request): boolean => request.postData()?.includes('"after":"') === true;
      await staff.route('**/graphql', (route) =>
        isFurther(route.request()) ? route.abort() : route.continue(),
      );
      const lost = staff.waitForEvent('requestfailed', isFurther);
      await more.click();
      await lost;
      await staff.unrouteAll({ behavior: 'wait' });
      await more.dblclick();
      await rows.nth(others - 1).waitFor();
      const names = await rows.getByRole('link').allInnerTexts();
      expect(new Set(names).size).toBe(others);
      expect(names).toHaveLength(others);
      expect(await more.count()).toBe(0);
    },
    patience,
  );
});

it(
  'a page whose account has spent its budget waits as long as it is told, and then shows what it asks for',
  async () => {
    const told: number[] = [];
    await page.route('**/graphql', (route) => {
      if (told.length === 3) return route.fallback();
      told.push(429);
      // Twice as the API answers, once as something that stands before it.
      const ofApi = told.length < 3;
      const type = ofApi ? 'application/graphql-response+json; charset=utf-8' : 'text/plain';
      const headers = { 'retry-after': '1', 'content-type': type };
      const extensions = { code: 'RATE_LIMITED', retryAfterSeconds: 1 };
      const body = ofApi ? JSON.stringify({ errors: [{ message: 'spent', extensions }] }) : 'Too many';
      return route.fulfill({ status: 429, headers, body });
    });
    await page.goto(`${arbitre.stack.address}/regions`);
    await page.getByTestId('region').first().waitFor();
    expect(told).toHaveLength(3);
    await page.unroute('**/graphql');
  },
  patience,
);
