import { invalidField } from '@arbitre/rules/kernel/act-shape';
import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import type { ScoreAnswer } from '@arbitre/rules/kernel/manifest';
import { dealScore } from './deal-score';
import { QUEENS } from './score/grid';
import { lineOf, readTypedLine, typedLine, type TypedProblem } from './typed-line';

/** Place 4 deals at a table of four. */
const TABLE = { players: 4, dealer: 4 };

const EXPECTED: Readonly<Record<Exclude<TypedProblem, 'queens'> | 'nothing', string>> = {
  nothing: 'a result such as E8-H 9, E9-H 1+3 10, S6 5, PM 2+4 +- or DAMES 2-1-1-0',
  game: 'first the game: E8 to E13, S6 to S8, PM, P, PME, TR, A9 to A11, GM, GME, PCSA, PC, CH, DAMES',
  suit: 'a suit behind the game: S, C, D or H',
  'no-suit': 'no suit behind this game',
  places: 'as many places from 1 to 4 as may play this game, such as 2 or 1+3',
  'sits-out': 'places from 1 to 4',
  result: 'at the end the tricks, 0 to 13, or + and - for each who plays a misère, a piccolo or a slam',
};

const refusalOf = (problem: TypedProblem | 'nothing', notation: string): Refusal =>
  problem === 'queens'
    ? refused('WB-13-D-1', { result: notation.slice(0, 40), expected: QUEENS })
    : invalidField('result', notation.slice(0, 40), EXPECTED[problem]);

/**
 * The score of a line of the sheet: `E8-H 9`, `E9-H 1+3 10`, `PM +-`, `DAMES 2-1-1-0`, `S8* 8` after a proposal. Who plays it, and the
 * suit, may be left out: places 1 and 3, or 1. The notation of the answer is a line, too.
 */
export const scoreWhistBridge = (notation: string): ScoreAnswer => {
  const read = readTypedLine(notation, { language: 'en', active: [1, 2, 3, 4], short: true });
  if (read.kind !== 'ready') return refusalOf(read.kind === 'problem' ? read.problem : 'nothing', notation);
  return { ok: true, score: { ...dealScore(TABLE, {}, lineOf(read.deal)), notation: typedLine(read.deal) } };
};
