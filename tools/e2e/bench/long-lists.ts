import type { Page } from 'playwright-core';
import type { Installation } from '../installation';

// Lists of a large festival: how long they take in the browser of a desk, without a slow network.

export const ROWS = 1000;
/** As many as one write takes. */
const AT_ONCE = 500;
const ID = 'bench-long';

/** Milliseconds of one list: until all rows that it shows at first are drawn, and from a key to the narrowed list. */
export type LongList = {
  readonly entries: number;
  readonly found: number;
  readonly standings: number;
  readonly further: number;
};

/** A competition that so many pairs are entered in; from `staff`'s page. */
export const openLong = async (arbitre: Installation, staff: Page): Promise<void> => {
  const about = { name: 'Festival', region: 'Nord', startsOn: '2026-11-21', method: 'matchpoints' };
  await arbitre.mutate(staff, 'openCompetition', { ...about, id: ID, ruleset: 'bridge-duplicate@1' });
  for (let from = 1; from <= ROWS; from += AT_ONCE) {
    const entries = Array.from({ length: AT_ONCE }, (_, at) => ({
      ...{ number: from + at, kind: 'pair', club: `Club ${(from + at) % 97}` },
    }));
    const { __typename } = await arbitre.mutate(staff, 'registerEntries', { competition: ID, entries });
    if (__typename !== 'Committed')
      throw new Error(`The entries of the long list were not registered: ${__typename}`);
  }
};

/** Until so many elements are there, and drawn. */
const drawn = (page: Page, selector: string, count: number): Promise<unknown> =>
  page.evaluate(
    async ([wanted, least]) => {
      const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
      while (document.querySelectorAll(wanted).length < least) await frame();
      await frame();
    },
    [selector, count] as const,
  );

/** From a search that is sent until the rows that fit it stand alone, in the page's own clock. */
const searched = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    const box = document.querySelector<HTMLInputElement>('arb-entries-page input[type=search]');
    const rows = (): number => document.querySelectorAll('[data-testid=entry]').length;
    if (box === null) throw new Error('The list of entries has no search.');
    const before = rows();
    const began = performance.now();
    box.value = 'club 42';
    box.dispatchEvent(new Event('input', { bubbles: true }));
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    while (rows() === before) await frame();
    await frame();
    return performance.now() - began;
  });

/** One look at both lists by whoever has the scripts already. */
export const longLists = async ({ stack }: Installation, page: Page): Promise<LongList> => {
  const path = `${stack.address}/competitions/${ID}`;
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const began = performance.now();
    await work();
    return Math.round(performance.now() - began);
  };
  const entries = await timed(async () => {
    await page.goto(`${path}/entries`, { waitUntil: 'commit' });
    await drawn(page, '[data-testid=entry]', ROWS);
  });
  const found = Math.round(await searched(page));
  const standings = await timed(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByTestId('standing').first().waitFor();
  });
  const before = await page.getByTestId('standing').count();
  const further = await timed(async () => {
    await page.locator('arb-more button').first().click();
    await drawn(page, '[data-testid=standing]', before + 1);
  });
  return { entries, found, standings, further };
};
