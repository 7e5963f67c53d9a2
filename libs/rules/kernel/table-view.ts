import type { Beneficiary, DutyScope } from './mistakes/duties';
import type { WaitingView } from './mistakes/matters';

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
  /** How long it is owed and who gains by it, as the game declares its kind; told by the deal's life. */
  readonly scope?: DutyScope;
  readonly beneficiary?: Beneficiary;
  /** Follows from cards that nobody has seen yet: told to the arbiter only while the deal is not over. */
  readonly secret?: true;
};

/**
 * One seat: the cards that it still holds (null where the record does not know them). A game marks hands that lie open;
 * `concealed` in deal/conceal.ts takes the others away from those who may not see them and says how many there are.
 */
export type SeatView = {
  readonly seat: string;
  readonly side: string;
  readonly hand: readonly string[] | null;
  /** `dealer`, `declarer`, `dummy`, ... : roles that the game gives, in its own words. */
  readonly roles: readonly string[];
  /** The whole hand lies face up for everybody: dummy, an ouvert. */
  readonly open?: true;
  /** Cards of the hand that lie face up for everybody: the dealer's turn-up until he takes it. */
  readonly faced?: readonly string[];
  /** Cards held face down, for those who may not see them; `hand` then has only what lies open of it. */
  readonly hidden?: number;
};

/** Cards that are in nobody's hand: the skat, a stock, a card turned up. */
export type PileView = {
  /** The game's word for it: `skat`, `stock`, `turned`. */
  readonly name: string;
  /** Null where the record does not know them. */
  readonly cards: readonly string[] | null;
  /** It lies face up for everybody. */
  readonly open?: true;
  /** Seats that have looked at it or laid it down, and so may see it while it lies face down. */
  readonly seenBy: readonly string[];
  /** Cards lying face down, for those who may not see them; `cards` is then null. */
  readonly hidden?: number;
};

/** A trick that was played: who led to it, its cards in their order, who won it. */
export type TrickView = {
  readonly number: number;
  readonly leader: string;
  readonly cards: readonly PlayedCard[];
  readonly winner: string;
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
  /** Every trick in its order, where the game keeps them so for a review once the deal is over. */
  readonly review?: readonly TrickView[];
  /** Tricks won by each side. */
  readonly tricks: Readonly<Record<string, number>>;
  readonly obligations: readonly ObligationView[];
  /** What is to be answered, chosen or ruled, by whom and until when; absent where nothing is. Told by the deal's life. */
  readonly waiting?: readonly WaitingView[];
  /** Acts that the seat to act may do now, in notation (calls or cards); empty when unknown. */
  readonly legal: readonly string[];
  /** The calls among them follow from the hand of who is to speak: only he is shown them. */
  readonly legalByHand?: true;
  /** Facts of the game that have no place above: vulnerability, trump, announcements. */
  readonly facts: Readonly<Record<string, string>>;
  /** Facts that follow from cards not seen yet (matadors of a hidden hand): told as `facts` are, once they may be. */
  readonly secretFacts?: Readonly<Record<string, string>>;
  /** Facts that somebody shows to the arbiter alone: nobody else is told them, whoever sees hidden cards either. */
  readonly arbiterFacts?: Readonly<Record<string, string>>;
  /** Cards beside the hands, where the game has any. */
  readonly piles?: readonly PileView[];
  /** Card points in the tricks that each side has won, where the game counts them. */
  readonly cardPoints?: Readonly<Record<string, number>>;
  readonly score: { readonly notation: string; readonly scores: Readonly<Record<string, number>> } | null;
};
