import { computed, inject, type Signal } from '@angular/core';
import { Language } from '../../language/language';
import { Session } from '../account';

type BarPage = {
  readonly path: string;
  readonly label: string;
  /** Whoever is not signed in reads it too. */
  readonly open: boolean;
};

/** What the bar leads to, and where it has no room the menu: for whoever looks. In an injection context. */
export const barPages = (): Signal<readonly BarPage[]> => {
  const language = inject(Language);
  const session = inject(Session);
  return computed(() => {
    const { today, calendar, competitions, seasons, regions, clubs, members } = language.texts().app;
    return [
      { path: '/today', label: today, open: false },
      { path: '/calendar', label: calendar, open: true },
      { path: '/competitions', label: competitions, open: true },
      { path: '/seasons', label: seasons, open: true },
      { path: '/regions', label: regions, open: false },
      { path: '/clubs', label: clubs, open: false },
      ...(session.reads().members ? [{ path: '/members', label: members, open: false }] : []),
    ];
  });
};
