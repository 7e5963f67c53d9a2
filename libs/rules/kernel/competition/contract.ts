import type { Act } from '../decider';
import type { EventNamed, EventOf } from '../declare/events';
import type { Fields, ValueOf } from '../declare/field';
import type { Adjustment } from '../deal/contract';
import type { competitionEvents } from './events';
import type { matchingEvents, MatchRegistry } from './matching';
import type { exact } from './ranked-fields';

/** An exact number: `num / den`, `den > 0`, in lowest terms. Percentages and matchpoints are never floats. */
export type Exact = ValueOf<typeof exact>;

/** How a competition turns deals into a ranking: a name of the list in methods.ts. */
export type MethodId = string;

/** A player, pair or team of a competition, as it was entered. */
export type Entry = Omit<EntryRegistered['data'], 'waiting'>;

export type CompetitionOpened = EventNamed<typeof competitionEvents, 'CompetitionOpened'>;
export type CompetitionRevised = EventNamed<typeof competitionEvents, 'CompetitionRevised'>;
export type EntryRegistered = EventNamed<typeof competitionEvents, 'EntryRegistered'>;
export type EntryWithdrawn = EventNamed<typeof competitionEvents, 'EntryWithdrawn'>;
export type WithdrawalRevised = EventNamed<typeof competitionEvents, 'WithdrawalRevised'>;
export type EntryRevised = EventNamed<typeof competitionEvents, 'EntryRevised'>;
export type EntryAdmitted = EventNamed<typeof competitionEvents, 'EntryAdmitted'>;
export type EntryArrived = EventNamed<typeof competitionEvents, 'EntryArrived'>;
export type EntryAway = EventNamed<typeof competitionEvents, 'EntryAway'>;
export type SubstituteNamed = EventNamed<typeof competitionEvents, 'SubstituteNamed'>;
/** A person who plays for another of an entry, from a round on. */
export type Substitute = Omit<SubstituteNamed['data'], 'entry' | 'reason'>;
/** Whether an entry has come; nobody knows before somebody said so. */
export type Presence = 'unknown' | 'here' | 'away';
export type CompetitionClosed = EventNamed<typeof competitionEvents, 'CompetitionClosed'>;
export type CompetitionMatched = EventNamed<typeof matchingEvents, 'CompetitionMatched'>;
export type RankingPublished = EventNamed<typeof competitionEvents, 'RankingPublished'>;
export type RankingChecked = EventNamed<typeof competitionEvents, 'RankingChecked'>;
export type CorrectionsClosed = EventNamed<typeof competitionEvents, 'CorrectionsClosed'>;
export type CorrectionsReopened = EventNamed<typeof competitionEvents, 'CorrectionsReopened'>;
export type CompetitionFinalised = EventNamed<typeof competitionEvents, 'CompetitionFinalised'>;
export type SessionVoided = EventNamed<typeof competitionEvents, 'SessionVoided'>;
export type SessionReinstated = EventNamed<typeof competitionEvents, 'SessionReinstated'>;
export type HallCallMade = EventNamed<typeof competitionEvents, 'HallCallMade'>;
export type HallCallClosed = EventNamed<typeof competitionEvents, 'HallCallClosed'>;
/** A call from the hall about no deal: `h1` is the first of its competition. */
export type HallCall = HallCallMade['data'] & {
  readonly status: 'open' | HallCallClosed['data']['outcome'];
};
export type CompetitionEvent = EventOf<typeof competitionEvents> | EventOf<typeof matchingEvents>;

export type CompetitionCommand =
  | (Act<'open-competition'> & CompetitionOpened['data'])
  | (Act<'revise-competition'> & CompetitionRevised['data'])
  | (Act<'register-entry'> & Entry)
  | (Act<'withdraw-entry'> & EntryWithdrawn['data'] & { readonly played?: boolean })
  | (Act<'revise-withdrawal'> & WithdrawalRevised['data'])
  | (Act<'revise-entry'> & EntryRevised['data'] & { readonly played?: boolean })
  | (Act<'admit-entry'> & Pick<EntryAdmitted['data'], 'entry' | 'reason'>)
  | (Act<'note-presence'> & { readonly entries: readonly string[]; readonly presence: string })
  | (Act<'name-substitute'> & SubstituteNamed['data'])
  | (Act<'match-registry'> & MatchRegistry)
  | (Act<'close-competition'> & CompetitionClosed['data'])
  | (Act<'publish-ranking'> & PublishedRanking & { readonly reason?: string })
  | (Act<'check-ranking'> & Pick<RankingChecked['data'], 'asOf' | 'note'>)
  | (Act<'close-corrections'> & { readonly reason?: string })
  | (Act<'reopen-corrections'> & { readonly reason: string })
  | (Act<'finalise-competition'> & { readonly reason?: string })
  | (Act<'call-to-table'> & Omit<HallCallMade['data'], 'call'>)
  | (Act<'close-hall-call'> & HallCallClosed['data'])
  | (Act<'void-session'> & SessionVoided['data'])
  | (Act<'reinstate-session'> & SessionReinstated['data']);

/** The standings as they are at a position, and their hash. */
export type PublishedRanking = Pick<RankingPublished['data'], 'asOf' | 'rows' | 'hash'>;

/** One finished deal as the ranking sees it: no card, no call. */
export type ScoredDeal = {
  readonly deal: string;
  /** Deals of one group are compared with each other: the same board of the same session. */
  readonly group: string;
  readonly table: string;
  /** Entry by side (`{ NS: 'pair-12', EW: 'pair-3' }`). */
  readonly entries: Readonly<Record<string, string>>;
  /** By side, the second entry of a side whose partners are entries of their own; absent where they are one. */
  readonly partners?: Readonly<Record<string, string>>;
  /** Points by side; null where no score was obtained (only adjustments then count). */
  readonly scores: Readonly<Record<string, number>> | null;
  readonly adjustments: Readonly<Record<string, Adjustment>> | null;
};

