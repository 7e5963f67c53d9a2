import { refused, type Violation } from '@arbitre/rules/kernel/decider';
import type { DealScore } from '@arbitre/rules/kernel/game';
import { otherSide, type Side } from '@arbitre/rules/kernel/compass';
import { LEAST_TRICKS, MOST_TRICKS } from './auction';
import { type Denomination, DENOMINATIONS, TRICKS } from './cards';
import type { Seat } from './events';
import { dealScore, type Line, sideOfTaker } from './score';

type ScoreAnswer =
  { readonly ok: true; readonly score: DealScore } | { readonly ok: false; readonly violation: Violation };

type LineReading =
  { readonly ok: true; readonly line: Line } | { readonly ok: false; readonly violation: Violation };

const SHORT = /^(NS|EW|[NESW])?\s*(\d{1,2})\s*(NT|SA|[SCDHN])\s*(?:(R)\s*([+-])|([+-])\s*(\d{0,2}))$/u;

/** `NT` and `SA` are no-trump too. */
const denominationOf = (written: string): Denomination =>
  DENOMINATIONS.find((each) => each === written) ?? 'N';

/** The tricks that `+1` and `-2` mean, and the side that `R+` and `R-` accuse. */
const ended = (
  tricks: number,
  side: Side,
  [revoked, accused, sign, beyond]: readonly (string | undefined)[],
): Pick<Line, 'won' | 'revoke'> => {
  if (revoked !== undefined) return { won: null, revoke: accused === '-' ? side : otherSide(side) };
  const count = Number(beyond ?? 0);
  return { won: sign === '-' ? tricks - count : tricks + count, revoke: null };
};

/**
 * A line of the sheet in its short form: who took the contract, the bid, and how it ended: `8H+` made, `8H+1` with a trick over,
 * `10NT-2` two short, `8HR-` stopped by a revoke of the taker's side, `8HR+` of the other. The taker is a seat or a side before it
 * (`E8H+`, `EW 8H+`), North and South unless told. Tricks beyond 7 to 10 (C500-4.3), and an end that ten tricks do not
 * allow (C500-6.2, C500-6.3), are refused.
 */
export const readLine = (written: string): LineReading => {
  const result = written.slice(0, 40);
  const match = SHORT.exec(written.trim().toUpperCase());
  if (match === null) return refused('C500-4-GAP-3', { result, example: 'E8H+' });
  const [, taker = 'NS', number = '', suit = '', ...end] = match;
  const tricks = Number(number);
  if (tricks < LEAST_TRICKS || tricks > MOST_TRICKS)
    return refused('C500-4.3', { result, tricks, least: LEAST_TRICKS, most: MOST_TRICKS });
  const { won, revoke } = ended(tricks, sideOfTaker(taker as Seat | Side), end);
  // A contract that failed is short of one trick at least: `8H-` says nothing.
  if (end[2] === '-' && (won === null || won >= tricks || won < 0))
    return refused('C500-6.3', { result, tricks, won });
  if (won !== null && won > TRICKS) return refused('C500-6.2', { result, tricks, won });
  return {
    ok: true,
    line: { taker: taker as Seat | Side, tricks, denomination: denominationOf(suit), won, revoke },
  };
};

/** The score of a line alone, as `arbitre score five-hundred "8H+"` asks for it. */
export const scoreFiveHundred = (notation: string): ScoreAnswer => {
  const reading = readLine(notation);
  return reading.ok ? { ok: true, score: dealScore(reading.line) } : reading;
};
