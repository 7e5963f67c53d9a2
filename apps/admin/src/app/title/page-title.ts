import { effect, inject } from '@angular/core';
import { Title } from '@angular/platform-browser';

/**
 * The title of the tab, from what the page shows: the nearest first, so that many tabs can be told apart. It follows the
 * data and the language. Empty parts are left out; null leaves the title to another. In an injection context.
 */
export const pageTitle = (parts: () => readonly (string | undefined)[] | null): void => {
  const title = inject(Title);
  effect(() => {
    const shown = parts();
    if (shown !== null) title.setTitle([...shown.filter((part) => !!part), 'Arbitre'].join(' · '));
  });
};
