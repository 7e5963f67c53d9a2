/// <reference lib="dom" />
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startInstallation, type Installation } from './installation';

let arbitre: Installation;
let page: Page;

/** A limit against hanging, for steps that load a page and wait for what follows. */
const patience = 30_000;

beforeAll(async () => {
  arbitre = await startInstallation({ demo: true });
  page = await arbitre.signedIn('arbitre');
  // On a busy machine the read models come after the import: a reader waits for its competition.
  await page.getByText('Qualification par équipes').first().waitFor();
}, 120_000);

afterAll(() => arbitre.stop());

const go = (path: string, on = page): Promise<unknown> => on.goto(`${arbitre.stack.address}${path}`);

type Deals = { competition: { deals: { nodes: { id: string; grain: string; events: unknown[] }[] } } };

/** A deal of the demo with its cards and at least `most` events. */
const longDeal = async (): Promise<string> => {
  const query = '{competition(id:"demo-equipes"){deals(first:60){nodes{id grain events{id}}}}}';
  const { competition } = await arbitre.ask<Deals>(page, query);
  const found = competition.deals.nodes.find(({ grain, events }) => grain === 'full' && events.length > 30);
  if (found === undefined) throw new Error('No deal of the demo has its cards.');
  return found.id;
};

describe('the title of a tab', () => {
  it(
    'tells each page from the others, in the language of the page',
    async () => {
      const deal = await longDeal();
      const titles = new Set<string>();
      for (const path of [
        '/competitions',
        '/competitions/demo-equipes',
        '/competitions/demo-equipes/boards?session=1&board=4',
        '/competitions/demo-equipes/boards?session=1&board=5',
        '/competitions/demo-equipes/entry',
        '/competitions/demo-skat/sessions/1',
        '/competitions/demo-skat/sessions/1?series=1&table=1',
        '/competitions/demo-scrabble/sessions/1',
        '/regions',
        '/regions/Nord',
        '/solos',
        '/solos?season=2026',
        `/deals/${deal}`,
        '/deals/nothing',
        '/competitions/nothing',
        '/nothing',
      ]) {
        await go(path);
        // The data has its part in the title: it is there when the title no longer changes with it.
        await page.locator('h1').first().waitFor();
        await page.waitForLoadState('networkidle');
        titles.add(await page.title());
      }
      expect([...titles].every((title) => title.endsWith(' · Arbitre'))).toBe(true);
      // The last two lead nowhere and say the same.
      expect([...titles]).toHaveLength(15);
      const before = await page.title();
      await page.getByTestId('language').click();
      await page.waitForFunction((old) => document.title !== old, before);
      await page.getByTestId('language').click();
    },
    2 * patience,
  );
});

describe('an address that leads nowhere', () => {
  it('shows whole cards: 4, a back, 4', async () => {
    await go('/nothing');
    await page.locator('arb-card').first().waitFor();
    const suits = await page.locator('arb-card').evaluateAll((all) => all.map((card) => card.dataset.suit));
    expect(suits).toEqual(['C', '', 'H']);
    const drawn = page.locator('arb-card path');
    expect(await drawn.evaluateAll((all) => all.filter((path) => !path.getAttribute('d')).length)).toBe(0);
    expect(await page.locator('arb-card').first().locator('path').count()).toBe(6);
    // Whoever is signed in stays so, and is offered the ways on.
    await page.getByRole('banner').getByRole('link', { name: 'Competitions', exact: true }).waitFor();
  });
});

describe('the list of events', () => {
  it(
    'follows the step that is shown, there and back',
    async () => {
      await go(`/deals/${await longDeal()}?step=0`);
      const list = page.getByTestId('events');
      await list.locator('li').first().waitFor();
      for (const key of [
        ...['End', 'ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowUp'],
        ...['ArrowDown', 'Home', 'ArrowRight', 'End'],
      ]) {
        const before = await page.getByTestId('step').innerText();
        await page.keyboard.press(key);
        await page.waitForFunction((old) => {
          const shown = document.querySelector('[data-testid=events]');
          const line = shown?.querySelector<HTMLElement>('[aria-current=step]');
          const step = document.querySelector<HTMLElement>('[data-testid=step]')?.innerText ?? '';
          if (step === old) return false;
          if (step.startsWith('0/')) return shown?.scrollTop === 0;
          if (!shown || !line || !step.startsWith(`${line.dataset.step ?? ''}/`)) return false;
          const [inner, outer] = [line.getBoundingClientRect(), shown.getBoundingClientRect()];
          return inner.top >= outer.top && inner.bottom <= outer.bottom;
        }, before);
      }
    },
    patience,
  );
});

