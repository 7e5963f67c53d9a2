/** A word with its place and score, as score sheets write it: `H4 JOUEUSE 94`. */
export type PrintedMove = { readonly place: string; readonly word: string; readonly score: number };

export type PrintedSlip = {
  readonly entry: string;
  /** `-` where none was written. */
  readonly place: string;
  readonly word: string;
  /** Null where none could be read. */
  readonly claimed: number | null;
  readonly points: number;
  readonly verdict: string;
};

export type PrintedRound = {
  readonly number: number;
  /** Sets thrown back before the rack, with the reason. */
  readonly thrownBack: readonly { readonly letters: string; readonly reason: string }[];
  /** `UUX+EHVP`. */
  readonly rack: string;
  readonly tops: readonly PrintedMove[];
  readonly retained: PrintedMove;
  readonly slips: readonly PrintedSlip[];
};

/** A whole game as text holds it: moves, tops, slips, and what everybody made of it. */
export type PrintedGame = {
  readonly rules: string;
  readonly format: string;
  readonly joker: boolean;
  readonly wordList: { readonly name: string; readonly fingerprint: string };
  readonly rounds: readonly PrintedRound[];
  readonly end: { readonly reason: string; readonly left: string } | null;
  readonly top: number;
  readonly totals: readonly { readonly entry: string; readonly total: number; readonly percent: string }[];
  readonly solos: readonly { readonly round: number; readonly entry: string; readonly points: number }[];
};

/** The first line of a printed game; the number is the version of the form. */
export const PRINTED_HEADING = 'arbitre scrabble 1';
