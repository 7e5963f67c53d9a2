/** The commit position of an event in `$all`: sparse, growing, from 0 to 2^63 - 1. The next one is never known beforehand. */
export type Position = bigint;

/** Servers count in signed 64 bits, and so does Postgres. */
const HIGHEST = 2n ** 63n - 1n;

/** Something was given as a position that cannot be one. */
export class NotAPosition extends Error {
  override readonly name = 'NotAPosition';
  constructor(value: unknown) {
    super(`${JSON.stringify(String(value))} is no position of an event: those go from 0 to ${HIGHEST}.`);
  }
}

/**
 * Whether a number can be the position of an event. A real server says "nothing yet" by 2^64 - 1, in the first
 * checkpoint of a subscription that has matched nothing.
 */
export const isPosition = (value: bigint): value is Position => value >= 0n && value <= HIGHEST;

/**
 * The one reading of a position, wherever it comes from: events, checkpoints, queries, jobs, rows.
 * @throws NotAPosition
 */
export const readPosition = (value: unknown): Position => {
  const number = typeof value === 'string' && /^\d{1,19}$/.test(value) ? BigInt(value) : value;
  if (typeof number === 'bigint' && isPosition(number)) return number;
  throw new NotAPosition(value);
};
