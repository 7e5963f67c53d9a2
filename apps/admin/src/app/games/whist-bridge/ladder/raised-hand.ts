import type { DrawnSign } from '../../../signs/sign';

/** A raised hand: who deals, and what the arbiter is called for. */
export const raisedHand = (says: string): DrawnSign => ({
  says,
  path: 'M7 11V5.2a1.4 1.4 0 0 1 2.8 0V10h.6V3.4a1.4 1.4 0 0 1 2.8 0V10h.6V4.4a1.4 1.4 0 0 1 2.8 0V11h.6V7.4a1.4 1.4 0 0 1 2.8 0V15c0 4.4-2.9 7.4-7 7.4-2.9 0-4.7-1.2-6-3.4l-3.5-5.6c-.5-.8-.2-1.7.5-2.1.7-.5 1.6-.3 2.1.3L7 13.6z',
});
