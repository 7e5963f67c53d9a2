/** A card lying on the table in the current or the last trick. */
export type PlayedCard = { readonly seat: string; readonly card: string };

/** One call of an auction, as the bidding table shows it. */
export type CallView = { readonly seat: string; readonly call: string; readonly note?: string };

/** A card that the rules hold against a seat (penalty card, visible card) or a duty it has (forced lead). */
export type ObligationView = {
  readonly kind: string;
  readonly seat: string;
  readonly cards: readonly string[];
  readonly article: string;
};

/** One seat: the cards that it still holds (null where the record does not know them). */
export type SeatView = {
  readonly seat: string;
  readonly side: string;
  readonly hand: readonly string[] | null;
  /** `dealer`, `declarer`, `dummy`, ... : roles that the game gives, in its own words. */
  readonly roles: readonly string[];
};

/** A game at one moment, in notation, without any rule left to apply: what the deal page, the CLI and GraphQL show. */
export type TableView = {
  readonly phase: 'waiting' | 'auction' | 'play' | 'finished';
  readonly seats: readonly SeatView[];
  /** Seat to act, null when nobody is. */
  readonly turn: string | null;
  readonly calls: readonly CallView[];
  /** The contract in the score sheet's notation (`4SX N`), null before the auction is closed. */
  readonly contract: string | null;
  readonly trick: { readonly number: number; readonly cards: readonly PlayedCard[] };
  readonly lastTrick: { readonly cards: readonly PlayedCard[]; readonly winner: string } | null;
  /** Tricks won by each side. */
  readonly tricks: Readonly<Record<string, number>>;
  readonly obligations: readonly ObligationView[];
  /** Acts that the seat to act may do now, in notation (calls or cards); empty when unknown. */
  readonly legal: readonly string[];
  /** Facts of the game that have no place above: vulnerability, trump, announcements. */
  readonly facts: Readonly<Record<string, string>>;
  readonly score: { readonly notation: string; readonly scores: Readonly<Record<string, number>> } | null;
};
