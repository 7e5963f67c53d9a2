import type { Type } from '@angular/core';

/**
 * What shows a session, by the ruleset of its competition; loaded when such a session is opened. One line a game. The
 * component has no inputs: it injects `SessionContext` (the view, the entries, the way to write) and, for the
 * competition, `CompetitionContext`.
 */
export const sessionComponents: Readonly<Record<string, () => Promise<Type<unknown>>>> = {
  'whist-militaire@1': () =>
    import('../whist-militaire/tournament').then((module) => module.WhistMilitaireTournament),
};
