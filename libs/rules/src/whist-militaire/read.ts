import { invalidField, isRecord, type Refusal } from '../kernel/act-shape';
import { type Card, formatCard, NO_CARD, parseCard } from '../kernel/cards';
import { emptyHands, give, holderOf } from '../kernel/hands';
import { refused } from '../kernel/decider';
import type { HandsBySeat, Seat } from './events';
import { isSeat, SEATS, seatIndex, seatName } from '../kernel/compass';

export type Arguments = Readonly<Record<string, unknown>>;

export type ReadCard = { readonly ok: true; readonly seat: number; readonly name: Seat; readonly card: Card };

export const readSeat = (value: unknown, field = 'seat'): Refusal | null =>
  isSeat(value) ? null : invalidField(field, value, 'one of N E S W');

export const readCard = (value: unknown, field = 'card'): { ok: true; card: Card } | Refusal => {
  const card = typeof value === 'string' ? parseCard(value) : NO_CARD;
  return card === NO_CARD ? invalidField(field, value, 'a card such as SA or HT') : { ok: true, card };
};

export const readSeatAndCard = ({ seat, card }: Arguments): ReadCard | Refusal => {
  if (!isSeat(seat)) return invalidField('seat', seat, 'one of N E S W');
  const read = typeof card === 'string' ? parseCard(card) : NO_CARD;
  if (read === NO_CARD) return invalidField('card', card, 'a card such as SA or HT');
  return { ok: true, seat: seatIndex(seat), name: seat, card: read };
};

type ReadHands = { readonly ok: true; readonly hands: HandsBySeat } | Refusal;

const isCardList = (hand: unknown): hand is readonly string[] =>
  Array.isArray(hand) && hand.length <= 52 && hand.every((card) => typeof card === 'string');

/** One card of each in the pack: the first thing wrong with the hands, or null. */
const cardsProblem = (hands: HandsBySeat): Refusal | null => {
  const dealt = emptyHands(4);
  for (const [index, seat] of SEATS.entries())
    for (const text of hands[seat] ?? []) {
      const card = parseCard(text);
      if (card === NO_CARD) return refused('unknown-card', { seat, card: text.slice(0, 20) });
      const holder = holderOf(dealt, card);
      if (holder >= 0)
        return refused('WM-R7-GAP-1', { card: formatCard(card), seats: [seatName(holder), seat] });
      give(dealt, index, card);
    }
  return null;
};

/** Hands by seat from plain JSON; a seat left out or null is not known. */
export const readHands = (given: unknown): ReadHands => {
  if (!isRecord(given)) return invalidField('hands', given, 'the hands of N, E, S and W');
  const stranger = Object.keys(given).find((seat) => !isSeat(seat));
  if (stranger !== undefined) return refused('unknown-seat', { seat: stranger.slice(0, 40), seats: SEATS });
  const hands: Record<Seat, readonly string[] | null> = { N: null, E: null, S: null, W: null };
  for (const seat of SEATS) {
    const hand = given[seat];
    if (hand === undefined || hand === null) continue;
    if (!isCardList(hand))
      return invalidField(`hands.${seat}`, hand, 'a list of cards, or null for an unknown hand');
    hands[seat] = hand;
  }
  return cardsProblem(hands) ?? { ok: true, hands };
};

/** WM-3.1: one card at a time, clockwise, the first to the dealer's left. Any other pack than 52 cards is refused. */
export const dealOut = (pack: unknown, dealer: Seat): ReadHands => {
  if (!isCardList(pack) || pack.length !== 52)
    return refused('WM-3.1', { cards: Array.isArray(pack) ? pack.length : null, expected: 52 });
  const first = seatIndex(dealer) + 1;
  const handOf = (seat: number): readonly string[] =>
    pack.filter((_, place) => ((first + place) & 3) === seat);
  return readHands(Object.fromEntries(SEATS.map((name, seat) => [name, handOf(seat)])));
};