describe('the replay of a deal', () => {
  it(
    'goes down its column by the keys as it stands there, at the speed that was chosen; a copied link opens its step',
    async () => {
      await go(`/deals/${await longDeal()}?step=3`);
      await page.getByTestId('other-tables').waitFor();
      const tops = await page
        .locator('.aside :is(a[href], button, summary, [tabindex="0"])')
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility() && one.closest('li') === null)
            .map((one) => one.getBoundingClientRect().top),
        );
      expect(tops.length).toBeGreaterThan(3);
      expect(tops.toSorted((a, b) => a - b)).toEqual(tops);
      await page.getByTestId('speed').selectOption('4');
      await page.getByTestId('step-play').focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        () => Number(document.querySelector('[aria-current=step]')?.getAttribute('data-step')) > 5,
      );
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
      await page.keyboard.press('-');
      expect(await page.getByTestId('speed').inputValue()).toBe('2');
      const reached = Number(await page.locator('[aria-current=step]').getAttribute('data-step'));
      await page.locator('[aria-current=step]').focus();
      await page.keyboard.press('ArrowUp');
      await page.locator(`[aria-current=step][data-step="${reached - 1}"]:focus`).waitFor();
      const step = await page.getByTestId('step').innerText();
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy the link to this step' }).click();
      await page.getByRole('button', { name: 'Copied' }).waitFor();
      await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
      await page.getByTestId('step').waitFor();
      expect(await page.getByTestId('step').innerText()).toBe(step);
    },
    patience,
  );
});

describe('the menu of the account', () => {
  it(
    'opens, goes and ends by keys, and gives the focus back',
    async () => {
      await go('/competitions');
      const menu = page.getByTestId('account-menu');
      const focused = (name: string) =>
        page.getByRole('menuitem', { name }).and(page.locator(':focus')).waitFor();
      await menu.focus();
      await page.keyboard.press('Enter');
      await focused('My account');
      await page.keyboard.press('ArrowUp');
      await focused('Sign out');
      await page.keyboard.press('Home');
      await focused('My account');
      await page.keyboard.press('Escape');
      await page.getByTestId('account-items').waitFor({ state: 'detached' });
      expect(await menu.evaluate((one) => one === document.activeElement)).toBe(true);
      await page.keyboard.press('ArrowDown');
      await focused('My account');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/account');
      await page.getByTestId('account-items').waitFor({ state: 'detached' });
    },
    patience,
  );
});

describe('the files of the pages', () => {
  const scripts = (): readonly string[] =>
    readdirSync(join(import.meta.dirname, '../../dist/apps/admin/browser')).filter((name) =>
      name.endsWith('.js'),
    );

  it(
    'travel compressed, and browsers keep them',
    async () => {
      const transfers: { encoding: string | undefined; cache: string | undefined; url: string }[] = [];
      const fresh = await arbitre.open('/sign-in');
      fresh.on('response', (response) => {
        const { 'content-encoding': encoding, 'cache-control': cache } = response.headers();
        transfers.push({ encoding, cache, url: response.url() });
      });
      await fresh.reload({ waitUntil: 'networkidle' });
      const own = transfers.filter(({ url }) => url.endsWith('.js'));
      expect(own.length).toBeGreaterThan(1);
      for (const { encoding, cache } of own)
        expect([encoding, cache]).toEqual([
          expect.stringMatching(/^(br|gzip)$/),
          'public, max-age=31536000, immutable',
        ]);
      await fresh.context().close();
    },
    patience,
  );

  it(
    'unpack to what was built',
    async () => {
      const [largest] = scripts()
        .map((name) => ({
          name,
          text: readFileSync(join(import.meta.dirname, '../../dist/apps/admin/browser', name), 'utf8'),
        }))
        .toSorted((a, b) => b.text.length - a.text.length);
      const answer = await fetch(`${arbitre.stack.address}/${largest?.name ?? ''}`, {
        headers: { 'accept-encoding': 'br' },
      });
      expect(answer.headers.get('content-encoding')).toBe('br');
      expect(await answer.text()).toBe(largest?.text);
    },
    patience,
  );
});

