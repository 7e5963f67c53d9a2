/** A turn of a game for two as its GCG file records it. `line` from 1, `player` 0 or 1, `total` that player's after it. */
export type GcgTurn = {
  readonly line: number;
  readonly player: number;
  /** Letters before the turn as the file gives them; empty where it gives none. */
  readonly rack: string;
  readonly score: number;
  readonly total: number;
} & (
  | {
      readonly kind: 'play';
      /** In the notation of this platform: `H4` across (SCR-GEN-15). */
      readonly place: string;
      /** `.` for a tile that is there already. */
      readonly word: string;
    }
  | { readonly kind: 'exchange' | 'pass' | 'challenge' | 'withdrawal' | 'time' }
  | { readonly kind: 'last-tiles'; readonly tiles: string }
);

export type GcgGame = {
  /** Names as the file gives them; turns refer to them by number. */
  readonly players: readonly [string, string];
  readonly turns: readonly GcgTurn[];
};

/** Why a file is no game: line (0 for the whole) and what stands there, at most 80 characters of it. */
export type GcgProblem = {
  readonly code:
    | 'gcg-line-not-readable'
    | 'gcg-letters-not-english'
    | 'gcg-more-players'
    | 'gcg-too-long'
    | 'gcg-place-not-readable'
    | 'gcg-player-unknown'
    | 'gcg-no-players'
    | 'gcg-no-turns';
  readonly line: number;
  readonly text: string;
};
