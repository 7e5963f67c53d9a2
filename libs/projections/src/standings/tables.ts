import type { Adjustment, AwardBasis, Entry, Exclusion, Scoring, SessionStanding } from '@arbitre/rules';
import {
  checked,
  int,
  integer,
  json,
  key,
  moment,
  optional,
  otherwise,
  position,
  says,
  text,
  yesNo,
} from '../table/column';
import { type RowOf, table } from '../table/table';

/** Above zero. */
const denominator = checked('den > 0', integer);

/** Whole numbers that break ties and fill columns, by the ranking method's names. */
type Counts = Readonly<Record<string, number>>;

/** The method of each competition, and how far its ranking has come. */
export const rankingTable = table('ranking', {
  competition: key(text),
  method: text,
  /** What was chosen of it; null: nothing. */
  scoring: optional(json<Scoring>()),
  position,
  changedAt: moment,
});

/** Entries as they were registered. */
export const entrantTable = table('entrant', {
  competition: key(text),
  id: key(text),
  entry: json<Entry>(),
  /** It has left, or still waits for a place: ranked only where it has played. */
  withdrawn: otherwise(false, yesNo),
  /** It has left and is not ranked, whatever it has played. */
  struck: otherwise(false, yesNo),
});

/** Deals as the ranking compares them. */
export const scoredDealTable = table(
  'scored_deal',
  {
    deal: key(text),
    competition: text,
    groupKey: text,
    tableName: text,
    /** Entry by side. */
    entries: json<Readonly<Record<string, string>>>(),
    /** The second entry of a side whose partners are entries of their own; none where they are one. */
    partners: json<Readonly<Record<string, string>>>(),
    scores: optional(json<Readonly<Record<string, number>>>()),
    adjustments: optional(json<Readonly<Record<string, Adjustment>>>()),
    /** Its result counts for nobody until a dispute about it is settled. */
    disputed: otherwise(false, yesNo),
  },
  { indexes: { scored_deal_group: ['competition', 'groupKey'] } },
);
export type ScoredDealRow = RowOf<typeof scoredDealTable>;

/** What one deal is worth to one side, exactly: `num / den` in the competition's unit. */
export const awardTable = table(
  'award',
  {
    deal: key(text),
    side: key(text),
    entry: key(text),
    competition: text,
    /** Deals of one group were compared with each other. */
    groupKey: text,
    num: integer,
    den: denominator,
    counts: optional(json<Counts>()),
    /** What it was made of, where the method settles awards once all are known. */
    basis: optional(json<AwardBasis>()),
  },
  { indexes: { award_group: ['competition', 'groupKey'] } },
);
export type AwardRow = RowOf<typeof awardTable>;

/**
 * What a session gives an entry beside its deals, exactly: `num / den` in the competition's unit. One under the place of a deal
 * (`r1-tA-b2`) counts only while that deal has no result of its own.
 */
export const sessionAwardTable = table(
  'session_award',
  {
    session: key(text),
    key: key(text),
    entry: key(text),
    competition: text,
    num: integer,
    den: denominator,
    counts: optional(json<Counts>()),
  },
  { indexes: { session_award_competition: ['competition'] } },
);

/** Who a session takes out, and its lots. */
export const sessionRankingTable = table(
  'session_ranking',
  {
    session: key(text),
    competition: text,
    excluded: json<readonly Exclusion[]>(),
    lots: json<SessionStanding['lots']>(),
    /** Results that each of its boards is to have; null where its movement does not say. */
    expected: optional(int),
  },
  { indexes: { session_ranking_competition: ['competition'] } },
);

/** Sessions that do not count: what they gave is kept, in case they count again. */
export const voidSessionTable = table('void_session', {
  competition: key(text),
  number: key(int),
  session: text,
});

/** What the rounds of games of Scrabble are worth at most. */
export const roundTopTable = table(
  'round_top',
  { session: key(text), round: key(int), competition: text, score: int, closed: yesNo },
  { shown: false, indexes: { round_top_competition: ['competition'] } },
);

/** One row of a ranking. */
export const standingTable = table(
  'standing',
  {
    competition: key(text),
    entry: key(text),
    field: key(says('The field ranked by itself; empty when all entries are one.', text)),
    /** For an excluded entry its place in the list, behind every ranked one: it has no rank. */
    rank: says('Ties share a rank. Where `ranked` is false, the place in the list only.', int),
    tiedWith: says('Other rows of the same rank.', int),
    totalNum: integer,
    totalDen: integer,
    deals: says('Deals that count.', int),
    /** Sums of the counts of its awards. */
    counts: says(
      'What breaks ties and fills columns, whole numbers by the names of the ranking method (`won`).',
      json<Counts>(),
    ),
    /** The article by which a session took the entry out of the ranking, null for a ranked one; with the reason. */
    excludedArticle: optional(text),
    excludedReason: optional(text),
    top: optional(
      says(
        'What all games of an event of duplicate Scrabble are worth at most so far (SCR-TOUR-GAP-2); null in other games.',
        int,
      ),
    ),
    /** The same of those games that the entry played. */
    playedTop: optional(int),
    /** Position of the last event that counted for this ranking. */
    position,
  },
  { indexes: { standing_order: ['competition', 'field', 'rank', 'entry'] } },
);
export type StandingRow = RowOf<typeof standingTable>;

export const standingTables = [
  rankingTable,
  entrantTable,
  scoredDealTable,
  awardTable,
  sessionAwardTable,
  sessionRankingTable,
  voidSessionTable,
  roundTopTable,
  standingTable,
];
