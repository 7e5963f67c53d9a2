import type { Risk, Strain } from '@arbitre/rules/kernel/auction/calls';

/**
 * What everything is worth (BP-COUVERTURE-1). Trick points, the contract, overtricks and undertricks are multiplied when doubled or
 * redoubled; honours, slams, games and the rubber are not.
 */
export const SCORE_TABLE = {
  multiplier: { '': 1, X: 2, XX: 4 } satisfies Readonly<Record<Risk, number>>,
  /** Each odd trick that was bid and won. */
  trick: { C: 6, D: 7, H: 8, S: 9, NT: 10 } satisfies Readonly<Record<Strain, number>>,
  contract: 50,
  overtrick: 50,
  undertrick: 100,
  slam: { small: 100, grand: 200 },
  honours: { four: 100, 'four-and-fifth': 150, five: 200, aces: 200 },
  /** Trick points that win a game. */
  game: 30,
  firstGame: 100,
  secondGame: 400,
  /** To each side with one game in a rubber that is broken off. */
  brokenOff: 150,
} as const;

export type HonourKind = keyof typeof SCORE_TABLE.honours;

/** Odd tricks are counted above the first six (BP-MARQUE-4). */
export const BOOK = 6;
