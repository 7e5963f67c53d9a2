import { dealPoints, type Outcome, type Suit } from '@arbitre/rules/whist-bridge';
import type { Game } from '../phone/contract-steps';

/** A deal as the sheet of its table has it; players by their entries. */
export type SheetDeal = {
  readonly deal: number;
  readonly dealer: string;
  /** Null where the deal was cancelled before anything was announced. */
  readonly game: Game | null;
  readonly suit: Suit | null;
  readonly declarers: readonly string[];
  readonly direct: boolean;
  /** Null while it is played. */
  readonly outcome: Outcome | null;
  /** Null while it is not validated. */
  readonly points: Readonly<Record<string, number>> | null;
  /** The article by which nobody scores in it. */
  readonly cancelled: string | null;
};

/** What a deal is worth to each who plays it, before anybody has validated it. */
export const pointsAhead = (
  players: readonly string[],
  { game, declarers, direct }: Pick<SheetDeal, 'declarers' | 'direct'> & { readonly game: Game },
  outcome: Outcome,
): Readonly<Record<string, number>> =>
  Object.fromEntries(dealPoints(players, { game, declarers, direct }, outcome));
