const POINTS_PER_WARNING = 5;
const FREE = 3;
/** In rounds of a minute and in variants (SCR-SAN-4). */
const FREE_IN_SHORT_GAMES = 5;

export const freeWarnings = (blitzOrVariant: boolean): number =>
  blitzOrVariant ? FREE_IN_SHORT_GAMES : FREE;

/** What the warnings of a game cost at its end: 0 or negative (SCR-SAN-4, SCR-FADOQ-9). */
export const warningPoints = (warnings: number, blitzOrVariant: boolean): number =>
  -POINTS_PER_WARNING * Math.max(0, warnings - freeWarnings(blitzOrVariant)) || 0;
