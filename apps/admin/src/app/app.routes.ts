import type { Routes } from '@angular/router';
import { ownPages } from './games/listings';
import { signedIn, startPage, whoeverAsks } from './account/account';
import { CompetitionPage } from './standings/competition-page';
import { standingsAhead } from './standings/standings-ahead';
import { StandingsPage } from './standings/standings-page';

export const routes: Routes = [
  { path: '', pathMatch: 'full', redirectTo: startPage },
  { path: 'sign-in', loadComponent: () => import('./account/sign-in-page').then((m) => m.SignInPage) },
  {
    path: 'password',
    loadComponent: () => import('./account/password-page').then((m) => m.PasswordPage),
  },
  {
    path: 'table',
    canActivate: [whoeverAsks],
    loadComponent: () => import('./table-codes/table-page').then((m) => m.TablePage),
  },
  {
    path: 'account',
    canActivate: [signedIn],
    loadComponent: () => import('./account/account-page').then((m) => m.AccountPage),
  },
  {
    path: 'accounts',
    canActivate: [signedIn],
    loadComponent: () => import('./account/accounts-page').then((m) => m.AccountsPage),
  },
  {
    path: 'audit',
    canActivate: [signedIn],
    loadComponent: () => import('./audit/audit-page').then((m) => m.AuditPage),
  },
  {
    path: 'today',
    canActivate: [signedIn],
    loadComponent: () => import('./today/today-page').then((m) => m.TodayPage),
  },
  {
    path: 'calendar',
    canActivate: [whoeverAsks],
    loadComponent: () => import('./calendar/calendar-page').then((m) => m.CalendarPage),
  },
  {
    path: 'competitions',
    canActivate: [whoeverAsks],
    loadComponent: () => import('./competitions/competitions-page').then((m) => m.CompetitionsPage),
  },
  {
    path: 'opening',
    canActivate: [signedIn],
    loadComponent: () => import('./competitions/opening/opening-page').then((m) => m.OpeningPage),
  },
  {
    path: 'competitions/:id',
    canActivate: [standingsAhead, whoeverAsks],
    // What most people come for stands in the first scripts: nothing is loaded behind them.
    component: CompetitionPage,
    children: [
      { path: '', pathMatch: 'full', component: StandingsPage },
      {
        path: 'published',
        loadComponent: () => import('./publication/published-page').then((m) => m.PublishedPage),
      },
      {
        path: 'published/:number',
        loadComponent: () => import('./publication/published-page').then((m) => m.PublishedPage),
      },
      { path: 'boards', loadComponent: () => import('./standings/boards-page').then((m) => m.BoardsPage) },
      {
        path: 'sessions/:number',
        canActivate: [whoeverAsks],
        loadComponent: () => import('./sessions/session-page').then((m) => m.SessionPage),
      },
      {
        path: 'room',
        canActivate: [signedIn],
        loadComponent: () => import('./room/room-page').then((m) => m.RoomPage),
      },
      {
        path: 'tasks',
        canActivate: [signedIn],
        loadComponent: () => import('./tasks/tasks-page').then((m) => m.TasksPage),
      },
      {
        path: 'entries',
        canActivate: [signedIn],
        loadComponent: () => import('./entries/entries-page').then((m) => m.EntriesPage),
      },
      {
        path: 'officials',
        canActivate: [signedIn],
        loadComponent: () =>
          import('./people/officials/competition-officials').then((m) => m.CompetitionOfficials),
      },
      {
        path: 'arbiter',
        canActivate: [signedIn],
        loadComponent: () => import('./arbiter/arbiter-page').then((m) => m.ArbiterPage),
      },
      {
        path: 'entry',
        canActivate: [signedIn],
        loadComponent: () => import('./results/results-page').then((m) => m.ResultsPage),
      },
    ],
  },
  {
    path: 'seasons',
    canActivate: [whoeverAsks],
    loadComponent: () => import('./leagues/seasons-page').then((m) => m.SeasonsPage),
  },
  {
    path: 'seasons/:id',
    canActivate: [whoeverAsks],
    loadComponent: () => import('./leagues/season-page').then((m) => m.SeasonPage),
  },
  {
    path: 'seasons/:id/opening',
    canActivate: [signedIn],
    loadComponent: () => import('./leagues/division-opening-page').then((m) => m.DivisionOpeningPage),
  },
  {
    path: 'divisions/:id',
    canActivate: [whoeverAsks],
    loadComponent: () => import('./leagues/division-page').then((m) => m.DivisionPage),
    children: [
      { path: '', pathMatch: 'full', redirectTo: 'table' },
      {
        path: 'table',
        loadComponent: () => import('./leagues/table-page').then((m) => m.DivisionTablePage),
      },
      {
        path: 'fixtures',
        loadComponent: () => import('./leagues/fixtures-page').then((m) => m.FixturesPage),
      },
      {
        path: 'rankings',
        loadComponent: () => import('./leagues/rankings-page').then((m) => m.DivisionRankingsPage),
      },
      {
        path: 'cross',
        loadComponent: () => import('./leagues/cross-page').then((m) => m.DivisionCrossPage),
      },
      {
        path: 'phases',
        loadComponent: () => import('./leagues/phases-page').then((m) => m.DivisionPhasesPage),
      },
      {
        path: 'competitions',
        loadComponent: () => import('./leagues/counted-page').then((m) => m.CountedPage),
      },
      {
        path: 'entries',
        loadComponent: () => import('./leagues/division-entries-page').then((m) => m.DivisionEntriesPage),
      },
      {
        path: 'rules',
        loadComponent: () => import('./leagues/rules-page').then((m) => m.DivisionRulesPage),
      },
    ],
  },
  {
    path: 'hall/divisions/:id',
    canActivate: [whoeverAsks],
    loadComponent: () => import('./hall/division-hall-page').then((m) => m.DivisionHallPage),
  },
  {
    path: 'hall/:id',
    canActivate: [whoeverAsks],
    loadComponent: () => import('./hall/hall-page').then((m) => m.HallPage),
  },
  {
    path: 'regions',
    canActivate: [signedIn],
    loadComponent: () => import('./regions/regions-page').then((m) => m.RegionsPage),
  },
  {
    path: 'registry/words',
    canActivate: [signedIn],
    loadComponent: () => import('./people/words/words-page').then((m) => m.WordsPage),
  },
  {
    path: 'regions/:name',
    canActivate: [signedIn],
    loadComponent: () => import('./regions/region-page').then((m) => m.RegionPage),
  },
  {
    path: 'clubs',
    canActivate: [signedIn],
    loadComponent: () => import('./people/clubs/clubs-page').then((m) => m.ClubsPage),
  },
  {
    path: 'clubs/import',
    data: { kind: 'clubs' },
    canActivate: [signedIn],
    loadComponent: () => import('./people/imports/imports-page').then((m) => m.ImportsPage),
  },
  {
    path: 'clubs/import/:id',
    data: { kind: 'clubs' },
    canActivate: [signedIn],
    loadComponent: () => import('./people/imports/import-page').then((m) => m.ImportPage),
  },
  {
    path: 'clubs/:number',
    canActivate: [signedIn],
    loadComponent: () => import('./people/clubs/club-page').then((m) => m.ClubPage),
  },
  {
    path: 'officials',
    canActivate: [signedIn],
    loadComponent: () => import('./people/officials/officials-page').then((m) => m.OfficialsPage),
  },
  {
    path: 'members',
    canActivate: [signedIn],
    loadComponent: () => import('./people/members/members-page').then((m) => m.MembersPage),
  },
  {
    path: 'members/import',
    data: { kind: 'members' },
    canActivate: [signedIn],
    loadComponent: () => import('./people/imports/imports-page').then((m) => m.ImportsPage),
  },
  {
    path: 'members/import/:id',
    data: { kind: 'members' },
    canActivate: [signedIn],
    loadComponent: () => import('./people/imports/import-page').then((m) => m.ImportPage),
  },
  {
    path: 'members/:licence',
    canActivate: [signedIn],
    loadComponent: () => import('./people/members/member-page').then((m) => m.MemberPage),
  },
  ...ownPages.map(({ path, page }) => ({ path, canActivate: [signedIn], loadComponent: page })),
  {
    path: 'deals/:id',
    canActivate: [whoeverAsks],
    loadComponent: () => import('./deal/deal-page').then((m) => m.DealPage),
  },
  {
    path: '**',
    canActivate: [whoeverAsks],
    loadComponent: () => import('./not-found/not-found-page').then((m) => m.NotFoundPage),
  },
];
