import type { DomainEvent } from '../../kernel/decider';
import type { ListTotals, Running } from '../score-sheet/sheet';
import type { Notice } from './notice';
import type { SeatedTable } from './tables';

/** A list: one table in one series. */
export type ListPlace = { readonly series: number; readonly table: string };
/** A seat of a table, from 1. */
export type SeatPlace = ListPlace & { readonly seat: number };

/** Why somebody plays in another's place (SKWO-4.4.c): the result of a list is judged by it (SKWO-4.4-GAP-1). */
export type LeavingCause = 'emergency' | 'bad-faith';

/** What an organiser does about series that cannot be held (SKWO-3.4). */
export type StopPlan = 'refund' | 'pro-rata';

/** Each event with what it holds; entries are those of the competition, persons and officials ids of the federation. */
export type TournamentData = {
  NoticePublished: { readonly version: number; readonly notice: Notice };
  EntryCheckedIn: {
    readonly entry: string;
    /** The version of the notice that was accepted (SKWO-2.2). */
    readonly notice: number;
    readonly team: string | null;
    /** The circle that he belongs to, where the event is for one (SKWO-1.4). */
    readonly circle: string | null;
  };
  EntryDeclined: { readonly entry: string };
  SeatsDrawn: {
    readonly series: number;
    readonly by: 'lot' | 'direction';
    /** Entries in the order drawn: seat 1 of table 1 first. */
    readonly order: readonly string[];
    readonly tables: readonly SeatedTable[];
    /** Deals of a list at a table of four and of three, from the notice of that moment. */
    readonly deals: { readonly four: number; readonly three: number };
  };
  SeatTaken: SeatPlace & { readonly entry: string };
  SeatsChanged: {
    readonly a: SeatPlace;
    readonly b: SeatPlace;
    readonly reason: string;
  };
  ParticipantLeft: { readonly entry: string };
  /** Somebody who was drawn is not there: his table of four plays as one of three. */
  ParticipantMissing: ListPlace & { readonly entry: string };
  SubstituteAppointed: {
    readonly series: number;
    readonly entry: string;
    readonly substitute: string;
    /** The deal of the list from which the substitute plays. */
    readonly deal: number;
    readonly cause: LeavingCause;
  };
  KeeperAgreed: SeatPlace;
  LineConfirmed: ListPlace & { readonly deal: number; readonly by: string };
  CorrectionAgreed: ListPlace & {
    readonly deal: number;
    readonly from: string;
    readonly to: string;
    readonly consents: readonly string[];
  };
  DealsStruck: ListPlace & { readonly from: number };
  ListClosed: ListPlace & { readonly totals: ListTotals; readonly signatures: readonly string[] };
  ListCorrected: ListPlace & {
    readonly entry: string;
    readonly figures: Running;
    readonly evidence: string;
  };
  ListHandedIn: ListPlace & { readonly cards: readonly string[] };
  SeriesClosed: { readonly series: number };
  OnlookerSentAway: ListPlace & { readonly person: string };
  IrregularityReported: {
    readonly article: string;
    readonly series: number;
    readonly table: string;
    readonly entry: string;
    readonly what: string;
  };
  EntryExcluded: { readonly entry: string; readonly reason: string; readonly banned: boolean };
  PenaltyPointsImposed: {
    readonly number: number;
    readonly entry: string;
    readonly points: number;
    readonly article: string;
    readonly reason: string;
  };
  SeriesResultAnnulled: {
    readonly series: number;
    readonly entry: string;
    readonly article: string;
    readonly reason: string;
  };
  RefereeCalled: ListPlace & { readonly case: number; readonly by: string; readonly matter: string };
  CaseDecided: {
    readonly case: number;
    readonly by: string;
    readonly articles: readonly string[];
    readonly decision: string;
  };
  AppealFiled: { readonly case: number; readonly by: string; readonly grounds: string };
  AppealRuled: {
    readonly case: number;
    readonly by: string;
    readonly upheld: boolean;
    readonly decision: string;
  };
  ObjectionFiled: { readonly case: number; readonly by: string; readonly text: string };
  ObjectionRuled: { readonly case: number; readonly upheld: boolean; readonly decision: string };
  LotDrawn: { readonly order: readonly string[] };
  StoppedEarly: { readonly reason: string; readonly plan: StopPlan };
  ResultsAnnounced: { readonly series: number };
  PrizesReleased: {
    readonly prizes: readonly { readonly entry: string; readonly prize: string; readonly sent: boolean }[];
  };
  AccountRendered: {
    readonly entries: number;
    readonly fees: number;
    readonly lostGames: number;
    readonly prizes: number;
  };
  TournamentArchived: { readonly by: string };
};

export type TournamentEventOf<Type extends keyof TournamentData> = DomainEvent<Type, TournamentData[Type]>;
export type TournamentEvent = {
  [Type in keyof TournamentData]: TournamentEventOf<Type>;
}[keyof TournamentData];
