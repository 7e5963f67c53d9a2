import type { SeatIndex } from '../kernel/rotation';
import type { Seat, Side } from './events';

/** Rotation order, clockwise from North (BD-L3-1). */
export const SEATS = ['N', 'E', 'S', 'W'] as const satisfies readonly Seat[];
export const SIDES = ['NS', 'EW'] as const satisfies readonly Side[];

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
export const nextSeat = (seat: SeatIndex): SeatIndex => (seat + 1) & 3;
export const partnerOf = (seat: SeatIndex): SeatIndex => (seat + 2) & 3;
/** 0 for NS, 1 for EW. */
export const sideIndex = (seat: SeatIndex): number => seat & 1;
export const sideName = (seat: SeatIndex): Side => ((seat & 1) === 0 ? 'NS' : 'EW');
