import { accepted, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import type { Side } from '../events';
import { refuse } from '../refusals';
import type { Decide } from './acts';
import { namedTable } from './decide-games';
import { isFinal, sideOfEntry, type Table, type TournamentState } from './state';

type Sheet = { readonly game: number; readonly table: string };

type ClosedSheet = { readonly ok: true; readonly own: Table } | Refusal;

/** The sheet that an act names, once its game is closed. */
const closedSheet = (state: TournamentState, at: Sheet): ClosedSheet => {
  const named = namedTable(state, at);
  if (!named.ok || named.own.closed !== null) return named;
  const { game, table, abandoned } = named.own;
  return refuse(abandoned === null ? 'game-not-closed' : 'game-abandoned', { game, table });
};

type Signatory = { readonly ok: true; readonly side: Side } | Refusal;

/** Whose hand it would be: one player of each side signs, once; what is disputed or ruled is the arbiter's. */
const signatory = (state: TournamentState, at: Sheet & { readonly by: string }): Signatory => {
  const sheet = closedSheet(state, at);
  if (!sheet.ok) return sheet;
  const { own } = sheet;
  const { game, table } = own;
  const side = sideOfEntry(own, at.by);
  if (side === null) return refuse('not-at-table', { entry: at.by, table });
  if (own.refusal !== null || own.ruled !== null)
    return refused('JOF-7-GAP-3', { game, table, disputed: own.refusal !== null });
  return own.signed[side] === undefined ? { ok: true, side } : refuse('side-signed', { side, table });
};

export const decideSign: Decide<'sign-sheet'> = (state, { game, table, by }) => {
  const answer = signatory(state, { game, table, by });
  return answer.ok ? accepted({ type: 'SheetSigned', data: { game, table, by } }) : answer;
};

/** JOF-7-GAP-3: a refusal with its reason is a dispute, which the arbiter ends. */
export const decideRefuse: Decide<'refuse-signature'> = (state, { game, table, by, reason }) => {
  const answer = signatory(state, { game, table, by });
  return answer.ok ? accepted({ type: 'SignatureRefused', data: { game, table, by, reason } }) : answer;
};

export const decideRuleSheet: Decide<'rule-sheet'> = (state, { game, table, reason }) => {
  const sheet = closedSheet(state, { game, table });
  if (!sheet.ok) return sheet;
  return sheet.own.refusal === null
    ? refuse('not-disputed', { table })
    : accepted({ type: 'SheetRuled', data: { game, table, reason } });
};

/** JOF-7-GAP-3: what the arbiter wants corrected lies open again, and is closed and signed anew. */
export const decideReopen: Decide<'reopen-game'> = (state, { game, table, reason }) => {
  const sheet = closedSheet(state, { game, table });
  return sheet.ok ? accepted({ type: 'GameReopened', data: { game, table, reason } }) : sheet;
};

/** The state of a sheet, as pages tell it. */
export const sheetState = (own: Table): 'playing' | 'abandoned' | 'provisional' | 'disputed' | 'final' => {
  if (own.abandoned !== null) return 'abandoned';
  if (own.closed === null) return 'playing';
  if (own.refusal !== null) return 'disputed';
  return isFinal(own) ? 'final' : 'provisional';
};
