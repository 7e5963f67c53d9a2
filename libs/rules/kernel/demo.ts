import type { Act } from './decider';
import type { Entry, MethodId } from './competition/contract';
import type { Place, Seating } from './deal/contract';
import type { Shelf } from './session/shelf';
import type { GameId, Grain, Policy, RulesetId } from './game';

/** A deal with everything that the write side needs to open and record it. */
export type DemoDeal<Setup = unknown, TableAct extends Act = Act> = {
  readonly place: Place;
  readonly seating: Seating;
  readonly policy: Policy;
  readonly grain: Grain;
  readonly setup: Setup;
  readonly acts: readonly TableAct[];
};

/** A session under its game's own order: the acts that each role records in it, in order, and why it is closed. */
export type DemoSitting<OrderAct extends Act = Act> = {
  readonly number: number;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly steps: readonly {
    readonly role: 'club' | 'arbiter';
    /** The round whose deals have been played by then. */
    readonly played?: number;
    readonly acts: readonly OrderAct[];
  }[];
  readonly closing: string;
};

/** A whole competition of a game, its players invented. */
export type DemoSession<Setup = unknown, TableAct extends Act = Act, OrderAct extends Act = Act> = {
  readonly game: GameId;
  readonly ruleset: RulesetId;
  readonly method: MethodId;
  readonly startsOn: string;
  readonly entries: readonly Entry[];
  readonly deals: readonly DemoDeal<Setup, TableAct>[];
  readonly sittings: readonly DemoSitting<OrderAct>[];
};

/** Draws competitions. Pure: the same seed gives the same one, every act of which the rules accept. */
export type GameDemo = {
  readonly generateSession: (seed: number) => DemoSession;
  /** What its sittings, and the sessions of the golden record, are judged by; absent where acts need nothing else. */
  readonly shelf?: Shelf;
};
