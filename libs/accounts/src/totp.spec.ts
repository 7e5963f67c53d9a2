import { TOTP } from 'otpauth';
import { freshSecret, otpauthOf, stepOfCode } from './totp';

/** `12345678901234567890` of RFC 6238, appendix B, in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a code of an authenticator', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_111_111_111, '050471', 37_037_037],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
    [20_000_000_000, '353130', 666_666_666],
  ])('RFC 6238, appendix B: at %d s it is %s', (seconds, code, step) => {
    expect(stepOfCode(SECRET, code, seconds * 1000, 0)).toBe(step);
  });

  const now = 1_111_111_111_000;
  const step = 37_037_037;
  const at = (by: number): string => new TOTP({ secret: SECRET }).generate({ timestamp: now + by * 30_000 });

  it('fits in the step before and after, however it is spaced, and once', () => {
    expect([-2, -1, 0, 1, 2].map((by) => stepOfCode(SECRET, at(by), now, 0))).toEqual([
      ...[null, step - 1, step, step + 1, null],
    ]);
    expect(stepOfCode(SECRET, ' 050 471 ', now, 0)).toBe(step);
    expect(stepOfCode(SECRET, '０５０４７１', now, 0)).toBe(step);
    expect(stepOfCode(SECRET, '050471', now, step)).toBeNull();
    expect(stepOfCode(SECRET, at(-1), now, step)).toBeNull();
  });

  it.each(['', '000000', '05047', '0504711', '-50471', '\ud800', 'x'.repeat(1_000_000)])(
    'is none (%#)',
    (code) => {
      expect(stepOfCode(SECRET, code, now, 0)).toBeNull();
    },
  );

  it('comes of a secret of 160 bits, another one each time, which an authenticator is told with whose it is', () => {
    expect(freshSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(freshSecret()).not.toBe(freshSecret());
    const told = new URL(otpauthOf(SECRET, 'a b@c?d&secret=x'));
    expect(told.protocol + told.host + decodeURIComponent(told.pathname)).toBe(
      'otpauth:totp/Arbitre:a b@c?d&secret=x',
    );
    expect(Object.fromEntries(told.searchParams)).toEqual({
      ...{ issuer: 'Arbitre', secret: SECRET },
      ...{ algorithm: 'SHA1', digits: '6', period: '30' },
    });
  });
});
