import fc from 'fast-check';
import { alarmKey, alarmText } from './alarm-text';

const anything = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
});

describe('what an alarm says', () => {
  it('can always be written: no control character, no half of a pair, no endless text', () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 1, max: 4_000 }), (text, times) => {
        for (const written of [alarmText(text.repeat(times)), alarmKey(text.repeat(times))]) {
          expect(written).not.toMatch(/\p{Cc}/u);
          expect(written.isWellFormed()).toBe(true);
          expect(written.length).toBeLessThan(2_100);
        }
      }),
    );
  });

  it('leaves ordinary ids as they are, and keeps long ones apart', () => {
    expect(alarmKey('club-d’été 🂡')).toBe('club-d’été 🂡');
    expect(alarmKey('a\u0000b')).toBe('a\\u0000b');
    expect(alarmKey('x'.repeat(3_000))).not.toBe(alarmKey(`${'x'.repeat(2_999)}y`));
  });
});
