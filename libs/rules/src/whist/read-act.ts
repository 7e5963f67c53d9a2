import { invalidField, type Refusal } from '../kernel/act-shape';
import { type Card, NO_CARD, parseCard } from '../kernel/cards';
import { isSeat, type Seat, seatIndex } from '../kernel/compass';
import type { Decision } from '../kernel/decider';
import type { WhistEvent } from './events';
import type { WhistState } from './state';

export type Arguments = Readonly<Record<string, unknown>>;
export type Decide = (state: WhistState, command: Arguments) => Decision<WhistEvent>;

export type ReadSeat = { readonly ok: true; readonly seat: number; readonly name: Seat };
export type ReadCard = ReadSeat & { readonly card: Card };

export const readSeat = (value: unknown, field = 'seat'): ReadSeat | Refusal =>
  isSeat(value)
    ? { ok: true, seat: seatIndex(value), name: value }
    : invalidField(field, value, 'one of N E S W');

export const readSeatAndCard = ({ seat, card }: Arguments): ReadCard | Refusal => {
  const reading = readSeat(seat);
  if (!reading.ok) return reading;
  const read = typeof card === 'string' ? parseCard(card) : NO_CARD;
  if (read === NO_CARD) return invalidField('card', card, 'a card such as SA or HT');
  return { ok: true, seat: reading.seat, name: reading.name, card: read };
};

/** A list of cards in notation, none twice. */
export const readCards = (value: unknown, field: string): { ok: true; cards: readonly Card[] } | Refusal => {
  if (!Array.isArray(value) || value.length === 0 || value.length > 52)
    return invalidField(field, value, 'a list of cards');
  const cards = value.map((each: unknown) => (typeof each === 'string' ? parseCard(each) : NO_CARD));
  if (cards.includes(NO_CARD) || new Set(cards).size !== cards.length)
    return invalidField(field, 'list', 'different cards such as SA or HT');
  return { ok: true, cards };
};
