import { cardOf, formatCard, RANK_LETTERS, SUIT_LETTERS } from '@arbitre/rules/kernel/cards';
import type { Facts } from '@arbitre/rules/kernel/decider';
import type { Seat } from '../events';

export type LinDeal = {
  readonly dealer: Seat;
  readonly hands: Readonly<Record<Seat, readonly string[]>>;
};
type Reading =
  | { readonly ok: true; readonly deal: LinDeal }
  | { readonly ok: false; readonly code: string; readonly facts: Facts };

/** Hands and dealers stand in this order, dealers from 1 (BD-LIN-6). */
export const LIN_SEATS = ['S', 'W', 'N', 'E'] as const satisfies readonly Seat[];
const HAND = 13;

const PACK = Array.from(SUIT_LETTERS).flatMap((_, suit) =>
  Array.from(RANK_LETTERS).map((_rank, rank) => formatCard(cardOf(suit, rank))),
);

/** `S962HAQ8652DQTCT2`: ranks in any order; null where a letter is none. */
const readHand = (text: string): readonly string[] | null => {
  const cards: string[] = [];
  let suit = '';
  for (const letter of text.toUpperCase().replaceAll('10', 'T')) {
    if (SUIT_LETTERS.includes(letter)) suit = letter;
    else if (suit !== '' && RANK_LETTERS.includes(letter)) cards.push(`${suit}${letter}`);
    else return null;
  }
  return cards;
};

const fault = (code: string, facts: Facts = {}): Reading => ({ ok: false, code, facts });

/** `3S962HAQ8652DQTCT2,…,…,`: the dealer and four hands; one that is missing has what the others leave (BD-LIN-6). */
export const readMd = (value: string): Reading => {
  const [, digit = '', rest = ''] = /^\s*([1-4])(.*)$/s.exec(value) ?? [];
  if (digit === '') return fault('bad-deal', { deal: value.slice(0, 80) });
  const texts = rest.split(',').map((text) => text.trim());
  const read = LIN_SEATS.map((_, at) => readHand(texts[at] ?? ''));
  const wrong = read.findIndex((hand) => hand === null);
  if (wrong >= 0)
    return fault('bad-hand', { seat: LIN_SEATS[wrong] ?? '', hand: (texts[wrong] ?? '').slice(0, 40) });
  const hands = read.map((hand) => hand ?? []);
  const seen = new Map<string, Seat>();
  for (const [at, hand] of hands.entries())
    for (const card of hand) {
      const [seat, other] = [LIN_SEATS[at] ?? 'S', seen.get(card)];
      if (other !== undefined) return fault('BD-L1A-1', { card, seats: [other, seat] });
      seen.set(card, seat);
    }
  const missing = hands.findIndex(({ length }) => length === 0);
  if (missing >= 0 && hands.filter(({ length }) => length === 0).length === 1)
    hands[missing] = PACK.filter((card) => !seen.has(card));
  const short = hands.findIndex(({ length }) => length !== HAND);
  if (short >= 0)
    return fault('BD-L6B-1', {
      seat: LIN_SEATS[short] ?? '',
      cards: hands[short]?.length ?? 0,
      expected: HAND,
    });
  return {
    ok: true,
    deal: {
      dealer: LIN_SEATS[Number(digit) - 1] ?? 'S',
      hands: Object.fromEntries(LIN_SEATS.map((seat, at) => [seat, hands[at] ?? []])) as LinDeal['hands'],
    },
  };
};
