/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';

// A page worked by its keys alone: no mouse, and no focus but where Tab, a key of the page or the page itself puts it.

/** From one control to the next that is wanted; a page on which it is further is at fault. */
const FAR = 40;

const KEY_OF = { ahead: 'Tab', behind: 'Shift+Tab', skip: 'Enter' } as const;

/**
 * Which key leads from where the focus is towards the control, and how many of them about, null once it is there. `skip` where the
 * focus is on the link that skips the head of the page.
 */
const wayTo = (control: Element): readonly [way: 'ahead' | 'behind' | 'skip', keys: number] | null => {
  const focused = document.activeElement ?? document.body;
  if (focused === control) return null;
  const isInMain = document.querySelector('main')?.contains(control) === true;
  if (focused.matches('a.skip') && isInMain) return ['skip', 1];
  // Where a key that is gone had the focus the browser knows the place, and nobody else.
  if (focused === document.body) return ['ahead', 1];
  const stops = Array.from(
    document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  );
  const follows = (one: Element, other: Element): boolean =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const isBehind = follows(control, focused) && !focused.contains(control);
  const [first, last] = isBehind ? [control, focused] : [focused, control];
  const between = stops.filter(
    (stop) =>
      stop.tabIndex >= 0 &&
      !stop.matches(':disabled') &&
      follows(first, stop) &&
      follows(stop, last) &&
      stop.checkVisibility(),
  );
  return [isBehind ? 'behind' : 'ahead', between.length + 1];
};

const named = (control: Element): string =>
  `${control.tagName.toLowerCase()} ${control.getAttribute('name') ?? control.getAttribute('data-testid') ?? ''} “${(
    control.getAttribute('aria-label') ?? control.textContent
  )
    .trim()
    .slice(0, 60)}”`;

/** Goes to a control by Tab or Shift+Tab from where the focus is; as long as a write is on its way it waits. */
export const walkTo = async (control: Locator): Promise<void> => {
  await control.waitFor();
  await control.and(control.page().locator(':enabled, a, summary, [tabindex]')).waitFor();
  const { keyboard } = control.page();
  let struck = 0;
  for (let way = await control.evaluate(wayTo); way !== null; way = await control.evaluate(wayTo)) {
    const [towards, keys] = way;
    if (struck + keys > FAR) throw new Error(await lost(control, struck));
    for (let key = 0; key < keys; key++) await keyboard.press(KEY_OF[towards]);
    struck += keys;
  }
};

const lost = async (control: Locator, struck: number): Promise<string> => {
  const focus = await control.page().evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
  return `${FAR} keys do not lead to ${await control.evaluate(named)}: after ${struck} the focus is on ${focus}`;
};

/** Strikes a button, a link or a summary. */
export const strikeKey = async (control: Locator): Promise<void> => {
  await walkTo(control);
  await control.page().keyboard.press('Enter');
};

/** Types in place of whatever stands in a field; of a date its parts in the order of the browser’s own language. */
export const typeInto = async (field: Locator, text: string): Promise<void> => {
  await walkTo(field);
  const { keyboard } = field.page();
  if ((await field.getAttribute('type')) === 'date') {
    const [year = '', month = '', day = ''] = text.split('-');
    await keyboard.type(`${month}${day}${year}`);
  } else {
    await keyboard.press('Control+a');
    await (text === '' ? keyboard.press('Delete') : keyboard.type(text));
  }
  if ((await field.inputValue()) !== text)
    throw new Error(`Typing left “${await field.inputValue()}”, not “${text}”`);
};

/** Chooses by what the list says: its beginning is typed, and arrows lead from what that found to it. */
export const chooseBy = async (list: Locator, label: string): Promise<void> => {
  await walkTo(list);
  const { keyboard } = list.page();
  const toGo = (): Promise<number> =>
    list.evaluate((element, wanted) => {
      const { options, selectedIndex } = element as HTMLSelectElement;
      const found = Array.from(options).findIndex(({ label: says }) => says.trim() === wanted);
      return found < 0 ? Number.NaN : found - selectedIndex;
    }, label);
  const away = await toGo();
  if (Number.isNaN(away)) throw new Error(`${await list.evaluate(named)} does not offer “${label}”`);
  // Nobody types what is two steps away; of letters with marks the arrows take the place.
  if (Math.abs(away) > 2) await keyboard.type(/^[ -~]*/u.exec(label)?.[0] ?? '');
  for (let left = await toGo(), keys = 0; left !== 0; left = await toGo(), keys++) {
    const isHere = await list.evaluate((element) => element === document.activeElement);
    if (!isHere || keys > FAR)
      throw new Error(`Arrows do not lead to “${label}” of ${await list.evaluate(named)}`);
    await keyboard.press(left > 0 ? 'ArrowDown' : 'ArrowUp');
  }
};

/** Ticks a box, or picks one of a group by its arrows. */
export const tick = async (box: Locator): Promise<void> => {
  await walkTo(box);
  await box.page().keyboard.press('Space');
};

/** Goes to another page by the palette, which lists it under this name. */
export const goBy = async (page: Page, name: string): Promise<void> => {
  await page.keyboard.press('Control+k');
  const palette = page.getByTestId('palette');
  await palette.locator('input:focus').waitFor();
  await page.keyboard.type(name);
  // Enter is for the first that is found.
  await palette.getByRole('option').first().filter({ hasText: name }).waitFor();
  await page.keyboard.press('Enter');
  await palette.locator('input').waitFor({ state: 'hidden' });
};
