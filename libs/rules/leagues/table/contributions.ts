import type { Exact } from '@arbitre/rules/kernel/competition/contract';

// What a table is made of: plain rows, from events or from the rows of other models. No order of them matters.

/** How far a result has come; a table is official only when all that counts is. */
export type Finality = 'provisional' | 'official' | 'pending';

/** Who is in the table. */
export type Contestant = {
  readonly id: string;
  readonly region?: string;
  readonly club?: string;
  readonly withdrawn?: {
    /** Absent: as the rules say. */
    readonly results?: 'stand' | 'struck' | 'stood-in';
    /** The team that took its place with matches, scores and points. */
    readonly takenOverBy?: string;
  };
  /** Where it moved to within the season, by a name of it; from which round or competition on. */
  readonly moves?: readonly { readonly id: string; readonly to: string; readonly from: number }[];
  /** What it had in the divisions that it came from. */
  readonly brought?: readonly { readonly id: string; readonly division: string; readonly total: Exact }[];
};

export type FigureName = 'total' | 'percentage' | 'victory-points' | 'wins';

/** What an entry came to in one competition of a circuit or path. */
export type CompetitionResult = {
  readonly competition: string;
  /** Its number in the season: parts of a circuit name it, and the last of them is the last competition. */
  readonly number: number;
  readonly entry: string;
  readonly phase?: string;
  /** Where it was held. */
  readonly region?: string;
  readonly club?: string;
  /** Null: took part and was not classified. */
  readonly place: number | null;
  /** How many were ranked. */
  readonly of: number;
  /** Others at the same place. */
  readonly tiedWith?: number;
  readonly figures?: Readonly<Partial<Record<FigureName, Exact>>>;
  readonly sessions?: number;
  /** Things that bonuses and criteria ask for by name. */
  readonly counts?: Readonly<Record<string, Exact>>;
  /** Table of points by place, where not the usual one; a result by another table is not compared place by place. */
  readonly table?: string;
  /** What the points by place are multiplied with. */
  readonly factor?: Exact;
  /** So many played this place by turns and share its points. */
  readonly sharedBy?: number;
  /** The place whose points are given, where ineligible entries came before. */
  readonly scoredAs?: number;
  /** False: the place brings no points. */
  readonly eligible?: boolean;
  readonly finality?: Finality;
};

export type MatchSide = {
  /** Null: somebody who is not in this table. */
  readonly entry: string | null;
  readonly score: Exact | null;
  /** Smaller units behind the score: boards, series, tricks. */
  readonly minor?: Exact;
  /** Did not come, or lost by a ruling. */
  readonly forfeits?: true;
};

/** One fixture of a league. */
export type Match = {
  readonly id: string;
  readonly round: number;
  readonly phase?: string;
  /** Home first. */
  readonly sides: readonly MatchSide[];
  /** `not-played` counts for nobody, unless the rules have somebody stood in for. */
  readonly status: 'played' | 'not-played' | 'pending';
  readonly finality?: Finality;
};

/** Points that a decision adds or deducts. */
export type Adjustment = {
  readonly id: string;
  readonly entry: string;
  readonly points: Exact;
  readonly phase?: string;
  /** The day and the article, as the line tells them. */
  readonly on?: string;
  readonly article?: string;
};

export type Contributions = {
  readonly entries: readonly Contestant[];
  readonly results?: readonly CompetitionResult[];
  readonly matches?: readonly Match[];
  readonly adjustments?: readonly Adjustment[];
  /** Groups of a phase: who goes on, and with whom. */
  readonly groups?: readonly { readonly phase: string; readonly entries: readonly string[] }[];
  /** Numbers drawn; the lowest stands first. */
  readonly lots?: Readonly<Record<string, number>>;
  /** Entries whose order was decided (a play-off), best first. */
  readonly decided?: readonly string[];
  /** Regions that take part, and whether their phase is closed; the day up to which their results count. */
  readonly regions?: readonly {
    readonly region: string;
    readonly closed: boolean;
    readonly until?: string;
  }[];
};
