import type { Routes } from '@angular/router';

/** A framed page goes nowhere else: what may not be framed would be, then. */
export const embedRoutes: Routes = [
  {
    path: 'competitions/:id',
    loadComponent: () => import('./embed-page').then((m) => m.EmbedPage),
  },
];
