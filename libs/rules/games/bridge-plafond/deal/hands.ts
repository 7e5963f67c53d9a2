import { formatCard, parseCard } from '@arbitre/rules/kernel/cards';
import { leftOf, SEATS, type Seat, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { emptyHands, give, holderOf } from '@arbitre/rules/kernel/hands';
import { inOrderOfLot } from '@arbitre/rules/kernel/lots/lots';
import type { Named } from '../events';

export type HandsBySeat = Named<'HandsDealt'>['data']['hands'];
export type WholeDeal = Readonly<Record<Seat, readonly string[]>>;

/** BP-PARTIE-1: each card of the pack once. */
export const dealtTwice = (hands: HandsBySeat): Refusal | null => {
  const dealt = emptyHands(SEATS.length);
  for (const [index, seat] of SEATS.entries())
    for (const card of hands[seat] ?? []) {
      const holder = holderOf(dealt, parseCard(card));
      if (holder >= 0) return refused('BP-PARTIE-1', { card, seats: [seatName(holder), seat] });
      give(dealt, index, parseCard(card));
    }
  return null;
};

/** BP-DONNE-3: one card at a time, clockwise from the dealer's left; the last is the dealer's (BP-DONNE-4). */
export const dealtOut = (order: readonly string[], dealer: number): WholeDeal => {
  const first = leftOf(dealer);
  const hand = (seat: Seat): readonly string[] =>
    order.filter((_, place) => ((first + place) & 3) === seatIndex(seat));
  return { N: hand('N'), E: hand('E'), S: hand('S'), W: hand('W') };
};

/** The pack in an order in which every one is as likely; whoever learns the seed deals it again. */
export const orderBySeed = (seed: string, board: number): readonly string[] =>
  inOrderOfLot(`${seed} plafond ${board}`, PACK_52.cards).map(formatCard);
