/** A card that lies in a trick beside the one that its seat played to it. */
export type SecondCard = { readonly seat: number; readonly card: string; readonly trick: number };

/** What a deal remembers of the irregularities of the play (articles 44 to 53); replaced, never changed in place. */
export type PlayLaws = {
  readonly seconds: readonly SecondCard[];
  /** Seats whose missing card is searched for (BP-49-1). */
  readonly searched: readonly number[];
  /** Dummy has looked on purpose at a card of another hand (BP-55-4-A). */
  readonly dummyLooked: boolean;
  /** Dummy is away from the table (BP-55-4-B). */
  readonly dummyAway: boolean;
  /** Tricks without a card that dummy has pointed out, before anybody else found them (BP-50-4); null: of any seat, any trick. */
  readonly shortPointedOut: readonly { readonly seat: number | null; readonly trick: number | null }[];
};

export const NO_PLAY_LAWS: PlayLaws = {
  seconds: [],
  searched: [],
  dummyLooked: false,
  dummyAway: false,
  shortPointedOut: [],
};
