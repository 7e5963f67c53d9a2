/** The lowest difference that is worth 1, 2, ... 24 IMPs (BD-L78B). */
const STEPS: readonly number[] = [
  20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500,
  3000, 3500, 4000,
];

/**
 * IMPs for a difference of points, signed. A difference between two steps, such as the distance to a datum, counts as
 * the step below it (BD-L78B-GAP-1).
 */
export const impsFor = (difference: number): number => {
  const size = Math.abs(difference);
  const step = STEPS.findIndex((least) => size < least);
  const imps = step < 0 ? STEPS.length : step;
  return difference < 0 ? -imps || 0 : imps;
};

/** What an average plus is worth at IMPs, an average minus as much less (BD-L12C2b, BD-IMPP-3). */
export const USUAL_IMPS = 3;

/** Average plus, average, average minus by the percentage given, where an average plus is so many IMPs. */
export const shareInImps = (percent: number, imps: number): number =>
  percent > 50 ? imps : percent < 50 ? -imps || 0 : 0;

/** The same as it is usual: +3, 0, -3. */
export const impsForPercent = (percent: number): number => shareInImps(percent, USUAL_IMPS);
