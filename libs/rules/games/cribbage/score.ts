import type { Side } from '@arbitre/rules/kernel/compass';
import { otherSide } from '@arbitre/rules/kernel/compass';
import { type DealScore, VOID } from '@arbitre/rules/kernel/game';
import { TARGET } from './values';

export type Totals = Readonly<Record<Side, number>>;

/** CRIB-1-GAP-1: from one hole short, the highest hand there is ends the game no further. */
export const HIGHEST = TARGET - 1 + 29;

/** A win by so much is a skunk, where the tournament counts it (CRIB-GAP-T2). */
export const SKUNK = 31;

export const winnerOf = ({ NS, EW }: Totals): Side | null =>
  NS >= TARGET ? 'NS' : EW >= TARGET ? 'EW' : null;

/** The score of a finished game: totals as reached (CRIB-1-GAP-1). `article`: the penalty that ended it. */
export const gameScore = (winner: Side, totals: Totals, article: string | null = null): DealScore => {
  const own = totals[winner];
  const other = totals[otherSide(winner)];
  return {
    notation: [`${winner} ${own}-${other}`, article].filter((part) => part !== null).join(' '),
    result: { winner, spread: own - other, article },
    scores: { NS: totals.NS, EW: totals.EW },
  };
};

/** A side loses the game by a ruling: the others have won with what they have, 121 at the least. */
export const lostBy = (loser: Side, totals: Totals, article: string): DealScore => {
  const winner = otherSide(loser);
  const won = { [winner]: Math.max(TARGET, totals[winner]), [loser]: Math.min(TARGET - 1, totals[loser]) };
  return gameScore(winner, won as Totals, article);
};

/** Takes the place of a score that stood when pegs went back or the deal was cancelled: the game goes on. */
export const VOID_SCORE: DealScore = {
  notation: VOID,
  result: { winner: null, spread: null, article: null },
  scores: { NS: 0, EW: 0 },
};
