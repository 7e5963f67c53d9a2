import { accepted, type Refusal } from '@arbitre/rules/kernel/decider';
import type { ActTable } from '@arbitre/rules/kernel/declare/acts';
import { optional } from '@arbitre/rules/kernel/declare/compound';
import type { EventTable } from '@arbitre/rules/kernel/declare/events';
import { readLine } from '../score/line';
import type { Decide } from './acts';
import { kept, type OnSheet, openProblem, writtenLine } from './decide-sheet';
import { deal, line, LINES, reason, round, table } from './fields';
import { refuse } from './refusals';
import type { EveningState, Rubber, SheetEntry } from './state';

// A line that was forgotten comes where it belongs; those from there on come one later (BP-MARQUE-GAP-2).

const fields = { round, table, deal, line };

export const insertionActs = {
  'insert-line': {
    says: 'Puts a forgotten line where it belongs, before the totals are accepted; those from there on come one later',
    fields: { ...fields, reason: optional(reason) },
  },
  'rule-insertion': {
    says: 'Puts a forgotten line where it belongs on any sheet (arbiter)',
    by: 'arbiter',
    fields: { ...fields, reason },
  },
} as const satisfies ActTable;

export const insertionEvents = {
  LineInserted: {
    says: {
      fr: 'Table {table}, robre {round} : donne oubliée, mise en {deal} : {line}',
      en: 'Table {table}, rubber {round}: forgotten deal, put in as {deal}: {line}',
    },
    act: 'insert-line',
    fields: { ...fields, reason: optional(reason) },
  },
  InsertionRuled: {
    says: {
      fr: 'Table {table}, robre {round} : donne oubliée, mise en {deal} par l’arbitre : {line}',
      en: 'Table {table}, rubber {round}: forgotten deal, put in as {deal} by the arbiter: {line}',
    },
    act: 'rule-insertion',
    fields: { ...fields, reason },
  },
} as const satisfies EventTable;

/** The last line that was taken from its deal: it keeps the number of the deal, and so do those before it. */
const lastTaken = ({ entries }: Rubber): number =>
  entries.findLast(({ source }) => source === 'deal')?.deal ?? 0;

/** Where a forgotten line may come; null where no line may move. */
export const insertable = (own: Rubber): { readonly least: number; readonly most: number } | null => {
  const [least, most] = [lastTaken(own) + 1, own.entries.length];
  return least > most || most >= LINES ? null : { least, most };
};

const movingProblem = (own: Rubber, at: number): Refusal | null => {
  const taken = lastTaken(own);
  if (at <= taken) return refuse('line-of-deal', { deal: taken, from: at });
  return own.entries.length >= LINES ? refuse('sheet-full', { table: own.table, lines: LINES }) : null;
};

type Inserting = { readonly ok: true; readonly own: Rubber; readonly line: string } | Refusal;

const inserting = (state: EveningState, at: OnSheet, number: number, text: string): Inserting => {
  const found = writtenLine(state, at, number);
  if (!found.ok) return found;
  const problem = movingProblem(found.own, number);
  if (problem !== null) return problem;
  const reading = kept(text);
  return reading.ok ? { ok: true, own: found.own, line: reading.line } : reading;
};

export const decideInsert: Decide<'insert-line'> = (state, { reason: why, ...act }) => {
  const found = inserting(state, act, act.deal, act.line);
  if (!found.ok) return found;
  const problem = openProblem(found.own, act.deal, 'rule-insertion');
  if (problem !== null) return problem;
  const { round: number, table: at } = act;
  const data = { round: number, table: at, deal: act.deal, line: found.line };
  return accepted({ type: 'LineInserted', data: { ...data, ...(why === undefined ? {} : { reason: why }) } });
};

export const decideRuleInsertion: Decide<'rule-insertion'> = (state, { reason: why, ...act }) => {
  const found = inserting(state, act, act.deal, act.line);
  if (!found.ok) return found;
  const { round: number, table: at } = act;
  const data = { round: number, table: at, deal: act.deal, line: found.line, reason: why };
  return accepted({ type: 'InsertionRuled', data });
};

type Insertion = { readonly deal: number; readonly line: string };

/** The lines of a sheet, and who dealt them, with one more among them. */
export const withInserted = (
  { entries, dealt }: Pick<Rubber, 'entries' | 'dealt'>,
  { deal: at, line: text }: Insertion,
  inserted: NonNullable<SheetEntry['inserted']>,
): Pick<Rubber, 'entries' | 'dealt'> => {
  const reading = readLine(text);
  const result = reading.ok ? reading.result : null;
  const later = (each: number): number => (each < at ? each : each + 1);
  const own: SheetEntry = { deal: at, line: text, result, source: 'typed', inserted, earlier: [] };
  return {
    entries: [...entries.map((each) => ({ ...each, deal: later(each.deal) })), own].sort(
      (a, b) => a.deal - b.deal,
    ),
    dealt: Object.fromEntries(
      Object.entries(dealt).map(([each, turn]) => [later(Number(each)), turn] as const),
    ),
  };
};
