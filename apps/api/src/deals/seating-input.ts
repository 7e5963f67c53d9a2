import type { Seating } from '@arbitre/rules';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { type Check, failed } from '../writes/checks';
import { refuse } from '../writes/refusals';

@InputType()
export class PlaceInput {
  @Field(() => Int) session: number;
  @Field(() => Int) round: number;
  @Field() table: string;
  @Field(() => Int) board: number;
}

@InputType()
export class SeatInput {
  @Field() seat: string;
  @Field(() => ID) entry: string;
}

/** Where an order of the session is open it says who sits where. */
export const SEATING = 'Who sits where; may be left out where the session plans its tables.';

export const seatsOnce = (given: readonly SeatInput[] | null | undefined): Check => {
  const seats = given ?? [];
  const twice = seats.findIndex(
    ({ seat }, index) => seats.findIndex((other) => other.seat === seat) !== index,
  );
  return twice < 0
    ? null
    : failed(`input.seating.${twice}.seat`, refuse('seat-twice', { seat: seats[twice]?.seat ?? '' }));
};

/** Seats that `seatsOnce` has passed. */
export const seatingOf = (seats: readonly SeatInput[] | null | undefined): Seating =>
  Object.fromEntries((seats ?? []).map(({ seat, entry }) => [seat, entry]));

const PLACE = ['session', 'round', 'table', 'board'];

const OWN = ['policy', 'grain', 'seating', 'place', 'setup'];

/** Where the input that opens a deal holds what the rules call `field`: what is not the deal's own is its game's setup. */
export const pathInDeal = (field: string): string => {
  if (PLACE.includes(field)) return `input.place.${field}`;
  return OWN.includes(field.split('.')[0] ?? '') ? `input.${field}` : `input.setup.${field}`;
};

/** Where a result's field is. */
export const pathInResult = (field: string): string => `input.result.${field.replace(/^act\./, '')}`;
