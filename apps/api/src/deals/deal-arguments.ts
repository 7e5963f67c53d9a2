import type { GameAct } from '@arbitre/events';
import type { Adjustment, Place, Seating } from '@arbitre/rules';
import { type Check, failed, jsonObject } from '../writes/checks';
import type { AdjustmentInput, PlaceInput, SeatInput } from './deal.inputs';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Arguments that `jsonObject` has passed. */
export const objectOf = (given: unknown): JsonObject => (given ?? {}) as JsonObject;

export const placeOf = ({ session, round, table, board }: PlaceInput): Place => ({
  session,
  round,
  table,
  board,
});

export const seatingOf = (seats: readonly SeatInput[]): Seating =>
  Object.fromEntries(seats.map(({ seat, entry }) => [seat, entry]));

export const seatsOnce = (seats: readonly SeatInput[]): Check => {
  const twice = seats.findIndex(
    ({ seat }, index) => seats.findIndex((other) => other.seat === seat) !== index,
  );
  return twice < 0
    ? null
    : failed(`input.seating.${twice}.seat`, 'seat-twice', { seat: seats[twice]?.seat ?? '' });
};

export const eachAct = (acts: readonly unknown[]): readonly Check[] =>
  acts.length === 0
    ? [failed('input.acts', 'missing-field', { field: 'acts', expected: '1 to 500 acts' })]
    : acts.slice(0, MOST_ACTS + 1).map((act, index) => actCheck(act, `input.acts.${index}`, index));

const MOST_ACTS = 500;

const actCheck = (act: unknown, path: string, index: number): Check => {
  if (index >= MOST_ACTS)
    return failed('input.acts', 'invalid-field', { field: 'acts', given: 'more', expected: '1 to 500 acts' });
  const notAnObject =
    act === null || act === undefined
      ? failed(path, 'missing-field', { field: 'act', expected: 'an act' })
      : jsonObject(path, act);
  if (notAnObject) return notAnObject;
  return typeof (act as JsonObject).do === 'string'
    ? null
    : failed(`${path}.do`, 'missing-field', { field: 'do', expected: 'the name of an act' });
};

/** Acts that `eachAct` has passed. */
export const actsOf = (acts: readonly unknown[]): readonly GameAct[] => acts as readonly GameAct[];

export const eachAdjustment = (given: readonly AdjustmentInput[]): readonly Check[] =>
  given.map(({ side, artificialPercent, assignedScore }, index) => {
    const kinds = Number(typeof artificialPercent === 'number') + Number(typeof assignedScore === 'number');
    const once = given.filter((other) => other.side === side).length === 1;
    return kinds === 1 && once ? null : failed(`input.adjustments.${index}`, 'one-adjustment', { side });
  });

/** Adjustments that `eachAdjustment` has passed. */
export const adjustmentsOf = (given: readonly AdjustmentInput[]): Readonly<Record<string, Adjustment>> =>
  Object.fromEntries(
    given.map(({ side, artificialPercent, assignedScore }) => [
      side,
      typeof artificialPercent === 'number'
        ? { kind: 'artificial', percent: artificialPercent }
        : { kind: 'assigned', score: assignedScore ?? 0 },
    ]),
  );

const PLACE = ['session', 'round', 'table', 'board'];

const OWN = ['policy', 'grain', 'seating', 'place', 'setup'];

/** Where the input that opens a deal holds what the rules call `field`: what is not the deal's own is its game's setup. */
export const pathInDeal = (field: string): string => {
  if (PLACE.includes(field)) return `input.place.${field}`;
  return OWN.includes(field.split('.')[0] ?? '') ? `input.${field}` : `input.setup.${field}`;
};

/** Where a result's field is. */
export const pathInResult = (field: string): string => `input.result.${field.replace(/^act\./, '')}`;
