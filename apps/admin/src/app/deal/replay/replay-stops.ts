/** The next place to stop after a step; the step itself at the end. `stops` ascend. */
export const nextStop = (stops: readonly number[], step: number): number =>
  stops.find((stop) => stop > step) ?? step;

export const previousStop = (stops: readonly number[], step: number): number =>
  stops.findLast((stop) => stop < step) ?? step;
