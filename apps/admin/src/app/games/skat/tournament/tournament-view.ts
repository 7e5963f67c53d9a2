type Figures = { readonly points?: number; readonly won?: number; readonly lost?: number };

export type Stretch = { readonly from: number; readonly seats: readonly string[] };

/** One table in one series; what only its own players and officials may follow is absent for others (SKWO-7.1.6). */
export type ListOfTable = {
  readonly series: number;
  readonly table: string;
  readonly seats: readonly string[];
  /** The table from its first deal on, and after each time that somebody joined or stopped (SKAT-3.1.2.a). */
  readonly parts: readonly Stretch[];
  readonly stops: readonly { readonly entry: string; readonly after: number }[];
  /** Deals that are void and played again (SKAT-3.2.12). */
  readonly again: readonly { readonly deal: number; readonly article: string }[];
  /** Corrections that all players agreed to (SKAT-5.5.3). */
  readonly corrections?: readonly { readonly deal: number; readonly to: string }[];
  readonly present: readonly string[];
  readonly deals: number;
  readonly keeper: number;
  readonly closed: boolean;
  readonly handedIn: boolean;
  readonly substitutes: readonly {
    readonly entry: string;
    readonly substitute: string;
    readonly deal: number;
    readonly cause: 'emergency' | 'bad-faith';
  }[];
  readonly struckFrom?: number | null;
  readonly results?: Readonly<
    Record<string, Figures & { readonly result: number | null; readonly annulled: boolean }>
  >;
};

type Ruling = { readonly by: string; readonly decision: string };

/** A dispute on its way from the table to the conciliation body. */
export type DisputeCase = {
  readonly case: number;
  readonly series: number;
  readonly table: string;
  readonly by: string;
  readonly matter: string;
  readonly decided: (Ruling & { readonly articles: readonly string[] }) | null;
  readonly appeal: { readonly by: string; readonly grounds: string } | null;
  readonly ruled: (Ruling & { readonly upheld: boolean }) | null;
  readonly objection: { readonly by: string; readonly text: string } | null;
  readonly conciliated: { readonly upheld: boolean; readonly decision: string } | null;
};

export type EntryFigures = {
  readonly entry: string;
  readonly result: number;
  readonly won: number;
  readonly lost: number;
  readonly series: number;
};

export type Prize = { readonly entry: string; readonly prize: string; readonly sent: boolean };

/** What this page reads of `session { view }` of skat. */
export type TournamentView = {
  readonly organiser: string;
  /** A club evening: players join and stop between two rounds. */
  readonly evening: boolean;
  readonly direction: readonly string[];
  readonly referees: readonly string[];
  readonly notice: {
    readonly version: number;
    readonly series: number;
    readonly deals: { readonly four: number; readonly three: number };
    readonly minutes: number;
    readonly stake: string;
    readonly appeals: string;
    readonly entryFee: number;
  } | null;
  readonly status: string;
  readonly series: number | null;
  readonly stopped: { readonly reason: string; readonly plan: string } | null;
  readonly participants: readonly {
    readonly entry: string;
    readonly team: string | null;
    readonly left: boolean;
    readonly excluded: string | null;
  }[];
  readonly lists: readonly ListOfTable[];
  readonly cases: readonly DisputeCase[];
  readonly announced: boolean;
  readonly prizes: { readonly released: readonly Prize[] | null };
  /** What each participant owes for lost games, in cents; the staff see it. */
  readonly fees?: Readonly<Record<string, number>>;
  readonly penalties: readonly {
    readonly number: number;
    readonly entry: string;
    readonly points: number;
    readonly article: string;
    readonly reason: string;
  }[];
  readonly annulled: readonly {
    readonly series: number;
    readonly entry: string;
    readonly article: string;
    readonly reason: string;
  }[];
  readonly results: readonly EntryFigures[];
  readonly teams: readonly EntryFigures[] | null;
  readonly commitment: string | null;
  /** How the seats of each series were given. */
  readonly draws: readonly { readonly series: number; readonly by: string; readonly seed: string | null }[];
  readonly lots: readonly (readonly string[])[];
  readonly lotsDue: readonly (readonly string[])[];
};

/** The table as it was for a deal of its list. */
export const stretchAt = ({ parts, seats }: ListOfTable, deal: number): Stretch =>
  parts.findLast(({ from }) => from <= deal) ?? { from: 1, seats };

/** Ties that a lot must part, once somebody has a result at all (SKWO-5.1.d). */
export const lotsToDraw = ({ lotsDue, results }: TournamentView): TournamentView['lotsDue'] => {
  const played = new Set(results.flatMap(({ entry, series }) => (series > 0 ? [entry] : [])));
  return lotsDue.filter((group) => group.some((entry) => played.has(entry)));
};

/** Where a dispute stands; the last step that was taken names it. */
export const caseStage = (
  dispute: DisputeCase,
): 'called' | 'decided' | 'appealed' | 'ruled' | 'objected' | 'conciliated' => {
  if (dispute.conciliated !== null) return 'conciliated';
  if (dispute.objection !== null) return 'objected';
  if (dispute.ruled !== null) return 'ruled';
  if (dispute.appeal !== null) return 'appealed';
  return dispute.decided === null ? 'called' : 'decided';
};

/** Ranks with ties shared, in the order given: result, games won, fewer lost (SKWO-5.1.d). */
export const rankedFigures = (
  rows: readonly EntryFigures[],
): readonly (EntryFigures & { readonly rank: number })[] => {
  const ranked: (EntryFigures & { readonly rank: number })[] = [];
  for (const [index, row] of rows.entries()) {
    const before = ranked.at(-1);
    const level = before?.result === row.result && before.won === row.won && before.lost === row.lost;
    ranked.push({ ...row, rank: level ? before.rank : index + 1 });
  }
  return ranked;
};
