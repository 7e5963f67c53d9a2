import { SEATS, seatIndex, type Seat } from '@arbitre/rules/kernel/compass';
import { refused } from '@arbitre/rules/kernel/decider';
import { seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { optional } from '@arbitre/rules/kernel/declare/compound';
import { askedBy, type DataOf, described } from '@arbitre/rules/kernel/declare/field';
import { setupReader } from '@arbitre/rules/kernel/declare/setup';
import { integer } from '@arbitre/rules/kernel/declare/values';

/** C500-0.4. */
export const DEALS_PER_GAME = 8;

export const setupFields = {
  board: optional(integer(1, 9999, 'The board of its place')),
  deal: optional(
    askedBy(
      'C500-0.4',
      integer(1, DEALS_PER_GAME, 'The deal within its game; the board of its place unless given'),
    ),
  ),
  // C500-2.1: whoever drew the lowest card.
  first: optional(described(seat, 'Who dealt first in this game, as the cards were drawn; N unless given')),
  dealer: optional(askedBy('C500-6.7', described(seat, 'Who deals: as the first dealer and the deal say'))),
};
type Given = DataOf<typeof setupFields>;

export type FiveHundredSetup = Required<Pick<Given, 'deal' | 'first' | 'dealer'>>;

/** C500-6.7, C500-0-GAP-2: the deal passes clockwise from the first dealer of the game; each deals twice. */
export const dealerOf = (first: Seat, deal: number): Seat =>
  SEATS[(seatIndex(first) + deal - 1) % SEATS.length] ?? first;

/** A `dealer` is derived, and refused where it differs. */
export const readSetup = setupReader(setupFields, ({ board = 1, deal = board, first = 'N', dealer }) => {
  if (deal > DEALS_PER_GAME) return refused('C500-0.4', { deal, deals: DEALS_PER_GAME });
  const expected = dealerOf(first, deal);
  if (dealer !== undefined && dealer !== expected)
    return refused('C500-6.7', { dealer, expected, deal, first });
  return { ok: true, setup: { deal, first, dealer: expected } };
});
