import fc from 'fast-check';
import { isPosition, NotAPosition, readPosition } from './position';

describe('positions', () => {
  it('are all the numbers of signed 64 bits from 0 on, as number or as decimal text', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }), (position) => {
        expect(readPosition(position)).toBe(position);
        expect(readPosition(position.toString())).toBe(position);
      }),
    );
  });

  it.each([
    ...[2n ** 64n - 1n, 2n ** 63n, -1n, '18446744073709551615', '9223372036854775808', '-1'],
    ...['', ' 1', '1.5', '0x10', '1e3', 12, null, undefined, {}],
  ])('are not %p', (value) => {
    expect(() => readPosition(value)).toThrow(NotAPosition);
  });

  it('do not contain what a real server says when it has considered nothing', () => {
    expect(isPosition(18_446_744_073_709_551_615n)).toBe(false);
  });
});
