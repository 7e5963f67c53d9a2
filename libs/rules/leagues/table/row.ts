import type { Exact } from '@arbitre/rules/kernel/competition/contract';
import type { Criterion } from '../rules/order';
import type { Line } from './line';

/** What is compared first; then the chain of the rules. */
export type Ranking = 'total' | 'points-per-match' | Criterion;

/** The criterion that decided a place, and the row's value under it: compared from the left, more is better. */
export type Deciding = { readonly criterion: Ranking; readonly value: readonly Exact[] };

export const OUTCOMES = ['promoted', 'relegated', 'qualified', 'undecided', 'none'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Why a row is listed behind those that are ranked. */
export const UNRANKED = ['too-few', 'withdrawn'] as const;

export type LeagueRow = {
  readonly entry: string;
  /** The group, or phase and region, within which it is ranked; empty where there is one table. */
  readonly group: string;
  readonly rank: number;
  /** Other rows of the same rank. */
  readonly tiedWith: number;
  /** Null: ranked. Otherwise why it is listed behind. */
  readonly unranked: (typeof UNRANKED)[number] | null;
  /** The figure that lines unfold. */
  readonly total: Exact;
  /** Columns of a table, by name. */
  readonly figures: Readonly<Record<string, Exact>>;
  readonly decided: Deciding;
  /** Its region is not closed, or something that counts for it is not official yet. */
  readonly provisional: boolean;
  readonly outcome: Outcome;
  readonly lines: readonly Line[];
};

export type LeagueTable = {
  readonly rows: readonly LeagueRow[];
  /** `official`: all regions are closed and no row is provisional. */
  readonly finality: 'provisional' | 'official';
  readonly provisionalRegions: readonly string[];
  /** What somebody has to decide. */
  readonly proposals: readonly {
    readonly kind: 'expel';
    readonly entry: string;
    readonly defaults: number;
  }[];
};
