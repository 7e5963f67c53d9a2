import { SEATS, seatIndex, sideName, type Seat, type Side } from '@arbitre/rules/kernel/compass';
import { seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { object, optional } from '@arbitre/rules/kernel/declare/compound';
import { askedBy, type DataOf, described } from '@arbitre/rules/kernel/declare/field';
import { setupReader } from '@arbitre/rules/kernel/declare/setup';
import { integer, text } from '@arbitre/rules/kernel/declare/values';

/** A pack as the table knows it: by its back. */
export const pack = text('The back of a pack, as the table calls it', 40);

export const setupFields = {
  board: optional(integer(1, 9999, 'The deal of its table, from 1')),
  // BP-DONNE-7: the board of its place tells it where nobody says more.
  dealer: optional(askedBy('BP-DONNE-7', described(seat, 'Who deals; in turn from N unless given'))),
  // BP-TABLE-4, BP-TABLE-8.
  packs: optional(object({ NS: pack, EW: pack }, 'The pack that each side deals with')),
};
type Given = DataOf<typeof setupFields>;

export type BridgePlafondSetup = {
  readonly board: number;
  readonly dealer: Seat;
  readonly packs: Readonly<Record<Side, string>>;
};

/** Two packs with different backs, by side (BP-TABLE-8). */
export const USUAL_PACKS: Readonly<Record<Side, string>> = { NS: 'blue', EW: 'red' };

export const packOf = (packs: Readonly<Record<Side, string>>, dealer: Seat): string =>
  packs[sideName(seatIndex(dealer))];

const inTurn = (board: number): Seat => SEATS[(board - 1) % SEATS.length] ?? 'N';

/** A setup from plain JSON, completed by the game's defaults. */
export const readSetup = setupReader(
  setupFields,
  ({ board = 1, dealer = inTurn(board), packs = USUAL_PACKS }: Given) => ({
    ok: true,
    setup: { board, dealer, packs },
  }),
);
