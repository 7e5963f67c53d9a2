import type { Act, Decider, DomainEvent, Origin, Refusal, Violation } from './decider';
import type { DataOf } from './declare/field';
import type { dealScored } from './declare/milestones';
import type { OpenEvents } from './declare/events';
import type { DutyTable } from './mistakes/duties';
import type { Matter } from './mistakes/matters';
import type { RightArticles } from './mistakes/rights';
import type { Stop } from './mistakes/stop';
import type { TableView } from './table-view';

/** The name of a game that records, streams, folders and URLs use: `skat`. */
export type GameId = string;

/** `skat@1`: the rules that a deal was opened with; it is always replayed with them. */
export type RulesetId = `${string}@${number}`;

/** `enforced` refuses an illegal act; `observed` records it and derives the irregularity (architecture, decision 2). */
export const POLICIES = ['enforced', 'observed'] as const;
export type Policy = (typeof POLICIES)[number];

/** `full`: calls and cards are recorded. `result`: only what a score sheet shows. */
export const GRAINS = ['full', 'result'] as const;
export type Grain = (typeof GRAINS)[number];

/** What a game's state starts from: its own setup and the policy and grain that the deal was opened with. */
export type GameSetup<Setup> = { readonly setup: Setup; readonly policy: Policy; readonly grain: Grain };

export type SetupReading<Setup> =
  { readonly ok: true; readonly setup: Setup } | { readonly ok: false; readonly violation: Violation };

/**
 * The score of a finished deal, in the game's own points.
 * `notation` is the score sheet's short form (`4SXN-1`); `scores` maps a side (`NS`) or a seat to its points.
 */
export type DealScore = DataOf<typeof dealScored.fields>;

/** The notation of a score that takes another's place while the deal goes on: it is dealt again, or the points went back. */
export const VOID = 'void';

/** The milestone that closes a deal in every game, and opens it again when a correction scores it anew. */
export type DealScored = DomainEvent<'DealScored', DealScore>;

/**
 * One game under one version of its rules. Everything outside its folder (deal lifecycle, API, projectors, admin)
 * knows it only through this interface and the manifest.
 */
export interface Game<
  Setup = unknown,
  Command extends Act = Act,
  Event extends DomainEvent = DomainEvent,
  State = unknown,
> extends Decider<GameSetup<Setup>, Command, Event, State, Origin> {
  readonly id: GameId;
  readonly ruleset: RulesetId;
  /** Seats in rotation order (`N E S W`). */
  readonly seats: readonly string[];
  /** Scoring units: partnerships (`NS`, `EW`) or the seats themselves. */
  readonly sides: readonly string[];
  /** The seats of one deal, where they depend on its setup (skat: three, and those who sit out); absent where all play. */
  seatsAt?(setup: Setup): readonly string[];
  /** The side that a seat plays for. */
  sideOf(seat: string): string;
  /** Commands of a result alone, checked without any card: what `record-result` may correct later. */
  readonly resultAct: string;
  /** Acts that only an arbiter gives: decisions, and findings that no player may make. */
  readonly arbiterActs: readonly string[];
  /** A setup from plain JSON, completed by the game's defaults (bridge: dealer and vulnerability by board number). */
  readSetup(given: Readonly<Record<string, unknown>>): SetupReading<Setup>;
  /** The act that an event records; null for a milestone, which follows from the acts (architecture, decision 3). */
  actOf(event: DomainEvent): Act | null;
  /** The score when the deal is over, else null. */
  score(state: State): DealScore | null;
  /** What anyone at the table may be shown, in notation; the deal page draws nothing else. */
  tableView(state: State): TableView;
  /** What waits for an answer, a choice or a ruling (docs/mistakes.md); absent in a game where nothing can. */
  openMatters?(state: State): readonly Matter[];
  /** What each kind of obligation means that its table shows; absent where it shows none. */
  readonly duties?: DutyTable;
  /** What stands still while attention or a dispute waits for the arbiter; absent where play goes on meanwhile. */
  readonly stop?: Stop;
  /** By which articles rights to a rectification are waived and lost. */
  readonly rights?: RightArticles;
  /** Which of its own events everybody at the table saw, for who looks on while the deal goes on; what is not named stays concealed. */
  readonly openEvents?: OpenEvents;
  /** Which of its own events show something to the arbiter alone; absent where none does. */
  readonly arbiterAlone?: ReadonlySet<string>;
  /** Why a seat may not draw attention to an irregularity now, or null; absent where everybody may. */
  attentionProblem?(state: State, seat: string): Refusal | null;
  /** Why a seat may not call the arbiter while nobody has drawn attention to anything, or null; absent where everybody may. */
  summonsProblem?(state: State, seat: string): Refusal | null;
  /** An independent copy: the original may go on evolving. */
  copy(state: State): State;
}
