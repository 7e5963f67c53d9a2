import { otherSide, type Side } from '@arbitre/rules/kernel/compass';
import { refused } from '@arbitre/rules/kernel/decider';
import type { ScoreAnswer, ScoreOptions } from '@arbitre/rules/kernel/manifest';
import { gameScore, HIGHEST, SKUNK } from './score';
import { TARGET } from './values';

/** `NS 121-106`: both totals, the winner's first. */
const WHOLE = /^(NS|EW)\s+(\d{1,3})\s*-\s*(\d{1,3})$/;
/** `2 15`, `EW 3 38`: game points and the spread, the winner's total being 121. */
const SHORT = /^(?:(NS|EW)\s+)?([23])\s+(\d{1,3})$/;

const ofTotals = (winner: Side, own: number, other: number): ScoreAnswer => {
  if (own < TARGET || own > HIGHEST || other >= TARGET)
    return refused(other >= TARGET ? 'CRIB-1-GAP-1' : 'CRIB-1.1', { own, other, target: TARGET });
  return {
    ok: true,
    score: gameScore(winner, { [winner]: own, [otherSide(winner)]: other } as Record<Side, number>),
  };
};

/** CRIB-GAP-T2: two for a win; three for a skunk where the tournament counts it, and nowhere else. */
const ofSpread = (winner: Side, points: number, spread: number, counted: boolean): ScoreAnswer => {
  if (spread < 1 || spread > TARGET) return refused('CRIB-1.1', { spread, most: TARGET });
  const expected = counted && spread >= SKUNK ? 3 : 2;
  return points === expected
    ? ofTotals(winner, TARGET, TARGET - spread)
    : refused('CRIB-GAP-T2', { points, spread, expected });
};

/**
 * The score of a game alone: `NS 121-106`, or short `2 15` and `3 38`, of North and South unless a side is named.
 * Options: `skunk` where the tournament counts one.
 */
export const scoreCribbage = (notation: string, { skunk }: ScoreOptions = {}): ScoreAnswer => {
  const text = notation.trim();
  const whole = WHOLE.exec(text);
  if (whole !== null) return ofTotals(whole[1] as Side, Number(whole[2]), Number(whole[3]));
  const short = SHORT.exec(text);
  if (short === null) return refused('CRIB-1.1', { result: text.slice(0, 40) });
  const winner = (short[1] ?? 'NS') as Side;
  return ofSpread(winner, Number(short[2]), Number(short[3]), skunk !== undefined && skunk !== 'no');
};
