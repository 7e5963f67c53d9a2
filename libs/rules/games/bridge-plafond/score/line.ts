import type { Risk, Strain } from '@arbitre/rules/kernel/auction/calls';
import { formatResult } from '@arbitre/rules/kernel/auction/contract';
import { otherSide, SEATS, type Side } from '@arbitre/rules/kernel/compass';
import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import type { DealScore } from '@arbitre/rules/kernel/game';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import { type DealResult, dealPoints, sideOfSeat } from './deal-points';
import { type Honours, honoursWorth } from './honours';
import { BOOK, SCORE_TABLE } from './table';

export type LineReading = { readonly ok: true; readonly result: DealResult } | Refusal;

const LINE_EXAMPLE = '4SN+1 h100';
export const PASSED_OUT = 'Pass';
/** What a line may be written like, for forms. */
export const LINE_PATTERN =
  '^\\s*([Pp][Aa][Ss][Ss]|[1-7]\\s*([CDHScdhs]|[Nn][Tt]?)\\s*[Xx]{0,2}\\s*[NESWnesw]\\s*(=|[+-]\\s*\\d{1,2})(\\s*[Hh]\\s*\\d{3}\\s*([NESWnesw]|[Nn][Ss]|[Ee][Ww])?)?)\\s*$';

const SHORT = /^([1-7])(C|D|H|S|NT?)(X{0,2})([NESW])(=|[+-]\d{1,2})(?:H(\d{3})(NS|EW|[NESW])?)?$/u;

const sideNamed = (text: string | undefined, declarers: Side): Side => {
  if (text === undefined) return declarers;
  const seat = SEATS.find((each) => each === text);
  return seat === undefined ? (text as Side) : sideOfSeat(seat);
};

/**
 * A line of the sheet as people type it: contract, declarer, margin, honours with whose they are when not of declarer's side:
 * `4sN+1 h100`, `3NT E = h200 NS`, `2HXW-2`, `pass`. Refused: another form, tricks that a deal does not have, honours that the
 * denomination does not know (BP-HONN-1 to 4).
 */
export const readLine = (written: string): LineReading => {
  const line = written.slice(0, 40);
  const compact = line.replace(/\s+/gu, '').toUpperCase();
  if (compact === 'PASS') return { ok: true, result: { kind: 'passed-out' } };
  const [, level = '', denomination = '', risk = '', declarer, margin = '', points, whose] =
    SHORT.exec(compact) ?? [];
  const seat = SEATS.find((each) => each === declarer);
  if (seat === undefined) return refused('BP-COLONNE-1', { line, example: LINE_EXAMPLE });
  const strain = (denomination === 'N' ? 'NT' : denomination) as Strain;
  const contract = { level: Number(level), strain, risk: risk as Risk, declarer: seat };
  const tricks = BOOK + contract.level + (margin === '=' ? 0 : Number(margin));
  if (tricks < 0 || tricks > TRICKS) return refused('BP-MARQUE-4', { line, tricks, least: 0, most: TRICKS });
  if (points === undefined) return { ok: true, result: { kind: 'played', contract, tricks, honours: null } };
  const kind = honoursWorth(Number(points), strain);
  if (kind === null)
    return refused(strain === 'NT' ? 'BP-HONN-4' : 'BP-HONN-5', { line, honours: Number(points) });
  const honours = { side: sideNamed(whose, sideOfSeat(seat)), kind };
  return { ok: true, result: { kind: 'played', contract, tricks, honours } };
};

const honoursText = ({ side, kind }: Honours, declarers: Side): string =>
  ` h${SCORE_TABLE.honours[kind]}${side === otherSide(declarers) ? side : ''}`;

/** A result in the one form that records keep. */
export const formatLine = (result: DealResult): string => {
  if (result.kind === 'passed-out') return PASSED_OUT;
  const { contract, tricks, honours } = result;
  const played = formatResult(contract, tricks);
  return honours === null ? played : played + honoursText(honours, sideOfSeat(contract.declarer));
};

/** A deal by itself: what it brings each side below and above the line, games and rubber aside. */
export const dealScore = (result: DealResult): DealScore => {
  const { below, above } = dealPoints(result);
  return {
    notation: formatLine(result),
    result: { ...result, below, above },
    scores: { NS: below.NS + above.NS, EW: below.EW + above.EW },
  };
};
