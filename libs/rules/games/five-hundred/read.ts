import type { Card } from '@arbitre/rules/kernel/cards';
import { SEATS, seatIndex } from '@arbitre/rules/kernel/compass';
import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { emptyHands, give, holderOf } from '@arbitre/rules/kernel/hands';
import { formatCard, KITTY, parseCard } from './cards';
import type { HandsBySeat, Seat } from './events';

/** A card with its seat, by name and by place in the rotation. */
export type SeatAndCard = { readonly seat: number; readonly name: Seat; readonly card: Card };

export const seatAndCard = (given: { readonly seat: Seat; readonly card: string }): SeatAndCard => ({
  seat: seatIndex(given.seat),
  name: given.seat,
  card: parseCard(given.card),
});

export type Dealt = { readonly hands: HandsBySeat; readonly kitty: readonly string[] | null };
type ReadHands = { readonly ok: true; readonly dealt: Dealt } | Refusal;

const PLACES = [...SEATS, 'kitty'] as const;

/** C500-0.3: each card once. The first thing wrong with the hands, or null. */
const cardsProblem = ({ hands, kitty }: Dealt): Refusal | null => {
  const dealt = emptyHands(KITTY + 1);
  for (const [index, place] of PLACES.entries())
    for (const text of (place === 'kitty' ? kitty : hands[place]) ?? []) {
      const card = parseCard(text);
      const holder = holderOf(dealt, card);
      if (holder >= 0)
        return refused('C500-0.3', { card: formatCard(card), seats: [PLACES[holder] ?? '', place] });
      give(dealt, index, card);
    }
  return null;
};

/** All four hands and the kitty; a place left out is not known. */
export const readHands = (
  { N = null, E = null, S = null, W = null }: Partial<HandsBySeat>,
  kitty: readonly string[] | null,
): ReadHands => {
  const dealt = { hands: { N, E, S, W }, kitty };
  return cardsProblem(dealt) ?? { ok: true, dealt };
};

/** C500-3.2: three to each, two to the kitty, two to each, two, three to each, two, two to each. */
const ROUNDS = [3, 2, 3, 2] as const;
const KITTY_ROUND = 2;

/** The pack dealt out in that order, clockwise from the dealer's left. */
export const dealOut = (pack: readonly string[], dealer: Seat): ReadHands => {
  const first = seatIndex(dealer) + 1;
  const hands: string[][] = [[], [], [], []];
  const kitty: string[] = [];
  let next = 0;
  const draw = (count: number): readonly string[] => pack.slice(next, (next += count));
  for (const [round, each] of ROUNDS.entries()) {
    for (let step = 0; step < SEATS.length; step++) hands[(first + step) & 3]?.push(...draw(each));
    if (round < ROUNDS.length - 1) kitty.push(...draw(KITTY_ROUND));
  }
  return readHands(Object.fromEntries(SEATS.map((name, seat) => [name, hands[seat] ?? []])), kitty);
};
