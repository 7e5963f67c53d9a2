import type { Running, FootColumn } from './sheet';
import type { GameColumns } from './entry';

/** One line as the page prints it; entries name the columns. */
export type SheetViewLine = {
  readonly deal: number;
  readonly kind: 'game' | 'passed' | 'struck';
  readonly dealer: string;
  readonly declarer: string | null;
  /** The score sheet's short form of the game (`CH`, `NO`), null without one. */
  readonly contract: string | null;
  readonly game: GameColumns | null;
  /** Won: positive; lost: negative and already doubled; 0 for a deal without a game. */
  readonly value: number;
  /** True where an arbiter's ruling stands in for the table's result. */
  readonly ruled: boolean;
  readonly running: Readonly<Record<string, Running>>;
  /** What everybody gets or pays in cents where each game is settled at once (SKAT-3.5.3), at the stake of the list. */
  readonly payments: Readonly<Record<string, number>>;
};

/** The list of one table in one series (SKAT-5.5-GAP-1): what `SessionRules.sheet` of skat answers. */
export type SkatSheetView = {
  readonly series: number;
  readonly table: string;
  /** Entries from seat 1 in the order of dealing: the columns. */
  readonly players: readonly string[];
  readonly lines: readonly SheetViewLine[];
  readonly foot: Readonly<Record<string, FootColumn>>;
  readonly counts: {
    readonly won: number;
    readonly lost: number;
    readonly passed: number;
    readonly struck: number;
  };
  /** Cents for a game point: that of the notice (SKAT-5.5.4.a), one where none was published. */
  readonly stake: string;
  /** Gain or loss of each player in cents at that stake (SKAT-5.5.5); null while no deal is there. */
  readonly settlement: Readonly<Record<string, number>> | null;
};
