// Apportionment by the largest remainder: reproducible, since equal remainders go to whoever is listed first.

export type Apportionment =
  'largest-remainder' | 'largest-remainder-at-least-one' | 'minimum-then-largest-remainder';

type Share = { readonly whole: number; readonly rest: bigint };

const big = (values: readonly number[]): bigint => values.reduce((sum, value) => sum + BigInt(value), 0n);

/** Whole parts, and what is left of the seats one by one to the largest remainders. */
const withRest = (seats: number, shares: readonly Share[]): readonly number[] => {
  const left = seats - shares.reduce((sum, { whole }) => sum + whole, 0);
  const favoured = new Set(
    shares
      .map(({ rest }, at) => ({ rest, at }))
      .sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest < b.rest ? 1 : -1))
      .slice(0, Math.max(0, left))
      .map(({ at }) => at),
  );
  return shares.map(({ whole }, at) => whole + (favoured.has(at) ? 1 : 0));
};

const plain = (seats: number, votes: readonly number[]): readonly number[] => {
  const all = big(votes);
  if (all === 0n)
    return plain(
      seats,
      votes.map(() => 1),
    );
  const shares = votes.map((own) => {
    const product = BigInt(own) * BigInt(seats);
    return { whole: Number(product / all), rest: product % all };
  });
  return withRest(seats, shares);
};

/** Who is below the quotient has one seat; the quotient stays. */
const atLeastOne = (seats: number, votes: readonly number[]): readonly number[] => {
  const all = big(votes);
  const shares = votes.map((own) => {
    const product = BigInt(own) * BigInt(seats);
    return product < all ? { whole: 1, rest: -1n } : { whole: Number(product / all), rest: product % all };
  });
  return withRest(seats, shares);
};

/** Who is below the quotient has one seat and leaves, again and again; the others share the rest by a quotient rounded up. */
const minimumFirst = (seats: number, votes: readonly number[]): readonly number[] => {
  const quotient = big(votes) / BigInt(Math.max(1, seats)) + 1n;
  const large = votes.filter((own) => BigInt(own) >= quotient);
  if (large.length === votes.length || large.length === 0)
    return withRest(
      seats,
      votes.map((own) => ({ whole: Number(BigInt(own) / quotient), rest: BigInt(own) % quotient })),
    );
  const shared = minimumFirst(seats - (votes.length - large.length), large);
  let next = 0;
  return votes.map((own) => (BigInt(own) < quotient ? 1 : (shared[next++] ?? 0)));
};

const METHODS = {
  'largest-remainder': plain,
  'largest-remainder-at-least-one': atLeastOne,
  'minimum-then-largest-remainder': minimumFirst,
} as const satisfies Record<Apportionment, unknown>;

/** `seats` shared in proportion to `votes` (whole, not negative), in their order. */
export const apportion = (
  method: Apportionment,
  seats: number,
  votes: readonly number[],
): readonly number[] => (votes.length === 0 ? [] : METHODS[method](seats, votes));
