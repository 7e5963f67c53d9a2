import { accepted, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import { TARGET } from '../values';
import type { Decide } from './acts';
import { captainOf, isFinal, sheetKey, type Table, tableAt, type TournamentState } from './state';

type At = { readonly ok: true; readonly at: Table } | Refusal;

const found = (state: TournamentState, round: number, table: string): At => {
  const at = round > state.called ? undefined : tableAt(state, round, table);
  return at === undefined ? refuse('no-such-table', { round, table }) : { ok: true, at };
};

/** CRIB-1.1, CRIB-1-GAP-1: one team has 121 or more, the other has not. */
const pointsProblem = (NS: number, EW: number): Refusal | null => {
  const high = [NS, EW].filter((points) => points >= TARGET).length;
  if (high === 1) return null;
  return refused(high === 0 ? 'CRIB-1.1' : 'CRIB-1-GAP-1', { NS, EW, target: TARGET });
};

/** The team for which somebody speaks at a table (CRIB-3.2, CRIB-3-GAP-1); null for whoever speaks for none. */
const speakerOf = (state: TournamentState, { home, away }: Table, by: string): string | null =>
  [home, away].find((team) => captainOf(state, team) === by) ?? null;

const notSpeaking = (state: TournamentState, { home, away }: Table, by: string): Refusal =>
  refused('CRIB-3-GAP-1', { by, captains: [captainOf(state, home), captainOf(state, away)] });

/** A captain writes the sheet, and writes it anew until somebody has signed it. */
export const decideWrite: Decide<'write-sheet'> = (state, { round, table, by, NS, EW }) => {
  const place = found(state, round, table);
  if (!place.ok) return place;
  if (speakerOf(state, place.at, by) === null) return notSpeaking(state, place.at, by);
  const problem = pointsProblem(NS, EW);
  if (problem !== null) return problem;
  const [signatory] = state.signed.get(sheetKey(round, table)) ?? [];
  return signatory === undefined
    ? accepted({ type: 'SheetWritten', data: { round, table, by, NS, EW } })
    : refuse('already-signed', { by: signatory, table });
};

/** What was written by mistake goes again, as long as nobody has signed it and nobody disputes it (CRIB-3-GAP-1). */
export const decideTakeBack: Decide<'take-back-sheet'> = (state, { round, table, by }) => {
  const place = found(state, round, table);
  if (!place.ok) return place;
  if (speakerOf(state, place.at, by) === null) return notSpeaking(state, place.at, by);
  const key = sheetKey(round, table);
  if (!state.sheets.has(key)) return refuse('no-sheet-yet', { round, table });
  if (state.disputed.has(key)) return refused('CRIB-GAP-T3', { table, disputed: true });
  const [signatory] = state.signed.get(key) ?? [];
  return signatory === undefined
    ? accepted({ type: 'SheetTakenBack', data: { round, table, by } })
    : refuse('already-signed', { by: signatory, table });
};

type Signing = { readonly ok: true; readonly team: string } | Refusal;

/** What keeps a sheet from being signed or refused by somebody now. */
const signing = (state: TournamentState, round: number, table: string, by: string): Signing => {
  const place = found(state, round, table);
  if (!place.ok) return place;
  const team = speakerOf(state, place.at, by);
  if (team === null) return notSpeaking(state, place.at, by);
  const key = sheetKey(round, table);
  if (!state.sheets.has(key)) return refuse('no-sheet-yet', { round, table });
  const done = isFinal(state, round, table) || (state.signed.get(key) ?? []).includes(team);
  return done ? refuse('already-signed', { by, table }) : { ok: true, team };
};

/** CRIB-3-GAP-1: each captain validates the result; a disputed one waits for the arbiter (CRIB-GAP-T3). */
export const decideSign: Decide<'sign-sheet'> = (state, { round, table, by }) => {
  const may = signing(state, round, table, by);
  if (!may.ok) return may;
  return state.disputed.has(sheetKey(round, table))
    ? refused('CRIB-GAP-T3', { table, disputed: true })
    : accepted({ type: 'SheetSigned', data: { round, table, by } });
};

export const decideRefuse: Decide<'refuse-sheet'> = (state, { round, table, by, reason }) => {
  const may = signing(state, round, table, by);
  return may.ok ? accepted({ type: 'SheetRefused', data: { round, table, by, reason } }) : may;
};

/** CRIB-GAP-T3: the arbiter's word about a sheet is final; he may write other points, signed or not. */
export const decideRuleSheet: Decide<'rule-sheet'> = (state, { round, table, reason, NS, EW }) => {
  const place = found(state, round, table);
  if (!place.ok) return place;
  const key = sheetKey(round, table);
  if (NS === undefined && EW === undefined) {
    if (!state.sheets.has(key)) return refuse('no-sheet-yet', { round, table });
    if (!state.disputed.has(key)) return refuse('not-disputed', { table });
    return accepted({ type: 'SheetRuled', data: { round, table, reason, NS: null, EW: null } });
  }
  if (NS === undefined || EW === undefined)
    return refused('CRIB-1.1', { NS: NS ?? null, EW: EW ?? null, target: TARGET });
  return pointsProblem(NS, EW) ?? accepted({ type: 'SheetRuled', data: { round, table, reason, NS, EW } });
};

/** A team that is late or absent loses its game: a win for the others, and no point for anybody. */
export const decideForfeit: Decide<'forfeit-game'> = (state, { round, table, team, reason }) => {
  const place = found(state, round, table);
  if (!place.ok) return place;
  return [place.at.home, place.at.away].includes(team)
    ? accepted({ type: 'GameForfeited', data: { round, table, team, reason } })
    : refuse('not-at-table', { team, table });
};
