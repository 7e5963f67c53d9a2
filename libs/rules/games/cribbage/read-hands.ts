import { type Card, formatCard, parseCard } from '@arbitre/rules/kernel/cards';
import { bitOf } from '@arbitre/rules/kernel/card-set';
import { leftOf, type Seat, SEATS, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import type { ValueOf } from '@arbitre/rules/kernel/declare/field';
import { emptyHands, give, holderOf, holds } from '@arbitre/rules/kernel/hands';
import type { HandsBySeat } from './events';
import type { givenHands } from './fields';
import { refuse } from './refusals';
import { type CribbageState, isKnown } from './state';
import { DEALT } from './values';

type ReadHands = { readonly ok: true; readonly hands: HandsBySeat } | Refusal;

/** CRIB-2.2: one card of each in the pack. */
const twice = (hands: HandsBySeat): Refusal | null => {
  const dealt = emptyHands(4);
  for (const [seat, name] of SEATS.entries())
    for (const text of hands[name] ?? []) {
      const card = parseCard(text);
      const holder = holderOf(dealt, card);
      if (holder >= 0) return refused('CRIB-2.2', { card: text, seats: [seatName(holder), name] });
      give(dealt, seat, card);
    }
  return null;
};

export const readHands = ({
  N = null,
  E = null,
  S = null,
  W = null,
}: ValueOf<typeof givenHands>): ReadHands => {
  const hands = { N, E, S, W };
  return twice(hands) ?? { ok: true, hands };
};

/** CRIB-4-GAP-2: one card at a time, clockwise, the first to the dealer's left; the rest of the pack stays (CRIB-4.3). */
export const dealOut = (pack: readonly string[], dealer: Seat): ReadHands => {
  const first = leftOf(seatIndex(dealer));
  const missing =
    new Set(pack).size === pack.length ? null : refused('CRIB-2.2', { cards: new Set(pack).size });
  if (missing !== null) return missing;
  const handOf = (seat: number): readonly string[] =>
    pack.slice(0, 4 * DEALT).filter((_, place) => ((first + place) & 3) === seat);
  return readHands(Object.fromEntries(SEATS.map((name, seat) => [name, handOf(seat)])));
};

const isOut = ({ out }: CribbageState, card: Card): boolean => ((out[card >> 5] ?? 0) & bitOf(card)) !== 0;

/** A card that cannot come from this hand: no policy records it. */
export const impossible = (state: CribbageState, seat: number, card: Card): Refusal | null => {
  const { hands, played } = state;
  const facts = { seat: seatName(seat), card: formatCard(card) };
  if (isOut(state, card))
    return played.includes(card) ? refuse('card-already-played', facts) : refuse('card-not-held', facts);
  if (holds(hands, seat, card)) return null;
  const holder = holderOf(hands, card);
  return holder < 0 && !isKnown(state, seat)
    ? null
    : refuse('card-not-held', { ...facts, holder: holder < 0 ? null : seatName(holder) });
};

/** Whoever has a card that cannot lie on the pack or in the crib; null where nobody is known to. */
export const heldElsewhere = (state: CribbageState, card: Card): Refusal | null => {
  const holder = holderOf(state.hands, card);
  if (holder < 0 && !isOut(state, card)) return null;
  return refuse('card-elsewhere', { card: formatCard(card), seat: holder < 0 ? 'table' : seatName(holder) });
};
