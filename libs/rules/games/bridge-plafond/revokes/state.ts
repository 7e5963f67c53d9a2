/** A card that went back to its hand, as long as nobody has played on (BP-55-1). */
export type Correction = {
  readonly seat: number;
  readonly card: string;
  readonly trick: number;
  /** Who had played to the trick since. */
  readonly after: readonly number[];
};

export type RevokeClaim = {
  readonly by: number;
  readonly seat: number;
  /** Null where the claimant did not name it (BP-55-8). */
  readonly trick: number | null;
  readonly status: 'open' | 'granted' | 'refused';
};

/** A revoke of the defenders that dummy pointed out without the right to (BP-50-4). */
export type PointedOut = {
  /** Null where he named neither defender, or no trick. */
  readonly seat: number | null;
  readonly trick: number | null;
  /** The trick on the table: he spoke of none after it. */
  readonly upTo: number;
  /** How many claims had been made before he spoke, which stand. */
  readonly claims: number;
};

/** What a deal remembers of the revokes (article 55); replaced, never changed in place. */
export type Revokes = {
  readonly correction: Correction | null;
  /** Tricks in which declarer may not take his card back (BP-55-4-A). */
  readonly locked: readonly number[];
  /** Tricks in which a defender told declarer that his card may be a revoke (BP-55-4-B). */
  readonly warned: readonly number[];
  /** Tricks played while dummy was away without having seen another hand (BP-55-4-B). */
  readonly away: readonly number[];
  readonly claims: readonly RevokeClaim[];
  readonly pointedOut: readonly PointedOut[];
};

export const NO_REVOKES: Revokes = {
  correction: null,
  locked: [],
  warned: [],
  away: [],
  claims: [],
  pointedOut: [],
};
