import { isSeat } from '@arbitre/rules/kernel/compass';
import { refused, type Violation } from '@arbitre/rules/kernel/decider';
import type { DealScore } from '@arbitre/rules/kernel/game';
import { HIGHEST_BID, FORCED_BID } from './auction';
import { dealScore, LEAST_POINTS, type Line, MOST_POINTS } from './score';

type ScoreAnswer =
  { readonly ok: true; readonly score: DealScore } | { readonly ok: false; readonly violation: Violation };

type LineReading =
  { readonly ok: true; readonly line: Line } | { readonly ok: false; readonly violation: Violation };

const SHORT = /^([NESW])\s*(\d{1,2})\s*([+-])\s*(-?\d{1,2})?$/iu;

/**
 * A line of the sheet in its short form: the buyer, the bid, made or failed, and the points that his side counted: `E9+ 11`,
 * `W8- 7`. A bid beyond 6 to 12 (JOF-4.6), points beyond -2 to 12 (JOF-5-GAP-1), and a sign that the points contradict
 * (JOF-5.5, JOF-5-GAP-2) are refused.
 */
export const readLine = (written: string): LineReading => {
  const result = written.slice(0, 40);
  const match = SHORT.exec(written.trim());
  const [, seat = '', offered = '', sign = '', counted] = match ?? [];
  const buyer = seat.toUpperCase();
  if (!isSeat(buyer) || counted === undefined) return refused('JOF-4.7', { result, example: 'E9+ 11' });
  const line: Line = { buyer, bid: Number(offered), points: Number(counted) };
  if (line.bid < FORCED_BID || line.bid > HIGHEST_BID)
    return refused('JOF-4.6', { result, bid: line.bid, least: FORCED_BID, most: HIGHEST_BID });
  if (line.points < LEAST_POINTS || line.points > MOST_POINTS)
    return refused('JOF-5-GAP-1', { result, points: line.points, least: LEAST_POINTS, most: MOST_POINTS });
  const made = line.points >= line.bid;
  if (made !== (sign === '+')) return refused(made ? 'JOF-5-GAP-2' : 'JOF-5.5', { result, ...line });
  return { ok: true, line };
};

/** The score of a line alone, as `arbitre score joffre "E9+ 11"` asks for it. */
export const scoreJoffre = (notation: string): ScoreAnswer => {
  const reading = readLine(notation);
  return reading.ok ? { ok: true, score: dealScore(reading.line) } : reading;
};
