import type { Strain } from '@arbitre/rules/kernel/auction/calls';
import {
  partnerOf,
  SEATS,
  type Seat,
  seatIndex,
  seatName,
  type Side,
  sideName,
} from '@arbitre/rules/kernel/compass';
import { type HonourKind, SCORE_TABLE } from './table';

/** Honours of a deal: in one hand, to its side. */
export type Honours = { readonly side: Side; readonly kind: HonourKind };

const TRUMP_HONOURS = ['A', 'K', 'Q', 'J', 'T'];
const ACES = ['CA', 'DA', 'HA', 'SA'];

type Hands = Readonly<Record<Seat, readonly string[]>>;

const heldOf = (cards: readonly string[], hand: readonly string[]): number =>
  cards.filter((card) => hand.includes(card)).length;

/**
 * The honours among the hands as they were dealt (BP-HONN-GAP-2): four or five of trumps in one hand, at no-trump the four aces in
 * one; anything else is worth nothing (BP-HONN-5).
 */
export const honoursIn = (hands: Hands, strain: Strain): (Honours & { readonly seat: Seat }) | null => {
  const sought = strain === 'NT' ? ACES : TRUMP_HONOURS.map((rank) => `${strain}${rank}`);
  const seat = SEATS.find((each) => heldOf(sought, hands[each]) >= 4);
  if (seat === undefined) return null;
  const own = { seat, side: sideName(seatIndex(seat)) };
  if (strain === 'NT') return { ...own, kind: 'aces' };
  if (heldOf(sought, hands[seat]) === 5) return { ...own, kind: 'five' };
  const partner = hands[seatName(partnerOf(seatIndex(seat)))];
  return { ...own, kind: heldOf(sought, partner) === 1 ? 'four-and-fifth' : 'four' };
};

const SUIT_HONOURS: readonly HonourKind[] = ['four', 'four-and-fifth', 'five'];

/** What these points of honours are in that denomination (BP-HONN-1 to 4); null where there are none. */
export const honoursWorth = (points: number, strain: Strain): HonourKind | null =>
  (strain === 'NT' ? (['aces'] as const) : SUIT_HONOURS).find(
    (kind) => SCORE_TABLE.honours[kind] === points,
  ) ?? null;
