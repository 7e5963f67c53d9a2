/** Whole numbers from 0 up to, but without, `below`. */
export type Seeded = (below: number) => number;

/**
 * A generator (mulberry32) that gives the same numbers for the same seed: demo seasons, benches and tests name their
 * deals by it. The rules themselves know no chance.
 */
export const seeded = (seed: number): Seeded => {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

/** The items in an order drawn by the generator (Fisher and Yates); the given ones stay as they are. */
export const shuffled = <Item>(items: readonly Item[], random: Seeded): readonly Item[] => {
  const order = [...items];
  for (let at = order.length - 1; at > 0; at--) {
    const other = random(at + 1);
    const [here, there] = [order[at], order[other]];
    if (here === undefined || there === undefined) continue;
    order[at] = there;
    order[other] = here;
  }
  return order;
};
