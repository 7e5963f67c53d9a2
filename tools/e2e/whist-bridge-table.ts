/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import { byKeyboard, enter, openEvening } from './evening';
import type { Installation } from './installation';

// A table of whist bridge: its session with the arbiter's page, the code of the table, and its telephone.

const METHOD = 'Belgian whist (whist bridge) – Total points';

export const at = (page: Page, id: string): Locator => page.getByTestId(id);

export const question = (page: Page, name: string): Locator =>
  page.locator(`arb-one-question[data-question=${name}]`);

/** The answer of a question that is asked: by its value, or by what stands on it (`Ana Aubin`). */
const answerOf = (page: Page, name: string, value: string): Locator => {
  const asked = question(page, name);
  return value.includes(' ')
    ? asked.getByRole('button', { name: value })
    : asked.locator(`[data-answer="${value}"]`);
};

/** Taps it once it is asked for. */
export const answer = (page: Page, name: string, value: string): Promise<void> =>
  answerOf(page, name, value).tap();

/** Opens a competition of one session with these players; the page of the session, with the arbiter at it. */
export const openManche = async (
  arbitre: Installation,
  name: string,
  id: string,
  players: readonly string[],
): Promise<Page> => {
  const staff = await arbitre.signedIn('staff', byKeyboard.options);
  staff.setDefaultTimeout(15_000);
  await arbitre.mutate(staff, 'openRegion', { id: 'nord', name: 'Nord', timeZone: 'Europe/Paris' });
  await openEvening(arbitre, staff, byKeyboard, name, METHOD);
  await enter(staff, byKeyboard, 'player', players);
  await byKeyboard.go(staff, 'Sessions');
  await byKeyboard.press(staff.getByRole('button', { name: 'Open the session' }));
  await at(staff, 'journal').waitFor();
  await staff.context().close();
  const arbiter = await arbitre.signedIn('arbitre');
  arbiter.setDefaultTimeout(15_000);
  await arbiter.goto(`${arbitre.stack.address}/competitions/${id}/sessions/1`);
  return arbiter;
};

/** A code that the arbiter gives for a table. */
export const codeFor = async (arbiter: Page, table: string): Promise<string> => {
  const codes = at(arbiter, 'table-codes');
  const shown = codes.getByTestId('code');
  // One that was given before stands there until the next one does.
  const before = (await shown.count()) > 0 ? await shown.innerText() : null;
  await codes.locator('input[name=code-table]').fill(table);
  await codes.locator('button[type=submit]').click();
  const fresh = before === null ? shown : shown.filter({ hasNotText: before });
  return fresh.innerText();
};

/** The telephone that has typed in a code for a table. */
export const telephone = async (arbitre: Installation, code: string): Promise<Page> => {
  const page = await arbitre.open('/table', { width: 390, height: 844, touch: true });
  page.setDefaultTimeout(15_000);
  await page.locator('input[name=table-code]').fill(code);
  await page.locator('form button[type=submit]').tap();
  await at(page, 'phone-step').waitFor();
  return page;
};
