import { otherSide, seatIndex, type Side, sideName } from '@arbitre/rules/kernel/compass';
import type { DealScore } from '@arbitre/rules/kernel/game';
import { type Bid, bidText, contractValue } from './auction';
import { TRICKS } from './cards';
import type { Seat } from './events';

/** C500-6.8: ten for each of the ten tricks. */
export const REVOKE_BONUS = 100;
/** C500-6.4. */
const POINTS_A_TRICK = 10;
/** A contract of 10 no-trump that fails without a trick (C500-6.3, C500-6.4), or is given with the bonus (C500-6.10). */
export const MOST_POINTS = 620;

/** A deal as its sheet shows it: who took which contract, and the tricks that his side won; null where a revoke stopped the deal. */
export type Line = Bid & {
  /** A sheet may name the side alone. */
  readonly taker: Seat | Side;
  readonly won: number | null;
  /** The side that failed to follow (C500-6.8). */
  readonly revoke: Side | null;
};

/** Sides whose points of the deal are lost by words or signs, one bit each (C500-9-GAP-1). */
export type Silenced = number;

export const sideBit = (side: Side): number => (side === 'NS' ? 1 : 2);

export const sideOfTaker = (taker: Seat | Side): Side =>
  taker === 'NS' || taker === 'EW' ? taker : sideName(seatIndex(taker));

/** What both sides score: the taker's own, and the others'. */
type Points = { readonly own: number; readonly others: number };

/** C500-6.3, C500-6.4. */
const failed = (value: number, won: number): Points => ({
  own: 0,
  others: value + POINTS_A_TRICK * (TRICKS - won),
});

/** C500-6.2 to C500-6.4, C500-6-GAP-1; C500-6.9 and C500-6.10 where a revoke stopped the deal. */
const played = (line: Line, value: number): Points => {
  const { tricks, won, revoke, taker } = line;
  if (revoke !== null)
    return revoke === sideOfTaker(taker)
      ? { own: 0, others: REVOKE_BONUS }
      : { own: value + REVOKE_BONUS, others: 0 };
  return (won ?? 0) >= tricks ? { own: value, others: 0 } : failed(value, won ?? 0);
};

/**
 * C500-9-GAP-1: a side whose point is lost scores nothing. Where it is the taker's the contract counts as failed, with the tricks that
 * the others won; where it is the other the contract counts as made.
 */
const silencing = (line: Line, value: number, silenced: Silenced): Points => {
  const { own, others } = played(line, value);
  const side = sideOfTaker(line.taker);
  const ownLost = (silenced & sideBit(side)) !== 0;
  const othersLost = (silenced & sideBit(otherSide(side))) !== 0;
  const stopped = line.revoke !== null;
  if (ownLost && othersLost) return { own: 0, others: 0 };
  if (ownLost) return { own: 0, others: stopped ? others : failed(value, line.won ?? 0).others };
  if (othersLost) return { own: stopped ? own : value, others: 0 };
  return { own, others };
};

/** How the contract ended in the short form: `+`, `+1`, `-2`; `R-` the taker's side revoked, `R+` the other. */
const ending = ({ taker, tricks, won, revoke }: Line): string => {
  if (revoke !== null) return revoke === sideOfTaker(taker) ? 'R-' : 'R+';
  const beyond = (won ?? 0) - tricks;
  return beyond < 0 ? String(beyond) : beyond === 0 ? '+' : `+${beyond}`;
};

export const lineNotation = (line: Line): string => `${line.taker}${bidText(line)}${ending(line)}`;

export const dealScore = (line: Line, silenced: Silenced = 0): DealScore => {
  const value = contractValue(line);
  const { own, others } = silencing(line, value, silenced);
  const side = sideOfTaker(line.taker);
  const { taker, tricks, denomination, won, revoke } = line;
  return {
    notation: `${lineNotation(line)}${silenced === 0 ? '' : ' C500-9-GAP-1'}`,
    result: {
      taker,
      contract: bidText({ tricks, denomination }),
      value,
      won,
      revoke,
      made: own > 0,
      silenced,
    },
    scores: { NS: side === 'NS' ? own : others, EW: side === 'NS' ? others : own },
  };
};

/** Takes the place of a score that stood when the deal was cancelled: nobody scores until it is dealt again. */
export const VOID_SCORE: DealScore = {
  notation: 'void',
  result: { taker: null, contract: null, value: null, won: null, revoke: null, made: null, silenced: 0 },
  scores: { NS: 0, EW: 0 },
};
