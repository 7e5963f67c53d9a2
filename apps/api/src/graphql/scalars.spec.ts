import fc from 'fast-check';
import { DateTime, EventPosition } from './scalars';

describe('EventPosition', () => {
  it('keeps every position of 63 bits, as text', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 2n ** 63n - 1n), (position) => {
        expect(EventPosition.parseValue(EventPosition.serialize(position))).toBe(position);
      }),
    );
  });

  it.each([2n ** 63n, '-1', '1e3', ' 1', null, true, 1.5])('refuses %s', (value) => {
    expect(() => EventPosition.parseValue(String(value))).toThrow('decimal digits');
  });
});

describe('DateTime', () => {
  it('is ISO 8601 in UTC', () => {
    expect(DateTime.serialize(DateTime.parseValue('2026-11-21T20:00:00+01:00'))).toBe(
      '2026-11-21T19:00:00.000Z',
    );
  });

  it.each(['yesterday', 1700000000, null])('refuses %s', (value) => {
    expect(() => DateTime.parseValue(value)).toThrow('ISO 8601');
  });
});
