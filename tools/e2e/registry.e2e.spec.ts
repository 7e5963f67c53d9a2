/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import { startInstallation, type Installation } from './installation';

let arbitre: Installation;
let staff: Page;

/** A limit against hanging, for steps that load pages and wait for what follows. */
const patience = 60_000;

beforeAll(async () => {
  arbitre = await startInstallation({ demo: false });
  staff = await arbitre.signedIn('staff');
}, 120_000);

afterAll(() => arbitre.stop());

const go = (page: Page, path: string): Promise<unknown> => page.goto(`${arbitre.stack.address}${path}`);

type Typed = Readonly<Record<string, string>>;

/** Opens the form of one act below `at`, and types into its fields. */
const fill = async (at: Page | Locator, act: string, typed: Typed): Promise<Locator> => {
  const form = at.locator(`[data-act=${act}]`);
  const open = form.locator('> button');
  if ((await open.getAttribute('aria-expanded')) === 'false') await open.click();
  for (const [name, value] of Object.entries(typed)) {
    const field = form.locator(`[name=${name}]`);
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
  return form;
};

const send = async (form: Locator): Promise<void> => {
  await form.locator('button[type=submit]').click();
};

/** The same, sent and written: the form is closed, and its button has the focus. */
const act = async (at: Page | Locator, name: string, typed: Typed): Promise<void> => {
  const form = await fill(at, name, typed);
  await send(form);
  await form.locator('form').waitFor({ state: 'detached' });
  expect(await form.locator('> button').evaluate((each) => each === document.activeElement)).toBe(true);
};

/** The read model of regions follows what was opened by itself. */
const regionsPlayedIn = async (): Promise<number> => {
  const query = '{regions(first:10){nodes{competitionCount}}}';
  const { regions } = await arbitre.ask<{ regions: { nodes: { competitionCount: number }[] } }>(staff, query);
  return regions.nodes.filter(({ competitionCount }) => competitionCount > 0).length;
};

const region = (id: string): Locator => staff.locator(`[data-testid=federation-region][data-region=${id}]`);

describe('the registry on its pages', () => {
  it(
    'has regions that are opened, renamed and moved, and a region is never offered to lie within itself',
    async () => {
      await go(staff, '/regions');
      await act(staff, 'openRegion', { name: 'France', timeZone: 'Europe/Paris' });
      await region('france').waitFor();
      await act(staff, 'openRegion', { name: 'Île-du-Nord', parent: 'france', timeZone: 'Europe/Paris' });
      await region('ile-du-nord').getByText('Europe/Paris').waitFor();
      await act(region('ile-du-nord'), 'renameRegion', { name: 'Nord' });
      await region('ile-du-nord').getByRole('rowheader', { name: 'Nord', exact: true }).waitFor();

      const moving = await fill(region('france'), 'moveRegion', {});
      expect(await moving.locator('option').count()).toBe(1);
      await staff.keyboard.press('Escape');
      expect(await moving.locator('form').count()).toBe(0);

      const again = await fill(staff, 'openRegion', { name: 'France', timeZone: 'europe/paris' });
      await send(again);
      await again.getByText('This does not fit. What does: Such as Europe/Paris').waitFor();
      await fill(staff, 'openRegion', { timeZone: 'Europe/Paris' });
      await send(again);
      await again.getByText('This exists already').waitFor();
    },
    patience,
  );

  it(
    'knows the regions that competitions name, however they write them',
    async () => {
      for (const [id, word] of [
        ['a', 'ÎLE du nord'],
        ['b', 'Ailleurs'],
      ] as const)
        await arbitre.mutate(staff, 'openCompetition', {
          ...{ id, name: id, region: word, startsOn: '2026-05-02' },
          ...{ ruleset: 'whist@1', method: 'whist-sessions' },
        });
      while ((await regionsPlayedIn()) < 2) await staff.waitForTimeout(200);
      await go(staff, '/regions');
      await region('ile-du-nord').getByRole('link', { name: '1' }).waitFor();
      expect(await staff.getByTestId('region').getByRole('link').allInnerTexts()).toEqual(['Ailleurs']);
      await region('ile-du-nord').getByRole('link', { name: '1' }).click();
      await staff.getByTestId('registered').getByText('Europe/Paris').waitFor();
    },
    patience,
  );

  it(
    'has clubs that are registered, found, renamed and moved to another region from a day on',
    async () => {
      await arbitre.mutate(staff, 'openRegion', { id: 'sud', name: 'Sud', timeZone: 'Europe/Paris' });
      await go(staff, '/clubs');
      await staff.getByText('No club yet.').waitFor();
      const lille = { number: '59001', name: 'Lille', region: 'ile-du-nord', from: '2025-09-01' };
      await act(staff, 'registerClub', lille);
      await act(staff, 'registerClub', { ...lille, number: '13001', name: 'Marseille', region: 'sud' });
      await staff.getByText('2 clubs').waitFor();
      await staff.locator('input[type=search]').fill('lil\u0007');
      await staff.locator('[data-number="13001"]').waitFor({ state: 'detached' });
      await staff.locator('[data-number="59001"]').getByRole('link').click();
      await act(staff, 'renameClub', { name: 'Cercle de Lille' });
      await staff.getByRole('heading', { name: 'Cercle de Lille' }).waitFor();
      const moving = await fill(staff, 'moveClub', { region: 'sud', from: '2024-09-01' });
      await send(moving);
      await moving.getByText('the past is not rewritten').waitFor();
      await act(staff, 'moveClub', { region: 'sud', from: '2099-09-01' });
      await staff.getByTestId('club-regions').getByText('1 September 2099').first().waitFor();
    },
    patience,
  );

  it(
    'offers nobody what he may not do, and fits a phone',
    async () => {
      const club = await arbitre.signedIn('club', { width: 390, height: 844, locale: 'fr-FR' });
      for (const path of ['/regions', '/clubs', '/clubs/59001']) {
        await go(club, path);
        await club.locator('table a').first().waitFor();
        expect(await club.locator('[data-act]').count()).toBe(0);
        expect(await club.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      }
      await club.context().close();
    },
    patience,
  );
});
