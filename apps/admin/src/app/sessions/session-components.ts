import type { Type } from '@angular/core';

/**
 * What shows a session, by the ruleset of its competition; loaded when such a session is opened. One line a game. The
 * component has no inputs: it injects `SessionContext` (the view, the entries, the way to write) and, for the
 * competition, `CompetitionContext`.
 */
export const sessionComponents: Readonly<Record<string, () => Promise<Type<unknown>>>> = {
  'whist-militaire@1': () =>
    import('../whist-militaire/tournament').then((module) => module.WhistMilitaireTournament),
  'whist@1': () => import('../whist/evening').then((module) => module.WhistEvening),
  'skat@1': () => import('../skat/tournament').then((module) => module.SkatTournament),
  'scrabble@1': () => import('../scrabble/scrabble-session').then((module) => module.ScrabbleSession),
};

/** What asks for the setup of a session before it is opened, where the game cannot do without one. Same contract. */
export const sessionOpenings: Readonly<Record<string, () => Promise<Type<unknown>>>> = {
  'whist@1': () => import('../whist/evening-opening').then((module) => module.EveningOpening),
  'scrabble@1': () => import('../scrabble/opening/game-opening').then((module) => module.GameOpening),
};
