/** Where and when a finger came down, in pixels and milliseconds. */
export type Touched = { readonly clientX: number; readonly clientY: number; readonly timeStamp: number };

/** A finger that trembles comes down again so soon and so near; nobody has read by then what stands there now. */
const SOON_MS = 500;
const NEAR_PX = 24;

/** Whether a tap is the second one of a double tap: meant for what stood there before. */
export const isSecondTap = (before: Touched | null, now: Touched): boolean =>
  before !== null &&
  now.timeStamp - before.timeStamp < SOON_MS &&
  Math.hypot(now.clientX - before.clientX, now.clientY - before.clientY) < NEAR_PX;
