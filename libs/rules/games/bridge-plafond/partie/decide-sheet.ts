import { accepted, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { sideOfSeat } from '../score/deal-points';
import { formatLine, readLine } from '../score/line';
import type { Decide } from './acts';
import { seatOf } from './partners';
import { refuse } from './refusals';
import { type EveningState, isAccepted, type Rubber, rubberAt, type SheetEntry } from './state';

/** The sheet that an act names. */
export type OnSheet = { readonly round: number; readonly table: string };
type Named = { readonly ok: true; readonly own: Rubber } | Refusal;

const named = (state: EveningState, { round, table }: OnSheet): Named => {
  const own = rubberAt(state, round, table);
  return own === undefined ? refuse('unknown-rubber', { round, table }) : { ok: true, own };
};

/** The line that comes next. */
export const nextLine = ({ entries }: Rubber): number => entries.length + 1;

type Kept = { readonly ok: true; readonly line: string } | Refusal;

/** A line in the form that is kept, or why it is none. */
export const kept = (line: string): Kept => {
  const reading = readLine(line);
  return reading.ok ? { ok: true, line: formatLine(reading.result) } : reading;
};

/** BP-PARTIE-5: nothing is added to a rubber that is over. */
const nextProblem = (own: Rubber, deal: number): Refusal | null => {
  const { round, table, sheet } = own;
  const next = nextLine(own);
  if (deal < next)
    return refuse('line-written', { deal, line: own.entries[deal - 1]?.line ?? '', next, table });
  if (deal > next) return refuse('line-missing', { deal, next });
  if (sheet.state === 'over') return refused('BP-PARTIE-5', { round, table, winner: sheet.winner });
  return sheet.state === 'broken-off' ? refuse('rubber-ended', { round, table }) : null;
};

export const decideWrite: Decide<'write-line'> = (state, { round, table, deal, line }) => {
  const found = named(state, { round, table });
  if (!found.ok) return found;
  const reading = kept(line);
  if (!reading.ok) return reading;
  return (
    nextProblem(found.own, deal) ??
    accepted({ type: 'LineWritten', data: { round, table, deal, line: reading.line } })
  );
};

type Line = { readonly ok: true; readonly own: Rubber; readonly entry: SheetEntry } | Refusal;

/** A line that stands on its sheet. */
export const writtenLine = (state: EveningState, at: OnSheet, deal: number): Line => {
  const found = named(state, at);
  if (!found.ok) return found;
  const entry = found.own.entries[deal - 1];
  return entry === undefined
    ? refuse('line-missing', { deal, next: nextLine(found.own) })
    : { ok: true, own: found.own, entry };
};

type Change = { readonly ok: true; readonly line: string | null } | Refusal;

/** What a line is to say, where that is something else. */
const changed = ({ line: before, deal }: SheetEntry, line: string | null): Change => {
  const reading = line === null ? ({ ok: true, line } as const) : kept(line);
  if (!reading.ok) return reading;
  return reading.line === before ? refuse('line-unchanged', { deal }) : reading;
};

/** BP-MARQUE-GAP-2: the table corrects until the totals are accepted. */
export const openProblem = (
  own: Rubber,
  deal: number,
  use: 'rule-line' | 'rule-insertion' = 'rule-line',
): Refusal | null =>
  isAccepted(own) ? refused('BP-MARQUE-GAP-2', { round: own.round, table: own.table, deal, use }) : null;

export const decideCorrect: Decide<'correct-line'> = (state, { round, table, deal, line, reason }) => {
  const found = writtenLine(state, { round, table }, deal);
  if (!found.ok) return found;
  const problem = openProblem(found.own, deal);
  if (problem !== null) return problem;
  const change = changed(found.entry, line);
  if (!change.ok) return change;
  const why = reason === undefined ? {} : { reason };
  return accepted({ type: 'LineCorrected', data: { round, table, deal, line: change.line, ...why } });
};

/** BP-MARQUE-GAP-2: after acceptance the arbiter, and whenever he decides. */
export const decideRuleLine: Decide<'rule-line'> = (state, { round, table, deal, line, reason }) => {
  const found = writtenLine(state, { round, table }, deal);
  if (!found.ok) return found;
  const change = changed(found.entry, line);
  if (!change.ok) return change;
  return accepted({ type: 'LineRuled', data: { round, table, deal, line: change.line, reason } });
};

/** The line as the write side read it from the deal; the next one, or one that was written before. */
export const decideTake: Decide<'take-deal'> = (state, { round, table, deal, line }) => {
  const found = named(state, { round, table });
  if (!found.ok) return found;
  if (line === undefined) return refuse('deal-not-recorded', { deal, table });
  const { own } = found;
  const entry = own.entries[deal - 1];
  const problem = entry === undefined ? nextProblem(own, deal) : openProblem(own, deal);
  if (problem !== null) return problem;
  const reading = kept(line);
  if (!reading.ok) return reading;
  return reading.line === entry?.line
    ? refuse('line-unchanged', { deal })
    : accepted({ type: 'DealTaken', data: { round, table, deal, line: reading.line } });
};

/** The rubber whose totals an act is about: it has ended, and they are not accepted yet. */
const totalled = (state: EveningState, at: OnSheet): Named => {
  const found = named(state, at);
  if (!found.ok) return found;
  if (found.own.sheet.state === 'playing')
    return refused('BP-ROBRE-GAP-2', { ...at, games: found.own.sheet.games.NS + found.own.sheet.games.EW });
  return isAccepted(found.own) ? refuse('totals-accepted', at) : found;
};

export const decideAccept: Decide<'accept-totals'> = (state, { round, table, by }) => {
  const found = totalled(state, { round, table });
  if (!found.ok) return found;
  const seat = seatOf(found.own.seats, by);
  if (seat === null) return refuse('not-at-table', { entry: by, table });
  const side = sideOfSeat(seat);
  return found.own.acceptedBy[side] === undefined
    ? accepted({ type: 'TotalsAccepted', data: { round, table, by } })
    : refuse('side-accepted', { side, table });
};

export const decideRuleTotals: Decide<'rule-totals'> = (state, { round, table, reason }) => {
  const found = totalled(state, { round, table });
  return found.ok ? accepted({ type: 'TotalsRuled', data: { round, table, reason } }) : found;
};

/** BP-ROBRE-GAP-2: a decision on the record. */
export const decideBreakOff: Decide<'break-off'> = (state, { round, table, cause, reason }) => {
  const found = named(state, { round, table });
  if (!found.ok) return found;
  return found.own.sheet.state === 'playing'
    ? accepted({ type: 'RubberBrokenOff', data: { round, table, cause, reason } })
    : refuse('rubber-ended', { round, table });
};

export const decideResume: Decide<'resume-rubber'> = (state, { round, table, reason }) => {
  const found = named(state, { round, table });
  if (!found.ok) return found;
  const { own } = found;
  if (own.sheet.state !== 'broken-off') return refuse('not-broken-off', { round, table });
  if (isFollowed(state, own)) return refuse('next-rubber-begun', { table });
  return accepted({ type: 'RubberResumed', data: { round, table, reason } });
};

/** The table has gone on: to its next rubber, or to the end of its partie. */
export const isFollowed = (state: EveningState, { round, table, partie }: Rubber): boolean =>
  rubberAt(state, round + 1, table)?.partie === partie ||
  state.tables.get(`${partie}|${table}`)?.ended !== null ||
  state.parties.length > partie;
