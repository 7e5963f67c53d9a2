import type { Act, DomainEvent } from '../kernel/decider';
import type { DealScored, GameId, Grain, Policy, RulesetId } from '../kernel/game';

/** Who sits where: each seat's entry in the competition (`pair-12`; in a team event the team's entry). */
export type Seating = Readonly<Record<string, string>>;

/** Where and when in its competition a deal is played. `table` is absent online. */
export type Place = {
  readonly session: number;
  readonly round: number;
  readonly table: string;
  readonly board: number;
};

export type DealOpened = DomainEvent<
  'DealOpened',
  {
    readonly competition: string;
    readonly game: GameId;
    readonly ruleset: RulesetId;
    readonly policy: Policy;
    readonly grain: Grain;
    readonly place: Place;
    readonly seating: Seating;
    /** The game's own setup (bridge: dealer and vulnerability). */
    readonly setup: Readonly<Record<string, unknown>>;
  }
>;

export type ArbiterCalled = DomainEvent<'ArbiterCalled', { readonly by: string; readonly reason: string }>;

/**
 * What a side is given by a ruling: an artificial score in percent of the top (60, 50, 40 for average plus, average,
 * average minus), or an assigned score in the game's points.
 */
export type Adjustment =
  | { readonly kind: 'artificial'; readonly percent: number }
  | { readonly kind: 'assigned'; readonly score: number };

export type RulingGiven = DomainEvent<
  'RulingGiven',
  {
    readonly article: string;
    readonly reason: string;
    /** One adjustment a side: the two need not mirror each other. */
    readonly adjustments: Readonly<Record<string, Adjustment>>;
  }
>;

/** A result replaced by another. The new `DealScored` follows in the same write; the old one stays readable. */
export type ResultCorrected = DomainEvent<
  'ResultCorrected',
  {
    readonly reason: string;
    readonly from: string;
    readonly act: Act & Readonly<Record<string, unknown>>;
  }
>;

export type DealEvent = DealOpened | ArbiterCalled | RulingGiven | ResultCorrected | DealScored | DomainEvent;

export type OpenDeal = Act<'open-deal'> & DealOpened['data'];
export type CallArbiter = Act<'call-arbiter'> & ArbiterCalled['data'];
export type GiveRuling = Act<'give-ruling'> & RulingGiven['data'];
export type CorrectResult = Act<'correct-result'> & {
  readonly reason: string;
  readonly act: Act & Readonly<Record<string, unknown>>;
};
/** The acts of every deal; any other `do` belongs to the game that the deal was opened with. */
export type DealCommand = OpenDeal | CallArbiter | GiveRuling | CorrectResult | Act;
