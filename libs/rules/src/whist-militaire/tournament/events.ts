import type { DomainEvent } from '../../kernel/decider';
import type { Seat } from '../events';
import type { ScheduledGame } from './schedule';
import type { Team } from './teams';

/** A team enters: the captain, and the three others in the order in which they face him. */
export type TeamEntered = DomainEvent<'TeamEntered', Team>;
/** Partners of a captain, game by game, in place of the default rotation. */
export type PartnersChosen = DomainEvent<
  'PartnersChosen',
  { readonly team: string; readonly partners: readonly string[] }
>;
export type SchedulePublished = DomainEvent<
  'SchedulePublished',
  { readonly date: string; readonly games: readonly ScheduledGame[] }
>;
export type RotationAnnounced = DomainEvent<'RotationAnnounced', { readonly game: number }>;
export type PlayerSeated = DomainEvent<
  'PlayerSeated',
  { readonly player: string; readonly game: number; readonly table: string; readonly seat: Seat }
>;
export type SubstituteAdmitted = DomainEvent<
  'SubstituteAdmitted',
  { readonly team: string; readonly player: string; readonly substitute: string; readonly by: string }
>;
export type CaptainNamed = DomainEvent<
  'CaptainNamed',
  { readonly team: string; readonly captain: string; readonly by: string }
>;
/** A team could not play its deals at a table for want of players; the boxes that it lost follow. */
export type TableForfeited = DomainEvent<
  'TableForfeited',
  { readonly game: number; readonly table: string; readonly team: string; readonly by: string }
>;
/** Why a box of the score sheet holds a point without thirteen tricks, or `played`. */
export type BoxCause = 'played' | 'short' | 'disqualified' | 'arbiter';
/** A point in the box of a deal. `table` is the team at home there. */
export type BoxWritten = DomainEvent<
  'BoxWritten',
  {
    readonly game: number;
    readonly table: string;
    readonly deal: number;
    readonly winner: string;
    readonly by: string;
    readonly cause: BoxCause;
  }
>;
/** The sheet of `team` for a game, signed by the captain of the team that it met. */
export type SheetSigned = DomainEvent<
  'SheetSigned',
  { readonly game: number; readonly team: string; readonly by: string }
>;
export type SignatureRefused = DomainEvent<
  'SignatureRefused',
  { readonly game: number; readonly team: string; readonly by: string; readonly reason: string }
>;
export type GameRuled = DomainEvent<
  'GameRuled',
  { readonly game: number; readonly team: string; readonly reason: string }
>;
export type TeamDisqualified = DomainEvent<
  'TeamDisqualified',
  { readonly team: string; readonly player: string; readonly reason: string }
>;
/** `effect`: what it does to the standings, in words; empty when nothing. */
export type MeasureTaken = DomainEvent<
  'MeasureTaken',
  {
    readonly author: string;
    readonly target: string;
    readonly measure: string;
    readonly reason: string;
    readonly effect: string;
  }
>;
/** A player who had finished was sent away from a table. */
export type SpectatorSentAway = DomainEvent<
  'SpectatorSentAway',
  { readonly player: string; readonly table: string; readonly by: string }
>;
export type RefundRequested = DomainEvent<'RefundRequested', { readonly team: string }>;

export type TournamentEvent =
  | TeamEntered
  | PartnersChosen
  | SchedulePublished
  | RotationAnnounced
  | PlayerSeated
  | SubstituteAdmitted
  | CaptainNamed
  | TableForfeited
  | BoxWritten
  | SheetSigned
  | SignatureRefused
  | GameRuled
  | TeamDisqualified
  | MeasureTaken
  | SpectatorSentAway
  | RefundRequested;
