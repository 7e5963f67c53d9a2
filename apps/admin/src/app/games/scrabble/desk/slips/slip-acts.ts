import type { ScrabbleSessionView } from '@arbitre/rules/scrabble';
import type { SessionAct } from '../../../../sessions/session-context';
import type { TypedSlip } from './typed-slip';

type Round = ScrabbleSessionView['rounds'][number];
type Slip = Extract<TypedSlip, { kind: 'slip' }>;

export type SlipTarget = {
  /** The entry that bears the typed number. */
  readonly entry: string;
  readonly round: Round;
  /** The slip was keyed in before: this replaces it (SCR-4-2). */
  readonly again: boolean;
  /** What the log says of a ruling made at the desk. */
  readonly reason: string;
};

/** Why a line cannot become acts: points of the corrector's own need to be typed. */
export type SlipActs = { readonly ok: true; readonly acts: readonly SessionAct[] } | { readonly ok: false };

/** The solution that an Enter offers: the retained word, before that the proposed top. */
export const offeredTop = (
  round: Round,
): { readonly place: string; readonly word: string; readonly score: number } | null =>
  round.retained ?? round.tops?.[round.proposal ?? 0] ?? null;

/** What was written on the slip: a solution, or for the score of the top the top itself. */
const written = ({ solution, claim }: Slip, round: Round): SessionAct | null => {
  const score = claim === null ? {} : { score: claim };
  if (solution !== null) {
    const { place, word } = solution;
    return { do: 'enter-slip', word, ...(place === null ? {} : { place }), ...score };
  }
  const top = offeredTop(round);
  if (top === null) return null;
  if (claim !== top.score) return null;
  return { do: 'enter-slip', word: top.word, place: top.place, ...score };
};

const penalty = 5;
/** The nullity of who handed nothing in. */
const noSlip = 'SCR-BUL-NUL-1';

/**
 * A typed slip as acts: the slip as it was written, judged by the rules, and where the corrector adds a sanction or types
 * points alone the ruling that stands in place of that judgement.
 */
export const slipActs = (slip: Slip, { entry, round, again, reason }: SlipTarget): SlipActs => {
  const at = { entry, round: round.number };
  const { sanction, claim, marks } = slip;
  // A slip of which only the points are known was handed in all the same; where none was, nothing is entered.
  const known = written(slip, round);
  const handedIn = sanction?.article !== noSlip;
  const slipAct = { ...(known ?? { do: 'enter-slip' }), ...at, ...marks, ...(again ? { again } : {}) };
  const entered = known !== null || handedIn ? [slipAct] : [];
  const ruling = { do: 'rule-slip', ...at, reason };
  if (sanction?.kind === 'zero')
    return { ok: true, acts: [...entered, { ...ruling, kind: 'nullity', article: sanction.article }] };
  if (sanction === null && known !== null) return { ok: true, acts: entered };
  if (claim === null) return { ok: false };
  const off = sanction?.kind === 'penalty' ? penalty : 0;
  const points = {
    kind: 'points',
    points: Math.max(0, claim - off),
    worth: claim,
    warning: sanction?.kind === 'warning',
    article: sanction?.article ?? 'SCR-BUL-3',
  };
  return { ok: true, acts: [...entered, { ...ruling, ...points }] };
};
