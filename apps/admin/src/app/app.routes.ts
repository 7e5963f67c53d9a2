import type { Routes } from '@angular/router';
import { signedIn } from './session/session';

export const routes: Routes = [
  { path: '', pathMatch: 'full', redirectTo: 'competitions' },
  { path: 'sign-in', loadComponent: () => import('./session/sign-in-page').then((m) => m.SignInPage) },
  {
    path: 'competitions',
    canActivate: [signedIn],
    loadComponent: () => import('./competitions/competitions-page').then((m) => m.CompetitionsPage),
  },
  {
    path: 'competitions/:id',
    canActivate: [signedIn],
    loadComponent: () => import('./standings/competition-page').then((m) => m.CompetitionPage),
    children: [
      {
        path: '',
        pathMatch: 'full',
        loadComponent: () => import('./standings/standings-page').then((m) => m.StandingsPage),
      },
      { path: 'boards', loadComponent: () => import('./standings/boards-page').then((m) => m.BoardsPage) },
      {
        path: 'sessions/:number',
        loadComponent: () => import('./sessions/session-page').then((m) => m.SessionPage),
      },
      { path: 'entry', loadComponent: () => import('./entry/entry-page').then((m) => m.EntryPage) },
    ],
  },
  {
    path: 'solos',
    canActivate: [signedIn],
    loadComponent: () => import('./scrabble/solos/solos-page').then((m) => m.SolosPage),
  },
  {
    path: 'deals/:id',
    canActivate: [signedIn],
    loadComponent: () => import('./deal/deal-page').then((m) => m.DealPage),
  },
  { path: '**', loadComponent: () => import('./not-found/not-found-page').then((m) => m.NotFoundPage) },
];
