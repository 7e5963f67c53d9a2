/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import type { Installation } from './installation';
import { chooseBy, goBy, strikeKey, tick, typeInto } from './keys-only';

// An evening from its opening to the published ranking: how it is played on one device.

/** A limit against hanging, for steps that write and wait for what follows. */
export const patience = 90_000;

export type Way = {
  readonly options: { readonly width: number; readonly height: number; readonly touch: boolean };
  readonly press: (key: Locator) => Promise<void>;
  /** What a key of the keyboard does everywhere on the page, or the button that says it; `n` where nothing else is said. */
  readonly strike: (button: Locator, key?: string) => Promise<void>;
  readonly type: (field: Locator, text: string) => Promise<void>;
  /** @param label what the list says */
  readonly choose: (list: Locator, label: string) => Promise<void>;
  readonly tick: (box: Locator) => Promise<void>;
  /** To another page of the competition, as its tabs and the palette call it. */
  readonly go: (page: Page, name: string) => Promise<void>;
};

/** Where a letter is text, and no key of the page. */
const TYPED_IN = 'select, textarea, input:not([type=number], [type=checkbox], [type=radio])';

export const byKeyboard: Way = {
  options: { width: 1440, height: 900, touch: false },
  press: strikeKey,
  strike: async (button, key = 'n') => {
    const page = button.page();
    await button.and(page.locator(':enabled')).waitFor();
    const typing = await page.evaluate((fields) => document.activeElement?.matches(fields), TYPED_IN);
    await (typing === true && key.length === 1 ? strikeKey(button) : page.keyboard.press(key));
  },
  type: typeInto,
  choose: chooseBy,
  tick,
  go: goBy,
};

export const byTouch: Way = {
  options: { width: 390, height: 844, touch: true },
  press: (key) => key.tap(),
  strike: (button) => button.tap(),
  type: async (field, text) => {
    await field.tap();
    // A date is picked; elsewhere the keys on the screen are struck, and the field is read once it is left.
    const isPicked = (await field.getAttribute('type')) === 'date';
    await field.fill(isPicked ? text : '');
    if (!isPicked) await field.pressSequentially(text);
  },
  // The list that a telephone opens is none of the page.
  choose: async (list, label) => {
    await list.tap();
    await list.selectOption({ label });
  },
  tick: (box) => box.tap(),
  go: (page, name) =>
    page
      .locator('nav.tabs')
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .tap(),
};

/**
 * Opens a competition by the form; its address.
 * @param method as the form calls it, behind its game
 * @param region where there are several
 */
export const openEvening = async (
  arbitre: Installation,
  page: Page,
  { press, type, choose }: Way,
  name: string,
  method: string,
  region?: string,
): Promise<string> => {
  await page.goto(`${arbitre.stack.address}/opening`);
  const form = page.locator('arb-opening-page form');
  await type(form.locator('[name=name]'), name);
  await choose(form.locator('[name=method]'), method);
  if (region !== undefined) await choose(form.locator('[name=region]'), region);
  await type(form.locator('[name=startsOn]'), '2026-05-02');
  await press(form.locator('button[type=submit]'));
  await page.waitForURL('**/entries');
  return new URL(page.url()).pathname.replace('/entries', '');
};

const KINDS = { player: 'Players', pair: 'Pairs', team: 'Teams' } as const;

/** Enters whoever is in the list, a line each, on the page of the entries. */
export const enter = async (
  page: Page,
  { press, type, choose }: Way,
  kind: keyof typeof KINDS,
  lines: readonly string[],
): Promise<void> => {
  await press(page.getByTestId('register-entries'));
  const list = page.locator('textarea[name=list]');
  await list.and(page.locator(':focus')).waitFor();
  await choose(page.locator('select[name=kind]'), KINDS[kind]);
  await type(list, lines.join('\n'));
  await press(page.locator('arb-paste-entries button[type=submit]'));
  await page.locator('arb-paste-entries form').waitFor({ state: 'detached' });
  // Other pages read what this one reads.
  for (const line of lines)
    await page
      .getByText(line.split(/ – |:/u)[0] ?? line)
      .first()
      .waitFor();
};

/** Prints a part of the page by its key; what stands on it, and its sheets of A4. */
export const printed = async (page: Page, { press }: Pick<Way, 'press'>, name: string, part: string) => {
  // The dialog of the browser would wait for somebody.
  await page.evaluate(() => (window.print = () => undefined));
  await press(page.getByRole('button', { name, exact: true }));
  const shown = page.locator(part);
  await shown.waitFor({ state: 'attached' });
  const text = (await shown.textContent()) ?? '';
  const tables = await shown.locator('table').count();
  const pdf = await page.pdf({ format: 'A4' });
  // What was printed goes when the browser has finished with it.
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await shown.waitFor({ state: 'detached' });
  return { text, tables, sheets: pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0 };
};

export const publishRanking = async (page: Page, { press, go }: Way): Promise<void> => {
  await go(page, 'Published');
  const act = page.locator('[data-act=publishRanking]');
  await press(act.locator('button').first());
  await press(act.locator('form button[type=submit]'));
  await page.locator('[data-testid=published][data-number="1"]').waitFor();
};

/** What everybody reads of the ranking, without an account. */
export const publishedRows = async (arbitre: Installation, { options }: Way, path: string) => {
  const stranger = await arbitre.open(`${path}/published/1`, options);
  const rows = stranger.getByTestId('published-row');
  await rows.first().waitFor();
  const texts = await rows.allInnerTexts();
  await stranger.context().close();
  return texts;
};

export const publish = async (arbitre: Installation, page: Page, way: Way, path: string) => {
  await publishRanking(page, way);
  return publishedRows(arbitre, way, path);
};
