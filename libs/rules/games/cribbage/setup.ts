import { seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { type Seat, sideName, seatIndex } from '@arbitre/rules/kernel/compass';
import { optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { askedBy, type DataOf, described } from '@arbitre/rules/kernel/declare/field';
import { refused } from '@arbitre/rules/kernel/decider';
import { setupReader } from '@arbitre/rules/kernel/declare/setup';
import { integer, yesOrNo } from '@arbitre/rules/kernel/declare/values';

export const setupFields = {
  board: optional(integer(1, 9999, 'The game of its round, from 1')),
  dealer: optional(
    askedBy(
      'CRIB-4.2',
      orNull(seat, 'Who deals first, where it was drawn already; drawn at the table unless given'),
    ),
  ),
  captainNS: optional(described(seat, 'The captain of North and South; N unless given')),
  captainEW: optional(described(seat, 'The captain of East and West; E unless given')),
  skunk: optional(yesOrNo('Whether the tournament counts a win by 31 or more as a skunk; not unless told')),
};
type Given = Required<DataOf<typeof setupFields>>;

export type CribbageSetup = Omit<Given, 'dealer'> & { readonly dealer: Seat | null };

/** A setup from plain JSON, completed by the game's defaults. A captain plays for the own team (CRIB-3.2). */
export const readSetup = setupReader(
  setupFields,
  ({ board = 1, dealer, captainNS = 'N', captainEW = 'E', skunk = false }) => {
    for (const [side, captain] of [
      ['NS', captainNS],
      ['EW', captainEW],
    ] as const)
      if (sideName(seatIndex(captain)) !== side) return refused('CRIB-3.2', { side, captain });
    return { ok: true, setup: { board, dealer: dealer ?? null, captainNS, captainEW, skunk } };
  },
);
