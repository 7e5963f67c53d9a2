import type { DomainEvent } from '../../kernel/decider';
import type { EndReason } from '../end/end-of-game';
import type { Judgement, Slip } from '../slips/slip';

/** The tiles were counted and put in the bag (SCR-2B-1). */
export type BagVerified = DomainEvent<'BagVerified', { readonly by: string }>;
/** Players are in their seats; `from`: the first round that counts for them (SCR-6A-1). */
export type PlayersCheckedIn = DomainEvent<
  'PlayersCheckedIn',
  { readonly entries: readonly string[]; readonly from: number }
>;
export type PlayerLeft = DomainEvent<'PlayerLeft', { readonly entry: string; readonly round: number }>;

/** A valid rack: leftover and new letters. `rack`: as score sheets write it. */
export type RackDrawn = DomainEvent<
  'RackDrawn',
  { readonly round: number; readonly letters: string; readonly rack: string }
>;
/** A set that goes back into the bag whole (SCR-3B-4), or the same again after an annulled round (SCR-3F-GAP-5). */
export type DrawRejected = DomainEvent<
  'DrawRejected',
  {
    readonly round: number;
    readonly letters: string;
    readonly rack: string;
    readonly reason: 'vowels-consonants' | 'same-as-annulled';
  }
>;
/** No word can be laid with the rack: it goes back (SCR-3F-GAP-2). */
export type DrawUnplayable = DomainEvent<'DrawUnplayable', { readonly round: number; readonly rack: string }>;
export type Top = {
  readonly place: string;
  readonly word: string;
  readonly formed: readonly string[];
  readonly jokers: number;
  readonly ends: boolean;
  readonly openness: number;
  /** The duty that stands against it; null where it may be retained. */
  readonly barredBy: string | null;
};
/** All solutions of the highest score, and which of them is proposed (SCR-3D-GAP-2). */
export type TopsFound = DomainEvent<
  'TopsFound',
  {
    readonly round: number;
    readonly score: number;
    readonly tops: readonly Top[];
    readonly proposal: number;
  }
>;

type At<More = object> = { readonly round: number; readonly at: string } & More;
/** The rack was called; `overridden`: before the pause was over (SCR-3A-GAP-4). */
export type RackCalled = DomainEvent<'RackCalled', At<{ readonly overridden?: boolean }>>;
export type RackRepeated = DomainEvent<'RackRepeated', At>;
export type ClockStarted = DomainEvent<'ClockStarted', At<{ readonly seconds: number }>>;
export type TimeSignalled = DomainEvent<'TimeSignalled', At<{ readonly secondsLeft: number }>>;
export type TimeEnded = DomainEvent<'TimeEnded', At>;
export type SlipsCollected = DomainEvent<'SlipsCollected', { readonly round: number }>;
/** The retained word was announced to the end (SCR-3D-11): the pause begins. */
export type WordAnnounced = DomainEvent<'WordAnnounced', At>;

export type SlipSubmitted = DomainEvent<
  'SlipSubmitted',
  Slip & {
    readonly round: number;
    readonly entry: string;
    readonly at?: string;
    /** Keyed in anew in place of an earlier entry of the same slip. */
    readonly again?: boolean;
  }
>;
export type SlipJudged = DomainEvent<
  'SlipJudged',
  Judgement & { readonly round: number; readonly entry: string }
>;
/** A slip above the top: impossible, so something is wrong (SCR-3D-GAP-5). */
export type AlarmRaised = DomainEvent<
  'AlarmRaised',
  { readonly round: number; readonly entry: string; readonly score: number; readonly top: number }
>;
export type RulingKind = 'nullity' | 'points' | 'average' | 'uphold';
/** The arbiter's word on a slip in place of the software's. */
export type SlipRuled = DomainEvent<
  'SlipRuled',
  {
    readonly round: number;
    readonly entry: string;
    readonly kind: RulingKind;
    readonly points: number;
    readonly worth: number;
    readonly warning: boolean;
    readonly article: string;
    readonly reason: string;
    /** Average: the players of the same corrector, and what the own solution was worth (SCR-6-GAP-4). */
    readonly others?: readonly string[];
    readonly claim?: number;
  }
>;

export type TopRetained = DomainEvent<
  'TopRetained',
  {
    readonly round: number;
    readonly place: string;
    readonly word: string;
    readonly score: number;
    readonly formed: readonly string[];
    readonly choice: 'proposal' | 'arbiter';
    readonly reason?: string;
    /** Letters kept for the next draw. */
    readonly left: string;
    /** Joker game: letters that replaced jokers on the board (SCR-OPT-2). */
    readonly replaced: string;
  }
>;
/** The arbiter retained another top than the one proposed. */
export type ProposalOverridden = DomainEvent<
  'ProposalOverridden',
  { readonly round: number; readonly proposed: string; readonly chosen: string; readonly reason: string }
