import type { Named } from '../events';

/** What a deal remembers of the irregularities of cut and deal (articles 8 to 10, 38); replaced, never changed in place. */
export type Dealing = {
  /** What is wrong with the cut, by article: any player may ask for another one (article 8). */
  readonly cutFaults: readonly string[];
  /** Who deals with which pack, once somebody has begun. */
  readonly begun: Named<'DealBegun'>['data'] | null;
  /** Players who turned up a card of their own (BP-38-1). */
  readonly turnedUp: readonly Named<'CardTurnedUp'>['data'][];
};

export const NO_DEALING: Dealing = { cutFaults: [], begun: null, turnedUp: [] };
