const KEYS = 'input:not([disabled]), select:not([disabled]), button:not([disabled]), summary, a[href]';

/** A key that did its work may be gone: then the next one of its region has the focus, not the top of the page. */
export const focusNextKey = (region: HTMLElement | null | undefined): void => {
  setTimeout(() => {
    if (region?.isConnected !== true || (document.activeElement ?? document.body) !== document.body) return;
    region.querySelector<HTMLElement>(KEYS)?.focus();
  });
};
