import { partnerOf, SEATS, type Seat, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { nextDealer } from './dealt';
import { cutterOf, leftNeighbour, type PartieTable, type Rubber, type Seats } from './state';

export const opposite = (seat: Seat): Seat => seatName(partnerOf(seatIndex(seat)));

export const seatOf = (seats: Seats, entry: string): Seat | null =>
  SEATS.find((seat) => seats[seat] === entry) ?? null;

const exchangedBetween = (seats: Seats, a: Seat, b: Seat): Seats => ({
  ...seats,
  [a]: seats[b],
  [b]: seats[a],
});

export type Change = {
  readonly seats: Seats;
  readonly dealer: Seat;
  readonly exchanged: readonly [string, string];
};

const chairIn = (entries: readonly string[], entry: string): number => entries.indexOf(entry);

/** The chair that was a chair's partner in a rubber whose one side had these two. */
const partnerChair = (pair: readonly [number, number], chair: number): number => {
  const side = pair.includes(chair) ? pair : [0, 1, 2, 3].filter((each) => !pair.includes(each));
  return side.find((each) => each !== chair) ?? chair;
};

/** Who sits where in a rubber, by the chairs of the table: those of North and South. */
export const sideOfNorth = (entries: readonly string[], seats: Seats): readonly [number, number] => [
  chairIn(entries, seats.N),
  chairIn(entries, seats.S),
];

/**
 * Seats and dealer of the rubber that follows. Before the second, who deals next and who cuts stay and the two others exchange
 * (BP-TABLE-6); before the third, who has not yet been the dealer's partner exchanges with his present one (BP-TABLE-7).
 */
export const changeAfter = ({ entries, partners }: PartieTable, last: Rubber, seats: Seats): Change => {
  const dealer = nextDealer(last);
  const [a, b] =
    last.rubber === 1
      ? [leftNeighbour(dealer), opposite(dealer)]
      : [seatOfThird(entries, partners, seats, dealer), opposite(dealer)];
  return { dealer, seats: exchangedBetween(seats, a, b), exchanged: [seats[a], seats[b]] };
};

const seatOfThird = (
  entries: readonly string[],
  partners: PartieTable['partners'],
  seats: Seats,
  dealer: Seat,
): Seat => {
  const own = chairIn(entries, seats[dealer]);
  const had = partners.map((pair) => partnerChair(pair, own));
  const third = entries.findIndex((_, chair) => chair !== own && !had.includes(chair));
  return seatOf(seats, entries[third] ?? '') ?? cutterOf(dealer);
};

/** Two of this seating were partners before in the partie (BP-PARTIE-4). */
export const repeatsPartners = ({ entries, partners }: PartieTable, seats: Seats): boolean => {
  const [n, s] = sideOfNorth(entries, seats);
  return partners.some((pair) => partnerChair(pair, n) === s);
};
