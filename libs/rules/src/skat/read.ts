import { invalidField, isRecord, type Refusal } from '../kernel/act-shape';
import { type Card, formatCard, NO_CARD, parseCard } from '../kernel/cards';
import { refused } from '../kernel/decider';
import { emptyHands, give, holderOf } from '../kernel/hands';
import type { HandsBySeat } from './events-dealing';
import { SKAT } from './play';
import { isInPack } from './ranks';
import { isPlayer, type Player, PLAYERS, type Seat, seatIndex, seatsAt } from './seats';

export type Arguments = Readonly<Record<string, unknown>>;

const PLAYER = `one of ${PLAYERS.join(' ')}`;

/** A card of the 32 (SKAT-1.2.1.a); `NO_CARD` for anything else. */
export const parseSkatCard = (value: unknown): Card => {
  const card = typeof value === 'string' ? parseCard(value) : NO_CARD;
  return isInPack(card) ? card : NO_CARD;
};

export type ReadPlayer = { readonly ok: true; readonly seat: number; readonly name: Player };

/** A player who holds cards. */
export const readPlayer = (value: unknown, field = 'seat'): ReadPlayer | Refusal =>
  isPlayer(value) ? { ok: true, seat: seatIndex(value), name: value } : invalidField(field, value, PLAYER);

/** Anybody at the table, those who sit out included (SKAT-DEF-2). */
export const readTableSeat = (
  value: unknown,
  players: number,
): { readonly ok: true; readonly seat: number; readonly name: Seat } | Refusal => {
  const seats = seatsAt(players);
  const name = seats.find((seat) => seat === value);
  return name === undefined
    ? invalidField('seat', value, `one of ${seats.join(' ')}`)
    : { ok: true, seat: seats.indexOf(name), name };
};

export const readCard = (
  value: unknown,
  field = 'card',
): { readonly ok: true; readonly card: Card } | Refusal => {
  const card = parseSkatCard(value);
  return card === NO_CARD
    ? invalidField(field, value, 'a card of the 32, such as SA or HT')
    : { ok: true, card };
};

type ReadCards = { readonly ok: true; readonly cards: readonly Card[]; readonly texts: readonly string[] };

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= 32 && value.every((each) => typeof each === 'string');

/** Different cards of the pack, `least` to `most` of them. */
export const readCards = (
  value: unknown,
  field: string,
  least: number,
  most: number,
): ReadCards | Refusal => {
  const expected = least === most ? `${least} cards` : `${least} to ${most} cards`;
  if (!isTextList(value) || value.length < least || value.length > most)
    return invalidField(field, Array.isArray(value) ? value.length : value, expected);
  const cards: Card[] = [];
  for (const text of value) {
    const card = parseSkatCard(text);
    if (card === NO_CARD) return refused('SKAT-1.2.1.a', { field, card: text.slice(0, 20) });
    if (cards.includes(card)) return refused('card-twice', { field, card: formatCard(card) });
    cards.push(card);
  }
  return { ok: true, cards, texts: value };
};

export type ReadDeal =
  { readonly ok: true; readonly hands: HandsBySeat; readonly skat: readonly string[] | null } | Refusal;

/** Each card of the 32 in one place: the first thing wrong with the hands and the skat, or null. */
const packProblem = (hands: HandsBySeat, skat: readonly string[] | null): Refusal | null => {
  const places = [...PLAYERS.map((seat) => [seat, hands[seat]] as const), ['skat', skat] as const];
  const dealt = emptyHands(4);
  for (const [place, [name, cards]] of places.entries())
    for (const text of cards ?? []) {
      const card = parseSkatCard(text);
      if (card === NO_CARD) return refused('SKAT-1.2.1.a', { place: name, card: text.slice(0, 20) });
      const holder = holderOf(dealt, card);
      if (holder >= 0)
        return refused('card-twice', {
          card: formatCard(card),
          places: [holder === SKAT ? 'skat' : (PLAYERS[holder] ?? ''), name],
        });
      give(dealt, place, card);
    }
  return null;
};

/** Hands by player and the skat, from plain JSON; what is left out or null is not known. */
export const readHands = (hands: unknown, skat: unknown): ReadDeal => {
  const given = hands ?? {};
  if (!isRecord(given)) return invalidField('hands', hands, 'cards by player');
  const stranger = Object.keys(given).find((seat) => !isPlayer(seat));
  if (stranger !== undefined) return refused('unknown-seat', { seat: stranger.slice(0, 40), seats: PLAYERS });
  const read: Record<Player, readonly string[] | null> = { forehand: null, middlehand: null, rearhand: null };
  for (const seat of PLAYERS) {
    const cards = given[seat] ?? null;
    if (cards !== null && !isTextList(cards))
      return invalidField(`hands.${seat}`, cards, 'a list of cards, or null for an unknown hand');
    read[seat] = cards;
  }
  const aside = skat ?? null;
  if (aside !== null && !isTextList(aside))
    return invalidField('skat', skat, 'a list of cards, or null where it is not known');
  return packProblem(read, aside) ?? { ok: true, hands: read, skat: aside };
};

/** SKAT-3.2.6.a, SKAT-3.2.6.b: three cards each, two for the skat, four each, three each. */
export const dealOut = (pack: unknown): ReadDeal => {
  if (!isTextList(pack) || pack.length !== 32)
    return refused('SKAT-3.2.6.a', { cards: Array.isArray(pack) ? pack.length : null, expected: 32 });
  const hand = (seat: number): readonly string[] => [
    ...pack.slice(seat * 3, seat * 3 + 3),
    ...pack.slice(11 + seat * 4, 15 + seat * 4),
    ...pack.slice(23 + seat * 3, 26 + seat * 3),
  ];
  return readHands(Object.fromEntries(PLAYERS.map((seat, index) => [seat, hand(index)])), pack.slice(9, 11));
};
