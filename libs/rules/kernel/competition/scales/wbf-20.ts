import type { Exact } from '../contract';
import { exact } from '../exact';

// The continuous 20-point scale: 10 + 10 (1 - t^(3M/B)) / (1 - t^3) for the better side of a match won by M, with t the golden
// section's smaller part and B = 15 √(boards); 20 from M = B on, to two decimals. In whole numbers of 10^-40, so that every
// machine gives the same hundredths.

const ONE = 10n ** 40n;
/** The natural logarithm of (1 + √5) / 2. */
const LOG_PHI = 4812118250596034474977589134243684231352n;

const times = (a: bigint, b: bigint): bigint => (a * b) / ONE;

const rootOf = (value: bigint): bigint => {
  let root = value;
  for (let next = (root + 1n) / 2n; next < root; next = (root + value / root) / 2n) root = next;
  return root;
};

/** e^-x for x of 0 to 2, by its series. */
const expMinus = (x: bigint): bigint => {
  let term = ONE;
  let total = ONE;
  for (let n = 1n; term !== 0n; n++) {
    term = -times(term, x) / n;
    total += term;
  }
  return total;
};

/** Hundredths of the better side by difference, from 0 up to the first that gives 20. */
const scaleOf = (boards: number): readonly number[] => {
  const root = rootOf(BigInt(boards) * ONE * ONE);
  const whole = ONE - expMinus(3n * LOG_PHI);
  const hundredths: number[] = [];
  for (let margin = 0; hundredths.at(-1) !== 2000; margin++) {
    // 3M/B = M / (5 √boards); beyond 3 the scale stands at 20.
    const exponent = (BigInt(margin) * ONE * ONE) / (5n * root);
    const beyond = exponent >= 3n * ONE;
    const lost = beyond ? whole : ONE - expMinus(times(exponent, LOG_PHI));
    hundredths.push(1000 + Number(((1000n * lost * 2n) / whole + 1n) / 2n));
  }
  return hundredths;
};

const scales = new Map<number, readonly number[]>();
const evenScales = new Map<number, readonly number[]>();

/**
 * The same corrected as the printed tables are (BD-VP-WBF-2): while some difference adds more than the one before it, the value
 * between the two is raised by a hundredth, the first such value first.
 */
const evened = (hundredths: readonly number[]): readonly number[] => {
  const even = [...hundredths];
  const at = (margin: number): number => even[margin] ?? 2000;
  for (let margin = 1; margin < even.length - 1;) {
    if (at(margin + 1) - at(margin) > at(margin) - at(margin - 1)) {
      even[margin] = at(margin) + 1;
      margin = Math.max(1, margin - 1);
    } else margin++;
  }
  return even;
};

const known = (
  scaled: Map<number, readonly number[]>,
  boards: number,
  make: () => readonly number[],
): readonly number[] => {
  const found = scaled.get(boards) ?? make();
  scaled.set(boards, found);
  return found;
};

/** Hundredths of victory points of the better side by IMPs, from 0 up, over so many boards; 2000 beyond (BD-VP-WBF-1). */
export const wbfHundredths = (boards: number): readonly number[] =>
  known(evenScales, boards, () => evened(scaleOf(boards)));

/** Victory points of both sides for a difference of so many IMPs over so many boards. */
export const wbf20 = (boards: number, margin: number): { readonly winner: Exact; readonly loser: Exact } => {
  const hundredths = known(scales, boards, () => scaleOf(boards))[margin] ?? 2000;
  return { winner: exact(hundredths, 100), loser: exact(2000 - hundredths, 100) };
};
