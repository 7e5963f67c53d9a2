/** A seat as its index in the rotation: 0 for North, clockwise. */
type SeatIndex = number;

/** Four seats in two partnerships, clockwise from North: the tables of the whist family. */
export type Seat = 'N' | 'E' | 'S' | 'W';
export type Side = 'NS' | 'EW';

export const SEATS = ['N', 'E', 'S', 'W'] as const satisfies readonly Seat[];
export const SIDES = ['NS', 'EW'] as const satisfies readonly Side[];

export const isSeat = (value: unknown): value is Seat =>
  typeof value === 'string' && (SEATS as readonly string[]).includes(value);

/** A seat's place in the rotation; -1 for any other text. */
export const seatIndex = (seat: string): SeatIndex => {
  switch (seat) {
    case 'N':
      return 0;
    case 'E':
      return 1;
    case 'S':
      return 2;
    case 'W':
      return 3;
    default:
      return -1;
  }
};

export const seatName = (seat: SeatIndex): Seat => SEATS[seat] ?? 'N';
/** The player on the left: next in rotation. */
export const leftOf = (seat: SeatIndex): SeatIndex => (seat + 1) & 3;
export const partnerOf = (seat: SeatIndex): SeatIndex => (seat + 2) & 3;
export const rightOf = (seat: SeatIndex): SeatIndex => (seat + 3) & 3;
/** 0 for NS, 1 for EW. */
export const sideIndex = (seat: SeatIndex): number => seat & 1;
export const sideName = (seat: SeatIndex): Side => ((seat & 1) === 0 ? 'NS' : 'EW');
export const otherSide = (side: Side): Side => (side === 'NS' ? 'EW' : 'NS');
export const areOpponents = (a: SeatIndex, b: SeatIndex): boolean => (a & 1) !== (b & 1);
