import type { Exact } from './contract';

const gcd = (a: number, b: number): number => {
  let [large, small] = [a, b];
  while (small !== 0) [large, small] = [small, large % small];
  return large;
};

const gcdBig = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcdBig(b, a % b));

const reduceBig = (num: bigint, den: bigint): Exact => {
  const divisor = gcdBig(num < 0n ? -num : num, den);
  const reduced = { num: Number(num / divisor), den: Number(den / divisor) };
  if (!Number.isSafeInteger(reduced.num) || !Number.isSafeInteger(reduced.den))
    throw new RangeError('an exact value beyond 2^53 in lowest terms');
  return reduced;
};

/** `num / den` in lowest terms; both whole, `den` not 0. Throws RangeError for anything else: a programming error. */
export const exact = (num: number, den = 1): Exact => {
  if (!Number.isSafeInteger(num) || !Number.isSafeInteger(den) || den === 0)
    throw new RangeError(`not a fraction of whole numbers: ${num}/${den}`);
  // `|| 0` keeps a zero from being negative, which would not equal another zero.
  if (den === 1) return { num: num || 0, den };
  const divisor = gcd(Math.abs(num), Math.abs(den)) * Math.sign(den);
  return { num: num / divisor || 0, den: den / divisor };
};

export const ZERO: Exact = { num: 0, den: 1 };

// Tables add and compare by the ten thousand: these allocate nothing but what they give.
const fits = (one: number, other: number): boolean =>
  Number.isSafeInteger(one) && Number.isSafeInteger(other);

/** Intermediate products may pass 2^53 where the sum does not, so those go through big integers. */
export const add = (a: Exact, b: Exact): Exact => {
  if (a.num === 0) return b;
  if (b.num === 0) return a;
  if (a.den === 1 && b.den === 1 && Number.isSafeInteger(a.num + b.num))
    return { num: a.num + b.num, den: 1 };
  const shared = a.den === b.den ? a.den : gcd(a.den, b.den);
  const left = a.num * (b.den / shared);
  const right = b.num * (a.den / shared);
  const den = (a.den / shared) * b.den;
  return fits(left, right) && fits(left + right, den)
    ? exact(left + right, den)
    : reduceBig(BigInt(a.num) * BigInt(b.den) + BigInt(b.num) * BigInt(a.den), BigInt(a.den) * BigInt(b.den));
};

export const negate = (a: Exact): Exact => exact(-a.num, a.den);
export const subtract = (a: Exact, b: Exact): Exact => add(a, negate(b));

export const multiply = (a: Exact, b: Exact): Exact =>
  fits(a.num * b.num, a.den * b.den)
    ? exact(a.num * b.num, a.den * b.den)
    : reduceBig(BigInt(a.num) * BigInt(b.num), BigInt(a.den) * BigInt(b.den));

export const divide = (a: Exact, b: Exact): Exact =>
  multiply(a, b.num < 0 ? { num: -b.den, den: -b.num } : { num: b.den, den: b.num });

/** Numbers of one denominator are added as they are, and brought to lowest terms once. */
export const sum = (values: readonly Exact[]): Exact => {
  let num = 0;
  let den = 1;
  for (const value of values) {
    const next = den % value.den === 0 ? num + value.num * (den / value.den) : NaN;
    if (Number.isSafeInteger(next)) num = next;
    else ({ num, den } = add(exact(num, den), value));
  }
  return exact(num, den);
};

/** The mean; zero of nothing. */
export const mean = (values: readonly Exact[]): Exact =>
  values.length === 0 ? ZERO : divide(sum(values), exact(values.length));

/** Negative, zero or positive as `a` is below, equal to or above `b`. */
export const compare = (a: Exact, b: Exact): number => {
  if (a.den === b.den) return a.num - b.num;
  const left = a.num * b.den;
  const right = b.num * a.den;
  if (fits(left, right)) return left - right;
  const difference = BigInt(a.num) * BigInt(b.den) - BigInt(b.num) * BigInt(a.den);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

export const equals = (a: Exact, b: Exact): boolean => a.num === b.num && a.den === b.den;

/** The nearest multiple of `step`, exact halves away from zero (BD-IMPP-1). */
export const roundToMultiple = (value: Exact, step: number): number => {
  const scaled = divide(value, exact(step));
  const magnitude = Math.floor((2 * Math.abs(scaled.num) + scaled.den) / (2 * scaled.den));
  return (Math.sign(scaled.num) * magnitude || 0) * step;
};

/** As tables print it: `55.12`, halves away from zero (BD-MP-6-GAP-1). For people only: ranks compare the fractions. */
export const toDecimal = (value: Exact, decimals: number): string => {
  const scale = 10n ** BigInt(decimals);
  const den = BigInt(value.den);
  const magnitude = BigInt(Math.abs(value.num));
  const rounded = (2n * magnitude * scale + den) / (2n * den);
  const digits = rounded.toString().padStart(decimals + 1, '0');
  const sign = value.num < 0 && rounded > 0n ? '-' : '';
  const whole = digits.slice(0, digits.length - decimals);
  return sign + (decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`);
};

/** A decimal number of at most two places (60, 61.8) as a fraction. */
export const fromPercent = (percent: number): Exact => exact(Math.round(percent * 100), 100);
