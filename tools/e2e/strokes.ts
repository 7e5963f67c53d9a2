/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

// Keys and clicks of a task, counted in the browser beside what docs/keys.md says.

/** `| Enter a contract | 5 | 0 |`: keys and clicks of a task, as the page for people says. */
const stated = (task: string): string => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/keys.md'), 'utf8');
  const row = page.split('\n').find((line) => line.startsWith(`| ${task} `));
  const [, , keys = '?', clicks = '?'] = row?.split('|') ?? [];
  return `${keys.trim()} keys, ${clicks.trim()} clicks`;
};

/** Counts real keys, without those that are held down beside others, and real clicks: one that a key makes is none. */
const counting = (): void => {
  const count = { keys: 0, clicks: 0 };
  Object.assign(window, { arbitreStrokes: count });
  const held = ['Shift', 'Control', 'Alt', 'Meta'];
  addEventListener(
    'keydown',
    ({ key, isTrusted }) => (count.keys += Number(isTrusted && !held.includes(key))),
    true,
  );
  addEventListener(
    'click',
    ({ detail, isTrusted }) => (count.clicks += Number(isTrusted && detail > 0)),
    true,
  );
};

/** Does a task on a page and holds it to the keys and clicks that docs/keys.md says; pages are not left meanwhile. */
export const inStrokes = async (page: Page, task: string, work: () => Promise<unknown>): Promise<void> => {
  await page.evaluate(counting);
  await work();
  const { keys, clicks } = await page.evaluate(
    () => (window as unknown as { arbitreStrokes: { keys: number; clicks: number } }).arbitreStrokes,
  );
  expect([task, `${keys} keys, ${clicks} clicks`]).toEqual([task, stated(task)]);
};
