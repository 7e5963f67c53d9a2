import { invalidField } from '@arbitre/rules/kernel/act-shape';
import { refused, type Violation } from '@arbitre/rules/kernel/decider';
import type { DealScore } from '@arbitre/rules/kernel/game';
import { parseResult } from '@arbitre/rules/kernel/auction/contract';
import { dealScore, PASSED_OUT } from './score';
import { VULNERABILITIES, type Vulnerability } from '../setup';

export type ScoreAnswer =
  { readonly ok: true; readonly score: DealScore } | { readonly ok: false; readonly violation: Violation };

const MARKS: Readonly<Record<string, Vulnerability>> = {
  ...{ none: 'None', love: 'None', '-': 'None', ns: 'NS', ew: 'EW', all: 'All', both: 'All' },
};

/**
 * The score of a result alone, `4SXN-1` at a vulnerability of `None`, `NS`, `EW` or `All` (`Both`); more than thirteen
 * or fewer than no tricks are refused (BD-L77-GAP-1).
 */
export const scoreBridge = (notation: string, vulnerable = 'None'): ScoreAnswer => {
  const mark = MARKS[vulnerable.toLowerCase()];
  if (mark === undefined)
    return invalidField('vulnerable', vulnerable, `one of ${VULNERABILITIES.join(' ')}`);
  const result = parseResult(notation);
  if (result === null) return refused('BD-NOT-1', { result: notation.slice(0, 40) });
  if (result.kind === 'passed-out') return { ok: true, score: PASSED_OUT };
  const { contract, tricks } = result;
  if (tricks < 0 || tricks > 13)
    return refused('BD-L77-GAP-1', { result: notation.slice(0, 40), tricks, least: 0, most: 13 });
  return { ok: true, score: dealScore(contract, tricks, mark) };
};
