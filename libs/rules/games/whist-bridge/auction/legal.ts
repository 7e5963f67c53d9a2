import type { Auction } from './auction';
import { CALLS } from './calls';
import { breachOf, type Holding } from './duties';
import { callProblem } from './machine';

/** The calls that whoever has the floor may make, as they are written; those that the arbiter grants among them. */
export const legalCalls = (auction: Auction, holding: Holding | null): readonly string[] => {
  const { floor } = auction;
  if (floor < 0 || auction.asked !== null) return [];
  return CALLS.filter(
    (call) => callProblem(auction, floor, call) === null && breachOf(auction, floor, call, holding) === null,
  ).map(({ text }) => text);
};
