import { type DealScore, VOID } from '@arbitre/rules/kernel/game';
import type { Side } from './events';
import { otherSide } from '@arbitre/rules/kernel/compass';

export const TRICKS = 13;
/** Thirteen tricks cannot be shared evenly, so seven of them win the deal (WM-5.1). */
export const MAJORITY = 7;

const pointTo = (winner: Side): Readonly<Record<Side, number>> => ({
  NS: winner === 'NS' ? 1 : 0,
  EW: winner === 'EW' ? 1 : 0,
});

/**
 * One point for the side that wins the deal, none for the other, whatever the margin (WM-5.1). `tricks`: the winners'
 * tricks, null where the record does not say; `article`: the penalty that decided instead of the tricks.
 */
export const dealScore = (winner: Side, tricks: number | null, article: string | null): DealScore => ({
  notation: [winner, tricks === null ? null : `${tricks}-${TRICKS - tricks}`, article]
    .filter((part) => part !== null)
    .join(' '),
  result: { winner, tricks, article },
  scores: pointTo(winner),
});

/** The point goes to the opponents of the side at fault, whatever the tricks (WM-R4-GAP-1, WM-R9a, WM-R7.6). */
export const penaltyScore = (atFault: Side, article: string): DealScore =>
  dealScore(otherSide(atFault), null, article);

export const trickScore = (tricksNS: number): DealScore =>
  tricksNS >= MAJORITY ? dealScore('NS', tricksNS, null) : dealScore('EW', TRICKS - tricksNS, null);

/** Takes the place of a score that stood when the deal was cancelled: nobody scores until it is dealt again. */
export const VOID_SCORE: DealScore = {
  notation: VOID,
  result: { winner: null, tricks: null, article: null },
  scores: { NS: 0, EW: 0 },
};
