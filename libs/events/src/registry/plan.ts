import type { Refusal } from '@arbitre/rules';
import type { Problem } from './read-table';

/** One line of a file against what is registered. `steps`: the acts that make it so, the revision of the stream before them. */
export type PlannedLine<Act> = {
  readonly line: number;
  /** The licence or the number; empty where the line has none. */
  readonly id: string;
} & (
  | { readonly kind: 'same' }
  | { readonly kind: 'new' | 'changed'; readonly steps: readonly Act[]; readonly revision: number }
  | ({ readonly kind: 'problem' } & Pick<Refusal, 'violation'>)
);

/** Licences that may be of the person on that line. */
export type Duplicate = { readonly line: number; readonly id: string; readonly of: readonly string[] };

/** What importing a file would do. */
export type Plan<Act> = {
  readonly lines: readonly PlannedLine<Act>[];
  readonly duplicates: readonly Duplicate[];
  /** Titles of columns that are passed over. */
  readonly ignored: readonly string[];
};

export type PlanOrProblem<Act> = Plan<Act> | Problem;

export const KINDS = ['new', 'changed', 'same', 'problem'] as const;

export const countsOf = (lines: readonly { readonly kind: (typeof KINDS)[number] }[]) =>
  Object.fromEntries(
    KINDS.map((kind) => [kind, lines.filter((line) => line.kind === kind).length]),
  ) as Readonly<Record<(typeof KINDS)[number], number>>;
