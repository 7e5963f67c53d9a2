import { SEATS, seatIndex, type Seat } from '@arbitre/rules/kernel/compass';
import { refused } from '@arbitre/rules/kernel/decider';
import { seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { optional } from '@arbitre/rules/kernel/declare/compound';
import { askedBy, type DataOf, described } from '@arbitre/rules/kernel/declare/field';
import { setupReader } from '@arbitre/rules/kernel/declare/setup';
import { integer } from '@arbitre/rules/kernel/declare/values';

export const setupFields = {
  board: optional(integer(1, 9999, 'The board of its place')),
  deal: optional(integer(1, 9999, 'The deal within its game, from 1; the board of its place unless given')),
  // JOF-4-GAP-3: whoever drew the lowest card.
  first: optional(described(seat, 'Who dealt first in this game, as the cards were drawn; N unless given')),
  dealer: optional(
    askedBy('JOF-4-GAP-3', described(seat, 'Who deals: as the first dealer and the deal say')),
  ),
};
type Given = DataOf<typeof setupFields>;

export type JoffreSetup = Required<Pick<Given, 'deal' | 'first' | 'dealer'>>;

/** JOF-4-GAP-3: the deal passes clockwise from the first dealer of the game. */
export const dealerOf = (first: Seat, deal: number): Seat =>
  SEATS[(seatIndex(first) + deal - 1) % SEATS.length] ?? first;

/** A `dealer` is derived, and refused where it differs. */
export const readSetup = setupReader(setupFields, ({ board = 1, deal = board, first = 'N', dealer }) => {
  const expected = dealerOf(first, deal);
  if (dealer !== undefined && dealer !== expected)
    return refused('JOF-4-GAP-3', { dealer, expected, deal, first });
  return { ok: true, setup: { deal, first, dealer: expected } };
});
