const KEYS =
  'input:not([disabled]), select:not([disabled]), textarea:not([disabled]), button:not([disabled]), summary, a[href]';

/** For so long what a write brings may still be drawn. */
const DRAWN_WITHIN = 5_000;

const isLost = (element: Element | null): boolean =>
  element === null || element === document.body || element.matches(':disabled');

/**
 * A key that did its work may be gone: then the first one of its region has the focus, not the top of the page. What comes next may be
 * drawn later than the write is answered: the focus follows what is first in the region until somebody strikes or points, and is never
 * taken from where it was moved.
 * @param keys what may have the focus there
 */
export const focusNextKey = (region: HTMLElement | null | undefined, keys = KEYS): void => {
  if (!region) return;
  let given: Element | null = null;
  const follow = (): void => {
    const focused = document.activeElement;
    if (!isLost(focused) && focused !== given) return;
    const next = region.querySelector<HTMLElement>(keys);
    if (next === null || next === focused) return;
    next.focus();
    given = document.activeElement;
  };
  const first = setTimeout(follow);
  const drawing = new MutationObserver(follow);
  const end = (): void => {
    clearTimeout(first);
    drawing.disconnect();
    for (const moved of ['keydown', 'pointerdown']) removeEventListener(moved, end, true);
  };
  for (const moved of ['keydown', 'pointerdown']) addEventListener(moved, end, true);
  drawing.observe(region, {
    ...{ subtree: true, childList: true, attributes: true, attributeFilter: ['disabled', 'hidden'] },
  });
  setTimeout(end, DRAWN_WITHIN);
};
