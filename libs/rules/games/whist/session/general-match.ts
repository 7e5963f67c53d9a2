import { leftOf, type Seat, SEATS, seatIndex, seatName, sideName } from '@arbitre/rules/kernel/compass';
import type { Points } from '../setup';

/** A partie générale is three parties simples (WHC-PG-1). */
export const PARTIES = 3;

export type Seating = Readonly<Record<Seat, string>>;

/**
 * The first dealer keeps his seat; each of the others takes the next free seat on his left (WHC-PG-3), so that in three
 * parties everybody partners each of the others once (WHC-PG-2).
 */
export const rotateSeats = (seating: Seating, firstDealer: Seat): Seating => {
  const fixed = seatIndex(firstDealer);
  const moved = { ...seating };
  for (let step = 1; step < 4; step++) {
    const from = (fixed + step) & 3;
    const to = leftOf(from) === fixed ? leftOf(fixed) : leftOf(from);
    moved[seatName(to)] = seating[seatName(from)];
  }
  return moved;
};

/** Each player's fiches of a partie: those of the side that he sat on. */
export const fichesByPlayer = (seating: Seating, fiches: Points): Readonly<Record<string, number>> =>
  Object.fromEntries(SEATS.map((seat) => [seating[seat], fiches[sideName(seatIndex(seat))]]));

export type Placing = { readonly player: string; readonly total: number; readonly rank: number };

/** WHC-PG-GAP-3: the sum of each player's fiches; equal sums share the rank. */
export const rankPlayers = (parties: readonly Readonly<Record<string, number>>[]): readonly Placing[] => {
  const totals = new Map<string, number>();
  for (const partie of parties)
    for (const [player, fiches] of Object.entries(partie))
      totals.set(player, (totals.get(player) ?? 0) + fiches);
  const placings = [...totals].map(([player, total]) => ({
    player,
    total,
    rank: 1 + [...totals.values()].filter((other) => other > total).length,
  }));
  return placings.sort((a, b) => a.rank - b.rank);
};
