import { bitOf } from '@arbitre/rules/kernel/card-set';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { type CribbageState, isKnown } from './state';
import { MOST, valueOf } from './values';

/** By how much still fits: the cards that fit, in the two words of a hand. */
const FITTING: readonly (readonly [low: number, high: number])[] = Array.from(
  { length: MOST + 1 },
  (_, room) => {
    const words: [number, number] = [0, 0];
    for (const card of PACK_52.cards) if (valueOf(card) <= room) words[card < 32 ? 0 : 1] |= bitOf(card);
    return words;
  },
);

/** Whether a known hand has a card that fits, once `without` (a card, or -1) has left it. */
export const canPlay = ({ hands }: CribbageState, seat: number, room: number, without = -1): boolean => {
  const [low = 0, high = 0] = FITTING[room] ?? [];
  const gone = without < 0 ? 0 : bitOf(without);
  return (
    ((hands[seat << 1] ?? 0) & low & ~(without < 32 ? gone : 0)) !== 0 ||
    ((hands[(seat << 1) + 1] ?? 0) & high & ~(without < 32 ? 0 : gone)) !== 0
  );
};

/** Clockwise from a seat, itself last: who still has cards and has not said go; -1 for nobody. `played`: a card of the seat that just left. */
export const nextIn = (left: Int8Array, gone: number, seat: number, played = 0): number => {
  for (let step = 1; step <= 4; step++) {
    const next = (seat + step) & 3;
    if ((left[next] ?? 0) > (next === seat ? played : 0) && (gone & (1 << next)) === 0) return next;
  }
  return -1;
};

/** CRIB-4.15, CRIB-4-GAP-5: nobody can play after this card; a player alone goes on while his hand, if it is known, has a card that fits. */
export const endsWith = (state: CribbageState, seat: number, card: number): boolean => {
  const count = state.count + valueOf(card);
  if (count === MOST) return true;
  const next = nextIn(state.left, state.gone, seat, 1);
  return next < 0 || (next === seat && isKnown(state, seat) && !canPlay(state, seat, MOST - count, card));
};

/** The same after a go. */
export const endsWithGo = (state: CribbageState, seat: number): boolean => {
  const { left, last, count } = state;
  const next = nextIn(left, state.gone | (1 << seat), seat);
  return next < 0 || (next === last && isKnown(state, last) && !canPlay(state, last, MOST - count));
};

/** Whether the series is over as it lies there: its end was left out where the game ended before. */
export const isOver = (state: CribbageState): boolean => {
  const { left, gone, last, count, length } = state;
  if (length === 0) return false;
  if (count === MOST) return true;
  const next = nextIn(left, gone, last);
  return next < 0 || (next === last && isKnown(state, last) && !canPlay(state, last, MOST - count));
};