/** What an award is for: a board that was played or assigned, an artificial score, points taken, points given. */
export type AwardKind = 'board' | 'artificial' | 'penalty' | 'bonus';

/** What a method knows of an award beside its value: what it was made of, so that it can be settled again. */
export type AwardBasis = {
  readonly kind: AwardKind;
  /** Matchpoints as they were compared, two for a result that is beaten. */
  readonly points?: Exact;
  /** Results that it was compared with, its own among them, and results of the board in all, artificial scores too. */
  readonly compared?: number;
  readonly results?: number;
  /** Matchpoints as they count, and out of how many, once all is settled. */
  readonly counted?: Exact;
  readonly top?: number;
  /** The percentage of an artificial score. */
  readonly given?: number;
  /** Percentages that an assigned score is worth at least, or at most. */
  readonly least?: number;
  readonly most?: number;
  /** The entry that it was scored against, where one meets another. */
  readonly against?: string;
};

/** What one deal is worth to one side in the competition's unit (percent of the top, IMPs, points). */
export type Award = {
  readonly deal: string;
  readonly side: string;
  readonly entry: string;
  readonly value: Exact;
  /** Whole numbers that break ties and fill columns, by the method's names (`won`, `lost`, `solos`); added up. */
  readonly counts?: Readonly<Record<string, number>>;
  /** False for what is worth something and is no deal (a penalty of the session). */
  readonly played?: boolean;
  /** Absent where a method says nothing of it. */
  readonly basis?: AwardBasis;
};

/** What a competition chose of its method when it was opened, as the method declares it: a version and its parameters. */
export type Scoring = Readonly<Record<string, unknown>>;

/** What may be chosen of a method, and the method that a choice makes. */
export type ScoringChoices = {
  readonly fields: Fields;
  readonly chosen: (scoring: Scoring) => RankingMethod;
};

/** One part of an entry's total: something that was played or given, and what it adds. */
export type Part = {
  readonly entry: string;
  readonly side: string;
  /** As in an award: a deal, or what a session gives under a key. */
  readonly deal: string;
  /** Every award that it was made of, by the same name. */
  readonly deals: readonly string[];
  /** What it is worth by itself, in the competition's unit. */
  readonly value: Exact;
  /** What it adds: the amounts of an entry's parts add up to its total. */
  readonly amount: Exact;
};

/** One row of a method's ranking. Ties share a rank: `tiedWith` counts the other rows of the same rank. */
export type StandingRow = {
  readonly entry: string;
  readonly field: string;
  readonly rank: number;
  readonly tiedWith: number;
  readonly total: Exact;
  readonly deals: number;
};

/**
 * One row of a competition's standings. `counts` are the sums of its awards' counts. An excluded entry leaves the ranking
 * and stays listed, behind all others of its field (`rank` is that place).
 */
export type RankedRow = StandingRow & {
  readonly counts: Readonly<Record<string, number>>;
  readonly excluded: { readonly article: string; readonly reason: string } | null;
};

/** What parts entries of one total beside the counts, by a name that pages know (`among`); more stands first. */
export type Criterion = { readonly name: string; readonly values: ReadonlyMap<string, Exact> };

export type TieBreak = { readonly count: string; readonly better: 'more' | 'fewer' };

/** Pure arithmetic of one method. `awards` sees one comparison group at a time, `standings` every award. */
export interface RankingMethod {
  readonly id: MethodId;
  /** Unit of awards and totals, and the decimals that tables print. */
  readonly unit: 'percent' | 'imp' | 'point';
  readonly decimals: number;
  /** Absent where there is nothing to choose. A competition that chose nothing is ranked by the method as it stands here. */
  readonly choices?: ScoringChoices;
  /** Partners who are entries of their own both have what their side has. */
  readonly individuals?: true;
  /** A board is compared between the two tables of a match alone: other matches may play other cards. */
  readonly matches?: true;
  /** Beside each field everybody is ranked in one general field, whose name is empty. */
  readonly general?: true;
  /** Boards that a tie at the head goes on by: no ranking in which somebody shares it is published (BD-KO-1). */
  readonly extraBoards?: number;
  /** Sums of counts that part equal totals, the first that differs decides. */
  readonly tieBreaks?: readonly TieBreak[];
  awards(group: readonly ScoredDeal[]): readonly Award[];
  /**
   * The awards once all are known: what depends on other boards (factoring, an own percentage), and what the choice of the
   * competition adds. The same for awards that were settled before.
   */
  readonly settled?: (awards: readonly Award[]) => readonly Award[];
  /**
   * The method where it is known how many results the boards of a session are to have, by session (`c.s1`). Absent where none asks.
   */
  readonly expecting?: (expected: ReadonlyMap<string, number>) => RankingMethod;
  /** The method as it counts while not all of it was played: in the standings after a round before the last. */
  readonly soFar?: RankingMethod;
  /** Entries that stay listed and have no rank, with the article and why. */
  readonly unranked?: (awards: readonly Award[]) => ReadonlyMap<string, { article: string; reason: string }>;
  /** Absent where a total is the sum of its awards. */
  readonly parts?: (awards: readonly Award[]) => readonly Part[];
  /** By what the method itself parts these entries, which share a total: the first that differs decides. */
  readonly criteria?: (tied: readonly string[], awards: readonly Award[]) => readonly Criterion[];
  standings(entries: readonly Entry[], awards: readonly Award[]): readonly StandingRow[];
}
