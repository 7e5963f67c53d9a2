import type { Consequences } from '../choices/choice';

/** What decides on the acts of `declared.ts`. */
export const playLawHandlers = {};

/** What follows from the choices that these articles give, by article. */
export const playLawConsequences: Consequences = {};
