import { refused, type Violation } from '@arbitre/rules/kernel/decider';
import type { DealScore } from '@arbitre/rules/kernel/game';
import type { Side } from '@arbitre/rules/kernel/compass';
import { dealScore, MAJORITY, TRICKS } from './score';

export type ScoreAnswer =
  { readonly ok: true; readonly score: DealScore } | { readonly ok: false; readonly violation: Violation };

/**
 * The score of a result alone as the sheet writes it: `NS`, `EW 8-5` (the winners' tricks first), or `NS WM-R9a` where a
 * penalty decided. Tricks that do not add up to thirteen, or do not win, are refused (WM-5.1).
 */
export const scoreWhistMilitaire = (notation: string): ScoreAnswer => {
  const match = /^(NS|EW)(?: (\d{1,2})-(\d{1,2}))?(?: (WM-[A-Za-z0-9.-]+))?$/.exec(notation.trim());
  if (match === null) return refused('WM-5.2', { result: notation.slice(0, 40) });
  const [, winner = 'NS', won, lost, article] = match;
  const tricks = won === undefined ? null : Number(won);
  if (tricks !== null && (tricks < MAJORITY || tricks + Number(lost) !== TRICKS))
    return refused('WM-5.1', { result: notation.slice(0, 40), tricks, least: MAJORITY, most: TRICKS });
  return { ok: true, score: dealScore(winner as Side, tricks, article ?? null) };
};
