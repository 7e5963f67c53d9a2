/** A whole number from 0 up to, not including, `below`. */
export type RandomSource = (below: number) => number;

/** From the browser's own source; numbers that would favour some are thrown away. */
export const randomBelow: RandomSource = (below) => {
  const limit = Math.floor(0x1_0000_0000 / below) * below;
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (value < limit) return value % below;
  }
};
