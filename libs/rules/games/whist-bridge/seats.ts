import { formatCard } from '@arbitre/rules/kernel/cards';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import { placeIn } from '@arbitre/rules/kernel/declare/person';
import type { TrickGame } from '@arbitre/rules/kernel/tricks/play';

/** The places of a table, clockwise; the fifth where five sit (WB-16.b). */
export type Seat = '1' | '2' | '3' | '4' | '5';
export const SEATS = ['1', '2', '3', '4', '5'] as const satisfies readonly Seat[];

export const LEAST_AT_TABLE = 4;
export const MOST_AT_TABLE = SEATS.length;
/** Who plays a deal: all at a table of four, all but the dealer at one of five (WB-16-GAP-1). */
export const PLAYERS = 4;

/** Who sits at the table, and the place (from 1) that deals. */
export type Table = { readonly players: number; readonly dealer: number };

export const seatsAt = (players: number): readonly Seat[] => SEATS.slice(0, players);

/** WB-4-GAP-1: the place after another, clockwise. */
export const nextPlace = (place: number, players: number): number => (place % players) + 1;

const nameAt = ({ players, dealer }: Table, index: number): Seat => SEATS[(dealer + index) % players] ?? '1';

/** By place (1 to 5): where it speaks, as `indexOf` tells it. */
export type Order = Int8Array;

const orderAt = ({ players, dealer }: Table): Order =>
  Int8Array.from([0, ...SEATS], (_, place) =>
    place === 0 || place > players ? PLAYERS : (place - 1 - dealer + players) % players,
  );

/** What a table that deals from one place is, made once: who plays, and the play of thirteen tricks and of twelve. */
type Seated = {
  readonly players: readonly Seat[];
  readonly order: Order;
  readonly games: readonly [TrickGame, TrickGame];
};

const seated = (table: Table): Seated => {
  const players = Array.from({ length: PLAYERS }, (_, index) => nameAt(table, index));
  const game = (tricks: number): TrickGame => ({ seats: players, tricks, piles: 0, format: formatCard });
  return { players, order: orderAt(table), games: [game(TRICKS), game(TRICKS - 1)] };
};

const SEATED: readonly (readonly Seated[])[] = [LEAST_AT_TABLE, MOST_AT_TABLE].map((players) =>
  Array.from({ length: players }, (_, at) => seated({ players, dealer: at + 1 })),
);
const seatedAt = (table: Table): Seated =>
  SEATED[table.players - LEAST_AT_TABLE]?.[table.dealer - 1] ?? seated(table);

/** The four who play, the first speaker first. */
export const playersOf = (table: Table): readonly Seat[] => seatedAt(table).players;
/** Where each place of the table speaks. */
export const orderOf = (table: Table): Order => seatedAt(table).order;

/**
 * Who plays, in the order of speaking: 0 is the first speaker, on the dealer's left (WB-4-GAP-1). The dealer of a table of five,
 * who sits out, comes after the four: 4, as does whoever is not at the table.
 */
export const indexOf = (order: Order, seat: string): number => order[seat.charCodeAt(0) - 48] ?? PLAYERS;

export const dealerSeat = ({ dealer }: Table): Seat => SEATS[dealer - 1] ?? '1';
/** WB-4.c: on the dealer's right. */
export const cutterSeat = ({ players, dealer }: Table): Seat =>
  SEATS[(dealer + players - 2) % players] ?? '1';

/** Whether an arbiter, told as a person of the competition, is one of these or plays for one of them: he judges no call of theirs (WB-15-GAP-2). */
export const sitsAmong = (persons: readonly string[], arbiter: string): boolean =>
  persons.includes(arbiter) || persons.includes(placeIn(arbiter)?.entry ?? arbiter);

/** The play of a deal at a table: thirteen tricks, or twelve where everybody has laid a card aside (WB-DEF-PM-GAP-1). */
export const trickGame = (table: Table, aside = false): TrickGame => seatedAt(table).games[aside ? 1 : 0];
