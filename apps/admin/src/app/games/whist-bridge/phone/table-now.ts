import type { Outcome, Suit } from '@arbitre/rules/whist-bridge';
import type { SheetDeal } from '../sheet/sheet-deal';
import type { Token } from '../sheet/tokens';
import type { Game } from './contract-steps';

export type TableContract = {
  readonly game: Game;
  readonly suit: Suit | null;
  readonly declarers: readonly string[];
  readonly direct: boolean;
};

/** A call to the arbiter that waits; `wanted` is told to him alone. */
export type WaitingCall = {
  readonly id: string;
  readonly by: string;
  readonly wanted: { readonly game: string; readonly suit: string | null } | null;
};

/** One table of a manche as pages show it, with what was entered here and is on its way. Players by their entries. */
export type TableNow = {
  readonly manche: number;
  readonly table: string;
  /** In the order of their places; nobody before the table is configured. */
  readonly players: readonly string[];
  /** Who was drawn to the table before it is configured. */
  readonly drawn: readonly string[];
  /** Who sits at other tables of the manche. */
  readonly elsewhere: readonly string[];
  /** Deals of the manche, and the one that is played. */
  readonly deals: number;
  readonly deal: number;
  readonly dealer: string;
  /** Who plays the deal, the first speaker first. */
  readonly active: readonly string[];
  readonly phase: 'seats' | 'contract' | 'play' | 'read' | 'ticks' | 'closed';
  readonly contract: TableContract | null;
  readonly outcome: Outcome | null;
  readonly lines: readonly SheetDeal[];
  readonly totals: Readonly<Record<string, number>>;
  readonly tokens: Readonly<Record<string, readonly Token[]>>;
  readonly ticked: readonly string[];
  readonly call: WaitingCall | null;
  /** Games alone that each has failed in the manche (WB-15.b). */
  readonly failures: Readonly<Record<string, number>>;
  /** Games for which the arbiter is called (WB-15.a). */
  readonly arbiterGames: readonly string[];
};
