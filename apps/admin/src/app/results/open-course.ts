import { afterNextRender, computed, type Injector, type Signal } from '@angular/core';
import type { ResultsDesk } from './results-desk';
import type { Course } from './score-sheet';

/** How a table goes on that plays as long as its game does. */
export const courseOf = (desk: ResultsDesk): Signal<Course> =>
  computed(() => {
    const goesOn = desk.grammar()?.goesOn;
    return goesOn === undefined ? {} : { goesOn, sent: desk.sent() };
  });

/** Puts the focus on a line; one that appears with the line before it on its way is not drawn yet. */
export const focusSoon = (find: () => { focus(): void } | undefined, injector: Injector): void => {
  const row = find();
  if (row !== undefined) row.focus();
  else afterNextRender({ read: () => find()?.focus() }, { injector });
};
