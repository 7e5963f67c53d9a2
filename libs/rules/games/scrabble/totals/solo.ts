/** Where a bonus begins, and what it is (SCR-3E-3). */
export const SOLO_PLAYERS = 16;
export const SOLO_POINTS = 10;

/** What one player's solution of a round was worth, before the penalty of the slip (SCR-3E-GAP-1). */
export type RoundScore = {
  readonly entry: string;
  readonly worth: number;
  /** An average that was granted: it can never be the solo (SCR-3E-GAP-5). */
  readonly average: boolean;
};

/** The player above all others of the round with a positive score, or null (SCR-3E-1, SCR-3E-GAP-4). */
export const soloOf = (scores: readonly RoundScore[]): RoundScore | null => {
  let best: RoundScore | null = null;
  let shared = false;
  for (const score of scores) {
    if (score.average) continue;
    if (best === null || score.worth > best.worth) {
      best = score;
      shared = false;
    } else if (score.worth === best.worth) shared = true;
  }
  return best === null || shared || best.worth <= 0 ? null : best;
};

/** Points of a solo in a game of so many players (or pairs) who handed in at least one slip (SCR-3E-GAP-2). */
export const soloPoints = (players: number): number => (players >= SOLO_PLAYERS ? SOLO_POINTS : 0);