describe('on a sheet of A4', () => {
  it(
    'a board has the whole width and a line for every name, and the meetings of teams have all their columns',
    async () => {
      const sheet = await arbitre.signedIn('arbitre', { width: 688, height: 980 });
      await sheet.emulateMedia({ media: 'print' });
      await go('/competitions/demo-equipes/boards?session=1&board=11', sheet);
      const table = sheet.getByTestId('board-results');
      await table.waitFor();
      expect((await table.boundingBox())?.width).toBeGreaterThan(640);
      const heights = await table
        .locator('.pair')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(20);
      expect(Math.max(...heights)).toBeLessThan(30);
      await sheet.setViewportSize({ width: 1046, height: 718 });
      await go('/competitions/demo-equipes?view=cross', sheet);
      await sheet.getByTestId('cross-table').waitFor();
      expect(await sheet.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1046);
      await sheet.context().close();
    },
    patience,
  );
});

describe('the bar that replays a deal, on a phone', () => {
  it.each([390, 360])(
    'covers no hand and no card, wherever the page is scrolled (%i px wide)',
    async (width) => {
      const phone = await arbitre.signedIn('arbitre', { width, height: 844 });
      await go(`/deals/${await longDeal()}?step=30`, phone);
      await phone.getByTestId('step').waitFor();
      const covered = () =>
        phone.evaluate(() => {
          const bar = document.querySelector('arb-step-controls')?.getBoundingClientRect();
          if (bar === undefined) return ['no bar'];
          return [
            ...document.querySelectorAll('[data-testid=table] arb-card, [data-testid=table] .badge'),
          ].flatMap((one) => {
            const box = one.getBoundingClientRect();
            const apart =
              box.bottom <= bar.top ||
              box.top >= bar.bottom ||
              box.right <= bar.left ||
              box.left >= bar.right;
            return apart
              ? []
              : [`${one.getAttribute('data-card') ?? one.textContent} at ${box.top}, bar at ${bar.top}`];
          });
        });
      const height = await phone.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < height; top += 200) {
        await phone.evaluate((to) => {
          scrollTo(0, to);
        }, top);
        expect(await covered()).toEqual([]);
      }
      await phone.context().close();
    },
    patience,
  );
});

describe('a deal on a phone', () => {
  it(
    'cuts no name, and counts one point as one',
    async () => {
      const phone = await arbitre.signedIn('arbitre', { width: 390, height: 844 });
      await go('/deals/demo-whist-militaire.s1-r1-tA-b1?step=20', phone);
      const names = phone.locator('[data-testid=table] .who');
      await names.first().waitFor();
      const cut = await names.evaluateAll((all) =>
        all.flatMap((one) => (one.scrollWidth > one.clientWidth ? [one.textContent] : [])),
      );
      expect(cut).toEqual([]);
      const awards = await phone.locator('arb-result-panel td strong').allInnerTexts();
      expect(awards.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(['1 point', '0 points']);
      await phone.context().close();
    },
    patience,
  );
});

describe('tables of games that differ', () => {
  const cells = (rows: string): Promise<string[][]> =>
    page
      .locator(rows)
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => (cell as HTMLElement).innerText)),
      );

  it(
    'have a cell for the seat that a table of three has not, and names of seats in the language of the page',
    async () => {
      await go('/competitions/demo-skat/boards?session=1&board=1');
      const results = '[data-testid=board-results]';
      await page.locator(`${results} tbody tr`).first().waitFor();
      const [head = [], ...rows] = await cells(`${results} tr`);
      expect(rows.map((row) => row.length)).toEqual(rows.map(() => head.length));
      expect(new Set(rows.map((row) => row.at(-1)))).toEqual(new Set(['Open', 'Replay']));
      expect(head.slice(3, 7)).toEqual(['Forehand', 'Middlehand', 'Rearhand', 'Dealer']);
      await page.getByTestId('language').click();
      await page.locator(results).getByText('Entame', { exact: true }).first().waitFor();
      await page.getByTestId('language').click();
    },
    patience,
  );

  it(
    'say none of what did not happen to somebody who played',
    async () => {
      await go('/competitions/demo-skat');
      await page.getByTestId('standing').first().waitFor();
      const rows = await cells('[data-testid=standing]');
      expect(rows.flat().filter((text) => text === '')).toEqual([]);
      expect(rows.flat()).toContain('0');
    },
    patience,
  );

  it(
    'offer lines to type only where the game has them',
    async () => {
      await page.getByRole('link', { name: 'Sessions' }).waitFor();
      expect(await page.getByRole('link', { name: 'Enter results' }).count()).toBe(0);
      await go('/competitions/demo-equipes');
      await page.getByRole('link', { name: 'Enter results' }).click();
      await page.getByTestId('entry').first().waitFor();
      // A team of four plays at two tables at a time, one pair in each direction.
      expect(await page.getByTestId('seated-twice').count()).toBe(0);
    },
    patience,
  );
});
