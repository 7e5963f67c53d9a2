import type { Side } from './events';

/** A card that may be changed because an opponent's card before it was (BD-L47D). */
export type ChangeRight = {
  readonly seat: number;
  readonly card: string;
  readonly trick: number;
  /** The side whose card was the first to go back: what it changes in its turn is penalised (BD-L62C2). */
  readonly offenders: number;
};

/** What is to be settled of dummy's card: a defender names it (BD-L46B5), or the arbiter says what a touch meant (BD-L45C3). */
export type Naming = { readonly kind: 'anything' } | { readonly kind: 'touched'; readonly card: string };

/** What the director looks at again by this article; `offender` is the seat whose act it was. */
export type Review = { readonly article: string; readonly offender: string };

/** What happened at the table beside calls and cards in turn. A value: `QUIET` as long as nothing has. */
export type AtTable = {
  /** The opening lead that lies face down, its card where somebody knows it (BD-L41A-1). */
  readonly faceDown: { readonly seat: number; readonly card: string | null } | null;
  /** Dummy has spread his cards (BD-L41D, BD-L47E2a). */
  readonly spread: boolean;
  /** Dummy did what Law 43A2 forbids, and lost what Law 42 gives him (BD-L43B2a). */
  readonly unprotected: boolean;
  readonly naming: Naming | null;
  readonly changes: readonly ChangeRight[];
  /** Seats that have taken a card back and owe another, one bit each (BD-L47D). */
  readonly replacing: number;
  /** Cards played against the law that have not been taken back (BD-L47A). */
  readonly irregular: readonly string[];
  /** The seat that an opponent told wrongly that it was its turn, and the card that it played for it (BD-L47E1). */
  readonly toldTurn: { readonly seat: number; readonly by: number; readonly card: string | null } | null;
  /** The last fifth card, which went back to its hand (BD-L45E1, BD-L45E2). */
  readonly fifth: { readonly seat: number; readonly card: string; readonly trick: number } | null;
  /** Declarer has faced his cards, and nobody has said yet what that means (BD-L48B2). */
  readonly faced: boolean;
  /** Who has turned his card of a trick, one bit a seat (BD-L65A). */
  readonly turned: { readonly trick: number; readonly seats: number };
  /** Cards that point the wrong way (BD-L65B). */
  readonly pointings: readonly { readonly seat: number; readonly trick: number }[];
  /** Seats that have mixed their cards, one bit each (BD-L65D). */
  readonly mixed: number;
  /** Tricks whose inspection the director has ordered (BD-L66C). */
  readonly inspections: readonly number[];
  /** Declarer's tricks as each side counts them (BD-L66D). */
  readonly disputed: Readonly<Record<Side, number>> | null;
  /** What waits for the director's judgment, oldest first. */
  readonly reviews: readonly Review[];
};

/** The right to change a card of a seat in a trick, if there is one. */
export const changeRight = (
  { changes }: Pick<AtTable, 'changes'>,
  seat: number,
  card: string,
  trick: number,
): ChangeRight | undefined =>
  changes.find((each) => each.seat === seat && each.card === card && each.trick === trick);

export const QUIET: AtTable = {
  faceDown: null,
  spread: false,
  unprotected: false,
  naming: null,
  changes: [],
  replacing: 0,
  irregular: [],
  toldTurn: null,
  fifth: null,
  faced: false,
  turned: { trick: 0, seats: 0 },
  pointings: [],
  mixed: 0,
  inspections: [],
  disputed: null,
  reviews: [],
};
