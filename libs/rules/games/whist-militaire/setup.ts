import { SEATS, seatIndex } from '@arbitre/rules/kernel/compass';
import { refused } from '@arbitre/rules/kernel/decider';
import { seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { optional } from '@arbitre/rules/kernel/declare/compound';
import { askedBy, type DataOf, described } from '@arbitre/rules/kernel/declare/field';
import { setupReader } from '@arbitre/rules/kernel/declare/setup';
import { integer, oneOf } from '@arbitre/rules/kernel/declare/values';
import type { Seat, TrumpSuit } from './events';

/** Deals of one game at one table: each of the four players deals once (WM-2.2, WM-5.3). */
export const DEALS_PER_GAME = 4;

export const TRUMPS = ['C', 'D', 'H', 'S'] as const satisfies readonly TrumpSuit[];

/** A deal without a published trump cannot start; no trump is none. */
const wrongTrump = (trump: unknown): string =>
  trump === undefined || trump === null ? 'WM-3.3' : 'WM-3-GAP-1';

export const setupFields = {
  board: optional(integer(1, 9999, 'The board of its place')),
  deal: optional(
    askedBy(
      'WM-5.3',
      integer(1, DEALS_PER_GAME, 'The deal within its game; the board of its place unless given'),
    ),
  ),
  // WM-2.1, WM-5.2.
  captain: optional(
    described(
      seat,
      'The captain who is at home at this table, first dealer and writer of the boxes; N unless given',
    ),
  ),
  pack: optional(askedBy('WM-R13.3', oneOf(['organiser'], 'Whose pack it is'))),
  trump: askedBy(wrongTrump, oneOf(TRUMPS, 'Trump, as published')),
  dealer: optional(askedBy('WM-2.2', described(seat, 'Who deals: as captain and deal say'))),
};
type Given = DataOf<typeof setupFields>;

export type WhistMilitaireSetup = Required<Pick<Given, 'deal' | 'trump' | 'captain' | 'dealer'>>;

/** WM-2.1, WM-2.2: the captain deals first, then the deal passes clockwise. */
export const dealerOf = (captain: Seat, deal: number): Seat =>
  SEATS[(seatIndex(captain) + deal - 1) % SEATS.length] ?? captain;

/** A `dealer` is derived, and refused where it differs. */
export const readSetup = setupReader(setupFields, ({ board, deal = board, captain = 'N', trump, dealer }) => {
  if (deal === undefined || deal > DEALS_PER_GAME)
    return refused('WM-5.3', { deal: deal ?? null, deals: DEALS_PER_GAME });
  const expected = dealerOf(captain, deal);
  if (dealer !== undefined && dealer !== expected)
    return refused(deal === 1 ? 'WM-2.1' : 'WM-2.2', { dealer, expected, deal });
  return { ok: true, setup: { deal, trump, captain, dealer: expected } };
});
