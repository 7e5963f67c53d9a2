import type { Part } from '../rounds';
import type { Running } from '../score-sheet/sheet';
import type { DealVersion, TournamentData } from './events';
import type { Notice, SeriesLength } from './fields';
import type { TournamentSetup } from './setup';

/** A participant: in once checked in, until he leaves between two series or is excluded. */
export type Participant = TournamentData['EntryCheckedIn'] & { readonly left: boolean };

/** The list of a table in a series with everything that was done to it; replaced, never changed. */
export type List = {
  readonly series: number;
  readonly table: string;
  /** Entries from seat 1. */
  readonly seats: readonly string[];
  /** Everybody who has or had a seat, from seat 1: the columns. */
  readonly players: readonly string[];
  /** The table from its first deal on, and after each time that somebody joined or stopped; `seats` are those of the last. */
  readonly parts: readonly [Part, ...(readonly Part[])];
  readonly stops: readonly TournamentData['StopAnnounced'][];
  /** Deals that are void and played again, as they were stored (SKAT-3.2.12). */
  readonly again: readonly (DealVersion & { readonly article: string })[];
  /** What a list of each size has in this series. */
  readonly lengths: SeriesLength;
  /** How many deals it has; struck deals stay on it (SKWO-7.2-GAP-6). */
  readonly deals: number;
  /** Somebody changed seats on the direction's word: earlier lines show other seats (SKWO-7.1.2.b). */
  readonly changed: boolean;
  readonly present: readonly string[];
  readonly keeper: number;
  readonly confirmed: readonly { readonly deal: number; readonly by: string }[];
  readonly corrections: readonly TournamentData['CorrectionAgreed'][];
  readonly struckFrom: number | null;
  readonly closed: TournamentData['ListClosed'] | null;
  /** Figures that the direction corrected after the list was closed. */
  readonly corrected: Readonly<Record<string, Running>>;
  readonly handedIn: readonly string[];
};

export type Series = { readonly number: number; readonly closed: boolean };

/** A dispute on its way from the table to the conciliation body. */
export type Case = TournamentData['RefereeCalled'] & {
  readonly decided: TournamentData['CaseDecided'] | null;
  readonly appeal: TournamentData['AppealFiled'] | null;
  readonly ruled: TournamentData['AppealRuled'] | null;
  readonly objection: TournamentData['ObjectionFiled'] | null;
  readonly conciliated: TournamentData['ObjectionRuled'] | null;
};

export type TournamentState = {
  readonly setup: TournamentSetup;
  notice: { readonly version: number; readonly notice: Notice } | null;
  readonly participants: Map<string, Participant>;
  readonly declined: Set<string>;
  readonly excluded: Map<string, TournamentData['EntryExcluded']>;
  readonly series: Map<number, Series>;
  readonly lists: Map<string, List>;
  readonly cases: Map<number, Case>;
  substitutes: readonly TournamentData['SubstituteAppointed'][];
  penalties: readonly TournamentData['PenaltyPointsImposed'][];
  annulled: readonly TournamentData['SeriesResultAnnulled'][];
  reports: readonly TournamentData['IrregularityReported'][];
  sentAway: readonly TournamentData['OnlookerSentAway'][];
  lots: readonly (readonly string[])[];
  /** The hash of the seed that the next lot is drawn by; null where none is committed to. */
  commitment: string | null;
  /** How the seats of each series were given. */
  draws: readonly Pick<TournamentData['SeatsDrawn'], 'series' | 'by' | 'seed'>[];
  stopped: TournamentData['StoppedEarly'] | null;
  announced: boolean;
  prizes: TournamentData['PrizesReleased'] | null;
  account: TournamentData['AccountRendered'] | null;
  archived: boolean;
};

export const newTournament = (setup: TournamentSetup): TournamentState => ({
  setup,
  notice: setup.notice === undefined ? null : { version: 1, notice: setup.notice },
  participants: new Map(),
  declined: new Set(),
  excluded: new Map(),
  series: new Map(),
  lists: new Map(),
  cases: new Map(),
  substitutes: [],
  penalties: [],
  annulled: [],
  reports: [],
  sentAway: [],
  lots: [],
  commitment: null,
  draws: [],
  stopped: null,
  announced: false,
  prizes: null,
  account: null,
  archived: false,
});

/** An independent copy: what the maps hold is never changed. */
export const copyTournament = (state: TournamentState): TournamentState => ({
  ...state,
  participants: new Map(state.participants),
  declined: new Set(state.declined),
  excluded: new Map(state.excluded),
  series: new Map(state.series),
  lists: new Map(state.lists),
  cases: new Map(state.cases),
});

/** The table as it is now. */
export const lastPart = ({ parts }: Pick<List, 'parts'>): Part => parts.at(-1) ?? parts[0];

/** The table as it was for a deal. */
export const partAt = ({ parts }: Pick<List, 'parts'>, deal: number): Part =>
  parts.findLast(({ from }) => from <= deal) ?? parts[0];

export const listKey = (series: number, table: string): string => `${series}|${table}`;

export const listAt = (state: TournamentState, series: number, table: string): List | undefined =>
  state.lists.get(listKey(series, table));

export const listsOf = (state: TournamentState, series: number): readonly List[] =>
  [...state.lists.values()].filter((list) => list.series === series);

/** The list that an entry sits at in a series. */
export const listOfEntry = (state: TournamentState, series: number, entry: string): List | undefined =>
  listsOf(state, series).find(({ seats }) => seats.includes(entry));

/** The series that is being played; null before the first and between two. */
export const runningSeries = (state: TournamentState): number | null =>
  [...state.series.values()].find(({ closed }) => !closed)?.number ?? null;

/** Who takes part from now on: checked in, not left, not excluded. */
export const playing = (state: TournamentState): readonly string[] =>
  [...state.participants.values()]
    .filter(({ entry, left }) => !left && !state.excluded.has(entry))
    .map(({ entry }) => entry);

/** Whether a decision is still under appeal or conciliation (SKWO-7.3-GAP-3): standings are provisional until then. */
export const isPending = ({ decided, appeal, ruled, objection, conciliated }: Case): boolean =>
  decided === null || (appeal !== null && ruled === null) || (objection !== null && conciliated === null);