>;
/** All slips are judged; `missing`: present, but without a slip (SCR-BUL-NUL-1). */
export type RoundClosed = DomainEvent<
  'RoundClosed',
  { readonly round: number; readonly missing: readonly string[] }
>;
/** Whose solution was above all others of a round; null: nobody's any more (SCR-3E-1). */
export type SoloNoted = DomainEvent<
  'SoloNoted',
  { readonly round: number; readonly entry: string | null; readonly score: number }
>;
export type PlayersEliminated = DomainEvent<
  'PlayersEliminated',
  { readonly round: number; readonly entries: readonly string[] }
>;
export type RoundAnnulled = DomainEvent<'RoundAnnulled', { readonly round: number; readonly reason: string }>;

export type WarningKind = 'disciplinary' | 'writing-material' | 'wrote-after-end';
export type WarningGiven = DomainEvent<
  'WarningGiven',
  {
    readonly round: number;
    readonly entry: string;
    readonly kind: WarningKind;
    readonly article: string;
    readonly reason: string;
  }
>;
/** A case for the commission, with the sanctions that the rules offer (SCR-2A-5, SCR-6-GAP-1). */
export type OffenceRecorded = DomainEvent<
  'OffenceRecorded',
  {
    readonly round: number;
    readonly entry: string;
    readonly article: string;
    readonly reason: string;
    readonly offered: readonly string[];
  }
>;
export type PlayerExcluded = DomainEvent<
  'PlayerExcluded',
  { readonly entry: string; readonly article: string; readonly reason: string }
>;
export type InterruptionStarted = DomainEvent<
  'InterruptionStarted',
  { readonly at: string; readonly reason: string }
>;
export type PlayResumed = DomainEvent<'PlayResumed', { readonly at: string }>;
/** The arbiter found that nothing left can be laid, with more letters than one rack (SCR-3F-2). */
export type PlayDeclaredOver = DomainEvent<'PlayDeclaredOver', { readonly reason: string }>;
export type GameAbandoned = DomainEvent<'GameAbandoned', { readonly at: string }>;
/** No further round. `rounds` count; `annulled`: none does (SCR-3F-7). */
export type GameEnded = DomainEvent<
  'GameEnded',
  {
    readonly reason: EndReason;
    readonly left: string;
    readonly rounds: number;
    readonly annulled: boolean;
  }
>;

/** The end-of-game announcement; `players`: who handed in at least one slip (SCR-3E-GAP-2). */
export type ResultsAnnounced = DomainEvent<
  'ResultsAnnounced',
  { readonly at: string; readonly players: number; readonly top: number }
>;
export type SoloAwarded = DomainEvent<
  'SoloAwarded',
  {
    readonly round: number;
    readonly entry: string;
    readonly score: number;
    readonly points: number;
    readonly place: string;
    readonly word: string;
  }
>;
/** A correction after the announcement took a solo away. */
export type SoloWithdrawn = DomainEvent<'SoloWithdrawn', { readonly round: number; readonly entry: string }>;
/** What the warnings of the game cost a player; again after a correction. */
export type WarningsPenalised = DomainEvent<
  'WarningsPenalised',
  { readonly entry: string; readonly warnings: number; readonly points: number }
>;
export type SeedRevealed = DomainEvent<'SeedRevealed', { readonly seed: string; readonly sets: number }>;
export type AppealLodged = DomainEvent<
  'AppealLodged',
  {
    readonly number: number;
    readonly entry: string;
    readonly at: string;
    readonly round: number | null;
    readonly reason: string;
  }
>;
export type AppealDecided = DomainEvent<
  'AppealDecided',
  { readonly number: number; readonly outcome: 'upheld' | 'rejected'; readonly reason: string }
>;
export type NextGameOpened = DomainEvent<'NextGameOpened', { readonly at: string }>;

export type ScrabbleEvent =
  | BagVerified
  | PlayersCheckedIn
  | PlayerLeft
  | RackDrawn
  | DrawRejected
  | DrawUnplayable
  | TopsFound
  | RackCalled
  | RackRepeated
  | ClockStarted
  | TimeSignalled
  | TimeEnded
  | SlipsCollected
  | WordAnnounced
  | SlipSubmitted
  | SlipJudged
  | AlarmRaised
  | SlipRuled
  | TopRetained
  | ProposalOverridden
  | RoundClosed
  | SoloNoted
  | PlayersEliminated
  | RoundAnnulled
  | WarningGiven
  | OffenceRecorded
  | PlayerExcluded
  | InterruptionStarted
  | PlayResumed
  | GameAbandoned
  | PlayDeclaredOver
  | GameEnded
  | ResultsAnnounced
  | SoloAwarded
  | SoloWithdrawn
  | WarningsPenalised
  | SeedRevealed
  | AppealLodged
  | AppealDecided
  | NextGameOpened;
