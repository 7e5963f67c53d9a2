import { createHash } from 'node:crypto';
import { countsOf, KINDS, type Plan, type PlanOrProblem, registryFileProblems } from '@arbitre/events';
import { explain, type Violation } from '@arbitre/rules';
import { federationRefusals } from '@arbitre/rules/federation';
import { canonicalJson } from '@arbitre/rules/kernel/canonical-json';

/** What a file is of. */
export type ImportKind = 'members' | 'clubs';
export type LineKind = (typeof KINDS)[number];
export type Counts = ReturnType<typeof countsOf>;

type ReportLine = {
  readonly line: number;
  readonly id: string;
  readonly kind: LineKind;
  readonly violation?: Violation;
};

/** What a file would do, without who anybody is; a problem quotes what stands in the file. Sealed wherever it is kept. */
export type Report = {
  /** Tells whether the file would still do the same. */
  readonly fingerprint: string;
  /** Why the file as a whole cannot be taken. */
  readonly problem: { readonly line: number; readonly violation: Violation } | null;
  readonly lines: readonly ReportLine[];
  readonly duplicates: Plan<unknown>['duplicates'];
  readonly ignored: readonly string[];
};

/** What stays of an import: lines, licences or numbers, and what was done. */
export type Receipt = {
  readonly lines: readonly Omit<ReportLine, 'violation'>[];
  /** Changed by somebody else in between, and left as they were. */
  readonly unwritten: readonly number[];
  /** What a list must have seen to show what was written. */
  readonly position: string | null;
};

export const reportOf = (plan: PlanOrProblem<unknown>): Report => {
  const fingerprint = createHash('sha256').update(canonicalJson(plan)).digest('hex');
  if ('violation' in plan) {
    const { line, violation } = plan;
    return { fingerprint, problem: { line, violation }, lines: [], duplicates: [], ignored: [] };
  }
  const lines = plan.lines.map(({ line, id, kind, ...more }) => ({
    ...{ line, id, kind },
    ...('violation' in more ? { violation: more.violation } : {}),
  }));
  return { fingerprint, problem: null, lines, duplicates: plan.duplicates, ignored: plan.ignored };
};

/** Whether something stands in the way of writing; who may be there already does, unless all are kept. */
export const isWritable = ({ problem, lines, duplicates }: Report, keepDuplicates: boolean): boolean =>
  problem === null &&
  lines.every(({ kind }) => kind !== 'problem') &&
  (keepDuplicates || duplicates.length === 0);

export const receiptOf = (
  { lines }: Report,
  unwritten: ReadonlySet<number>,
  position: string | null,
): Receipt => ({
  lines: lines.map(({ line, id, kind }) => ({ line, id, kind })),
  unwritten: [...unwritten].sort((one, other) => one - other),
  position,
});

export type Sentence = { readonly messageFr: string; readonly messageEn: string };

export const sentence = (violation: Violation): Sentence => {
  const { fr, en } = explain(null, violation, { ...federationRefusals, ...registryFileProblems });
  return { messageFr: fr, messageEn: en };
};

/** So many lines are shown at a time. */
const PAGE = 100;

export type ShownLine = {
  readonly line: number;
  readonly id: string;
  readonly kind: LineKind;
  readonly problem: Sentence | null;
  /** Licences that may be of the same person. */
  readonly alike: readonly string[];
  readonly unwritten: boolean;
};

/** The lines behind one, of one kind or of all. */
export const pageOf = (
  { lines, duplicates = [], unwritten = [] }: Pick<Report, 'lines'> & Partial<Report & Receipt>,
  { after, only }: { readonly after: number; readonly only: LineKind | 'alike' | 'unwritten' | null },
): { readonly lines: readonly ShownLine[]; readonly more: boolean } => {
  const alike = new Map(duplicates.map(({ line, of }) => [line, of]));
  const left = new Set(unwritten);
  const isAsked = ({ line, kind }: ReportLine): boolean =>
    only === null ||
    (only === 'alike' ? alike.has(line) : only === 'unwritten' ? left.has(line) : kind === only);
  const found = lines.filter((line) => line.line > after && isAsked(line));
  const shown = found.slice(0, PAGE).map(({ line, id, kind, violation }) => ({
    ...{ line, id, kind },
    problem: violation === undefined ? null : sentence(violation),
    alike: alike.get(line) ?? [],
    unwritten: left.has(line),
  }));
  return { lines: shown, more: found.length > PAGE };
};
