import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { numberKeys } from './tap-keys';

const keyOf = (text: string, most: number, digit: string) =>
  numberKeys(text, most, 'Points').groups[0]?.keys.find(
    ({ label: [part] }) => part?.kind === 'text' && part.text === digit,
  );

describe('the keys of a number', () => {
  it('write it digit by digit, and no digit leads beyond the most', () => {
    expect(keyOf('', 100, '7')?.text).toBe('7');
    expect(keyOf('7', 100, '5')?.text).toBe('75');
    expect(keyOf('75', 100, '1')?.text).toBeNull();
    expect(keyOf('10', 100, '0')?.text).toBe('100');
    expect(keyOf('0', 100, '4')?.text).toBe('4');
    expect(numberKeys('75', 100, 'Points').back).toBe('7');
    expect(numberKeys('', 100, 'Points').back).toBeNull();
  });

  it('reach every number up to the most, and no other', () => {
    fc.assert(
      fc.property(fc.nat(999), fc.nat(999), (most, number) => {
        const reached = Array.from(String(number)).reduce<string | null>(
          (text, digit) => (text === null ? null : (keyOf(text, most, digit)?.text ?? null)),
          '',
        );
        expect(reached).toBe(number <= most ? String(number) : null);
      }),
    );
  });
});
