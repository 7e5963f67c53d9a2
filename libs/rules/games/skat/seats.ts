/**
 * The seats of one deal, by their part in it: three players, clockwise from the dealer's left, then those who sit out (the
 * dealer at a table of four or more, and the others at larger tables). Seats are scoring units: everyone for himself.
 */
export type Player = 'forehand' | 'middlehand' | 'rearhand';
export type Seat = Player | 'dealer' | 'idle-1' | 'idle-2';

export const PLAYERS = ['forehand', 'middlehand', 'rearhand'] as const satisfies readonly Player[];
export const SEATS = [...PLAYERS, 'dealer', 'idle-1', 'idle-2'] as const satisfies readonly Seat[];

/** Table players (SKAT-DEF-2, SKAT-1.1.1.a). */
export const LEAST_AT_TABLE = 3;
export const MOST_AT_TABLE = SEATS.length;

/** The seats of a table of 3 to 6, the three players first (SKAT-3.2.7.a, SKAT-3.2.7.b). */
export const seatsAt = (players: number): readonly Seat[] => SEATS.slice(0, players);

/** The seat that deals: rearhand at a table of three, else the one who sits out (SKAT-3.2-GAP-1). */
export const dealerAt = (players: number): Seat => (players === LEAST_AT_TABLE ? 'rearhand' : 'dealer');

/** 0 to 2 for the players, 3 and more for those who sit out; -1 for any other text. */
export const seatIndex = (seat: string): number => {
  switch (seat) {
    case 'forehand':
      return 0;
    case 'middlehand':
      return 1;
    case 'rearhand':
      return 2;
    default:
      return (SEATS as readonly string[]).indexOf(seat);
  }
};

export const seatName = (index: number): Seat => SEATS[index] ?? 'forehand';
export const playerName = (index: number): Player => PLAYERS[index] ?? 'forehand';
export const isPlayer = (value: unknown): value is Player =>
  value === 'forehand' || value === 'middlehand' || value === 'rearhand';

/** The player on the left: next to bid and to play. */
export const nextPlayer = (index: number): number => (index === 2 ? 0 : index + 1);

/** The two opponents of a declarer (SKAT-DEF-5). */
export const opponentsOf = (declarer: number): readonly [number, number] => [
  nextPlayer(declarer),
  nextPlayer(nextPlayer(declarer)),
];

/** Every table player but the declarer, those who sit out included (SKAT-DEF-4, SKAT-3.5.1). */
export const opposingParty = (declarer: number, players: number): readonly Seat[] =>
  seatsAt(players).filter((_, index) => index !== declarer);
