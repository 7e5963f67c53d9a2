import { given, lot, seats, start } from '../testing/evening';
import { bridgeEvening } from './order';

type Evening = ReturnType<typeof given>;
const expected = ({ state }: Evening): number | undefined => bridgeEvening.standing(state).expected;
const ALL = 'NS1:A NS2:B NS3:C EW1:X EW2:Y EW3:Z';

describe('the results that boards are to have', () => {
  it('BD-PHANTOM-1 are four of five tables where a pair of a Howell is missing', () => {
    const howell = { movement: 'howell', guide: 'published', tables: 5, boards: 3, expects: true };
    const rounds = Array.from({ length: 9 }, (_, at) => start(at + 1));
    expect(expected(given(howell).and(lot('a b c d e f g h i'), rounds))).toBe(4);
    expect(expected(given(howell).and(lot('a b c d e f g h i j'), rounds))).toBe(5);
  });
  it('BD-NEUBERG-1 grow with the rounds that were called, and fall where somebody leaves', () => {
    const evening = given({ expects: true }).and(seats(ALL));
    expect(expected(evening)).toBeUndefined();
    const second = evening.and(start(1), start(2));
    expect([expected(evening.and(start(1))), expected(second), expected(second.and(start(3)))]).toEqual([
      1, 2, 3,
    ]);
    const barometer = given({ expects: true, barometer: true }).and(seats(ALL), start(1));
    expect(expected(barometer)).toBe(3);
    expect(expected(barometer.and({ do: 'mark-absent', entry: 'Z', from: 1 }))).toBe(2);
  });
  it('are nobody’s word in a session that was opened without', () => {
    expect(expected(given().and(seats(ALL), start(1)))).toBeUndefined();
  });
});
