/** The columns of a list that describe a game (SKAT-5.5-GAP-1); `base` is the constant value of a null game. */
export type GameColumns = {
  readonly base: number;
  /** 2 with two, -2 without two; null for a null game. */
  readonly matadors: number | null;
  readonly hand: boolean;
  readonly schneider: boolean;
  readonly schneiderAnnounced: boolean;
  readonly schwarz: boolean;
  readonly schwarzAnnounced: boolean;
  readonly ouvert: boolean;
  readonly overbid: boolean;
};

type Line = {
  /** The number of the deal on its list, from 1. */
  readonly deal: number;
  /** Players are named as the sheet's columns name them. */
  readonly dealer: string;
};

/** One line of a list: a game, a deal that nobody bid for, or one that the end of the time struck out. */
export type ListEntry =
  | (Line & {
      readonly kind: 'game';
      readonly declarer: string;
      /** What the declarer is credited or debited, a lost game already doubled (SKAT-5.3.4). */
      readonly value: number;
      /** Null where the record knows the value only. */
      readonly game: GameColumns | null;
    })
  | (Line & { readonly kind: 'passed' | 'struck' });
