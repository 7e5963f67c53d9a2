import type { ScoreAnswer } from '@arbitre/rules/kernel/manifest';
import { dealScore, readLine } from './line';

/** The score of a line alone, as `arbitre score bridge-plafond 4sN+1 h100` asks for it. */
export const scorePlafond = (notation: string): ScoreAnswer => {
  const reading = readLine(notation);
  return reading.ok ? { ok: true, score: dealScore(reading.result) } : reading;
};
