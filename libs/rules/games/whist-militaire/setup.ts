import { integer, invalidField, oneOf } from '@arbitre/rules/kernel/act-shape';
import { refused } from '@arbitre/rules/kernel/decider';
import type { SetupReading } from '@arbitre/rules/kernel/game';
import type { Seat, TrumpSuit } from './events';
import { SEATS, seatIndex } from '@arbitre/rules/kernel/compass';

/** Deals of one game at one table: each of the four players deals once (WM-2.2, WM-5.3). */
export const DEALS_PER_GAME = 4;

export type WhistMilitaireSetup = {
  /** 1 to 4 within the game. */
  readonly deal: number;
  readonly trump: TrumpSuit;
  /** The captain who is at home at this table: first dealer, and the one who writes the boxes (WM-2.1, WM-5.2). */
  readonly captain: Seat;
  readonly dealer: Seat;
};

/** WM-2.1, WM-2.2: the captain deals first, then the deal passes clockwise. */
export const dealerOf = (captain: Seat, deal: number): Seat =>
  SEATS[(seatIndex(captain) + deal - 1) % SEATS.length] ?? captain;

export const TRUMPS = ['C', 'D', 'H', 'S'] as const satisfies readonly TrumpSuit[];
const DEAL = integer(1, DEALS_PER_GAME);
const SEAT = oneOf(SEATS);

const isTrump = (value: unknown): value is TrumpSuit => TRUMPS.some((suit) => suit === value);

/**
 * A deal without a published trump cannot start (WM-3.3). `board` is the number of the deal in its game unless `deal`
 * says it; `captain` is N unless given; a `dealer` is derived, and refused where it differs.
 */
export const readSetup = (given: Readonly<Record<string, unknown>>): SetupReading<WhistMilitaireSetup> => {
  const { board, trump, captain = 'N', dealer, pack = 'organiser' } = given;
  const deal = given.deal ?? board;
  if (!DEAL.accepts(deal))
    return refused('WM-5.3', { deal: typeof deal === 'number' ? deal : null, deals: DEALS_PER_GAME });
  if (!SEAT.accepts(captain)) return invalidField('captain', captain, SEAT.expected);
  if (pack !== 'organiser')
    return refused('WM-R13.3', { pack: typeof pack === 'string' ? pack.slice(0, 80) : null });
  if (trump === undefined || trump === null) return refused('WM-3.3', { trump: null, deal: deal as number });
  if (!isTrump(trump))
    return refused('WM-3-GAP-1', {
      trump: typeof trump === 'string' ? trump.slice(0, 80) : null,
      suits: TRUMPS,
    });
  const proper = dealerOf(captain as Seat, deal as number);
  if (dealer !== undefined && dealer !== proper)
    return refused(deal === 1 ? 'WM-2.1' : 'WM-2.2', {
      dealer: typeof dealer === 'string' ? dealer.slice(0, 80) : null,
      expected: proper,
      deal: deal as number,
    });
  return { ok: true, setup: { deal: deal as number, trump, captain: captain as Seat, dealer: proper } };
};
