/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { machineWords } from '../../checks/machine-words';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = { run(context: Document, options: object): Promise<AxeResults> };

/**
 * What axe finds on the page as it is shown, a line each: the rule, the element, why.
 * @param rules those alone; all that axe has for WCAG 2.2 AA and good practice where it is left out
 */
export const barriers = async (page: Page, rules?: readonly string[]): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(async (only) => {
    // What fades in is judged as it will stay.
    for (const each of document.getAnimations()) each.cancel();
    const options = only === undefined ? {} : { runOnly: { type: 'rule', values: only } };
    const checker = Reflect.get(globalThis, 'axe') as Axe | undefined;
    const results = await checker?.run(document, { ...options, resultTypes: ['violations'] });
    if (results === undefined) return ['axe is not there'];
    return results.violations.map(({ id, nodes: [first, ...more] }) => {
      const why = first?.failureSummary?.split('\n')[1]?.trim() ?? '';
      return `${id}: ${first?.html.slice(0, 160) ?? ''}: ${why}${more.length > 0 ? `, and ${more.length} more` : ''}`;
    });
  }, rules);
};

/** What sticks out of a page to the right: nothing is to be scrolled sideways but what scrolls in itself. */
export const sticksOut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const out = [...document.body.querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > width + 0.5,
    );
    return [`${document.documentElement.scrollWidth} px wide: ${out.at(-1)?.outerHTML.slice(0, 160) ?? ''}`];
  });

/**
 * What is too small for a finger: controls lower than 44 px or narrower than 24, boxes by their labels. A link in a sentence
 * is as high as its line, and what nobody can see is no target.
 */
export const tooSmall = (within: Locator): Promise<readonly string[]> =>
  within.locator('button, select, textarea, summary, a[href], input:not([type=hidden])').evaluateAll((all) =>
    all.flatMap((one) => {
      const label = one.matches('[type=checkbox], [type=radio]') ? one.closest('label') : null;
      const target = label ?? one;
      const { width, height } = target.getBoundingClientRect();
      const beside = [...(one.parentElement?.childNodes ?? [])].some(
        (node) => node !== one && node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
      const isInText = one.matches('a') && getComputedStyle(one).display === 'inline' && beside;
      const seen = one.checkVisibility({ visibilityProperty: true }) && one.closest('.unseen') === null;
      return !seen || isInText || (height >= 43.5 && width >= 24)
        ? []
        : [`${Math.round(width)} x ${Math.round(height)}: ${one.outerHTML.slice(0, 160)}`];
    }),
  );

/** What a page says to those who see it and to those who hear it, as it was written and not as it is styled. */
const saidOn = (on: Page): Promise<string> =>
  on.evaluate(() => {
    const said: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode())
      // What is typed or copied for a program is a program's: addresses, keys of the keyboard, queries.
      if (node.parentElement?.closest('script, style, textarea, code, kbd, pre, [data-program]') === null)
        said.push(node.textContent?.trim() ?? '');
    for (const one of document.querySelectorAll('[aria-label], [title], img[alt]'))
      if (one.closest('[data-program]') === null)
        said.push(...['aria-label', 'title', 'alt'].map((name) => one.getAttribute(name) ?? ''));
    return said.filter((text) => text !== '').join('\n');
  });

/** Words of a program on the page, where a person reads or hears them. */
export const wordsOfMachines = async (page: Page): Promise<readonly string[]> =>
  machineWords(await saidOn(page)).map((word) => `a machine’s word: ${word}`);
