import type { Consequences } from '../choices/choice';

/** What decides on the acts of `declared.ts`. */
export const revokeHandlers = {};

/** What follows from the choices that these articles give, by article. */
export const revokeConsequences: Consequences = {};
