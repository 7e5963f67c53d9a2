import { SIDES, type Side } from '@arbitre/rules/kernel/compass';
import type { DealScore } from '@arbitre/rules/kernel/game';

/** One point for the side that won the deal. */
export const dealScore = (winner: Side): DealScore => ({
  notation: winner,
  result: { winner },
  scores: Object.fromEntries(SIDES.map((side) => [side, side === winner ? 1 : 0])),
});
