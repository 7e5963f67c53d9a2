import { scoreCribbage } from '@arbitre/rules/cribbage';

/** The points of a sheet, or why a line says none. */
export type TypedSheet =
  | { readonly kind: 'points'; readonly NS: number; readonly EW: number }
  | { readonly kind: 'problem'; readonly why: 'unreadable' | 'skunk' | 'impossible' };

/** `121-106`: North and South first, whoever won. */
const TOTALS = /^(\d{1,3})\s*[-–]\s*(\d{1,3})$/u;

/** A line in the notation of the rules: sides as either language writes them, the winner's total first. */
const asNotation = (typed: string): string => {
  const text = typed.trim().toUpperCase().replace(/^EO\b/u, 'EW');
  const [, NS, EW] = TOTALS.exec(text) ?? [];
  if (NS === undefined || EW === undefined) return text;
  return Number(NS) >= Number(EW) ? `NS ${NS}-${EW}` : `EW ${EW}-${NS}`;
};

/** A result as scorers type it: `2 15`, `EW 2 15`, `3 38` where a skunk counts, or both totals. The rules judge it. */
export const readSheet = (typed: string, skunk: boolean): TypedSheet => {
  const notation = asNotation(typed);
  const answer = scoreCribbage(notation, skunk ? { skunk: 'yes' } : {});
  if (answer.ok) {
    const { NS = 0, EW = 0 } = answer.score.scores;
    return { kind: 'points', NS, EW };
  }
  if (answer.violation.article === 'CRIB-GAP-T2') return { kind: 'problem', why: 'skunk' };
  return {
    kind: 'problem',
    why: /\d/u.test(notation) && /^(?:NS|EW|\d)/u.test(notation) ? 'impossible' : 'unreadable',
  };
};
