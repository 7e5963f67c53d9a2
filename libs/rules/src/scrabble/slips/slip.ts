import type { Direction } from '../board/place';

/**
 * A letter of the board that the player copied beside the word to locate it (SCR-4B): where it stands on the slip, in
 * squares from the word's first letter, `along` the word and `beside` it (negative: above or to the left).
 */
export type ConnectingLetter = {
  readonly letter: string;
  readonly along: number;
  readonly beside: number;
  /** Neither of the word nor of the board: passed over, but the chain breaks there. */
  readonly foreign?: boolean;
};

/** One solution as the slip shows it; what is crossed out is left out or marked (SCR-5A-2). */
export type Solution = {
  /** In full, a circled letter in lower case. */
  readonly word: string;
  /** The reference as written; absent where there is none. */
  readonly place?: string;
  /** The direction in which the word is written; absent: the one that the reference says. */
  readonly direction?: Direction;
  readonly connecting?: readonly ConnectingLetter[];
  /** The claimed score; absent where none can be read. */
  readonly score?: number;
  readonly struck?: boolean;
};

/** What a player handed in for a round. */
export type Slip = {
  /** `electronic`: the player's own device refuses what cannot be laid; `paper`: keyed in as it was written. */
  readonly channel: 'paper' | 'electronic';
  /** None: a blank slip (SCR-BUL-NUL-2). */
  readonly solutions: readonly Solution[];
  /** More than one slip with something on it was handed in (SCR-BUL-NUL-3). */
  readonly several?: boolean;
  /** The corrector could only just read it (SCR-FADOQ-7). */
  readonly hardToRead?: boolean;
};

/** A place where the claim would be reached only by forming a word that is not admitted (SCR-BUL-9). */
export type Doubt = { readonly place: string; readonly word: string };

/** What a slip, or one of its solutions, is worth. */
export type Judgement = {
  readonly verdict: 'ok' | 'warning' | 'penalty' | 'nullity';
  /** Credited, penalty taken off. */
  readonly points: number;
  /** Before the penalty: what solos compare (SCR-3E-GAP-1). */
  readonly worth: number;
  /** The first decides. */
  readonly articles: readonly string[];
  /** The solution that was paid, jokers in lower case; null for a nullity. */
  readonly paid: { readonly place: string; readonly word: string } | null;
  /** For the correction note: words not admitted, letters not in the draw. */
  readonly remarks: readonly string[];
  /** Fallacious connections for the arbiter to rule on; empty for nearly every slip. */
  readonly doubts: readonly Doubt[];
};

export const nullity = (article: string, remarks: readonly string[] = []): Judgement => ({
  verdict: 'nullity',
  points: 0,
  worth: 0,
  articles: [article],
  paid: null,
  remarks,
  doubts: [],
});

type Paid = NonNullable<Judgement['paid']> & { readonly score: number };

/** A solution paid whole; with `faults` it costs a warning, one whatever their number (SCR-SAN-1). */
export const paidWhole = ({ place, word, score }: Paid, faults: readonly string[] = []): Judgement => ({
  verdict: faults.length === 0 ? 'ok' : 'warning',
  points: score,
  worth: score,
  articles: [...new Set(faults)],
  paid: { place, word },
  remarks: [],
  doubts: [],
});

/** What a slip penalty takes off (SCR-BUL-7, SCR-FADOQ-10). */
export const SLIP_PENALTY = 5;

/** The penalty of a wrong location: a nullity on 4 points or fewer (SCR-BUL-8), and never a warning as well (SCR-SAN-2). */
export const penalised = ({ place, word, score }: Paid, doubts: readonly Doubt[]): Judgement =>
  score < SLIP_PENALTY
    ? nullity('SCR-BUL-8')
    : {
        verdict: 'penalty',
        points: score - SLIP_PENALTY,
        worth: score,
        articles: ['SCR-BUL-7', 'SCR-FADOQ-10'],
        paid: { place, word },
        remarks: [],
        doubts,
      };
