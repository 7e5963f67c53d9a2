/** The texts that govern a game: the FADOQ annex of 2026, or the FISF rules alone (SCR-RULESET-GAP-1). */
export type Edition = 'FADOQ-2026' | 'FISF-2023';
export const EDITIONS: readonly Edition[] = ['FADOQ-2026', 'FISF-2023'];

/** Where the editions differ. */
export type EditionRules = {
  /** A longer unbroken interruption ends the game (SCR-3F-6). */
  readonly interruptionMinutes: number;
  /** With fewer collected rounds an interrupted game is annulled (SCR-3F-7). */
  readonly leastRounds: number;
  /** First round, joker unclear: the worst position of the joker, or the best of all (SCR-5A-4). */
  readonly unclearJoker: 'worst-position' | 'best';
  /** Equal totals are parted by the last game and its rounds backwards (SCR-FADOQ-13). */
  readonly lastGameDecides: boolean;
};

const RULES: Readonly<Record<Edition, EditionRules>> = {
  'FADOQ-2026': {
    interruptionMinutes: 15,
    leastRounds: 15,
    unclearJoker: 'worst-position',
    lastGameDecides: true,
  },
  'FISF-2023': { interruptionMinutes: 30, leastRounds: 0, unclearJoker: 'best', lastGameDecides: false },
};

export const rulesOf = (edition: Edition): EditionRules => RULES[edition];
