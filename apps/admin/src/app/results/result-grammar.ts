import type { AnyGame } from '@arbitre/rules/kernel/manifest';
import type { LanguageCode } from '../language/plural';
import type { TapKeys, TapSteps } from '../tap/tap-keys';

/** The board that a result belongs to: its rules and its setup (dealer and vulnerability). */
export type BoardInPlay = {
  readonly ruleset: string;
  readonly board: number;
  readonly setup: Readonly<Record<string, unknown>>;
  /** What other tables had on it, in notation: the likeliest of what fits comes first. */
  readonly elsewhere?: readonly string[];
  /** Contract and score are asked for, and have to agree. */
  readonly both?: boolean;
};

/** `contract` is drawn; `words` go on after it: "by West, made", and the score on its side. */
export type Echo = {
  readonly contract: string;
  readonly words: string;
  readonly score: string;
  /** What each side scores, with its sign, as it stands before that side. */
  readonly bySide: Readonly<Record<string, string>>;
  /** Accepted, but worth a second look. */
  readonly unusual: boolean;
};

/** The arguments of the game's act that records a result. */
export type ResultAct = Readonly<Record<string, unknown>>;

export type ReadyResult = {
  readonly kind: 'ready';
  readonly act: ResultAct;
  readonly notation: string;
  readonly echo: Echo;
  /** Nothing can follow what was typed: it is stored without Enter. */
  readonly complete?: true;
};
/** What a typed line means on its board; `choices`: several results fit, and one key picks one. */
export type TypedResult =
  | { readonly kind: 'none' }
  | { readonly kind: 'move'; readonly by: 1 | -1 }
  | { readonly kind: 'jump'; readonly table: string; readonly board: number }
  | { readonly kind: 'problem'; readonly says: string }
  | { readonly kind: 'choices'; readonly choices: readonly ReadyResult[] }
  | ReadyResult;

/** A side of the table as entries sit in it: one entry takes all its seats. */
export type TableSide = { readonly side: string; readonly seats: readonly string[] };

/** The sides of a game's table, from its rules. */
export const sidesOf = ({
  seats,
  sides,
  sideOf,
}: Pick<AnyGame, 'seats' | 'sides' | 'sideOf'>): readonly TableSide[] =>
  sides.map((side) => ({ side, seats: seats.filter((seat) => sideOf(seat) === side) }));

/**
 * How the results of a game are typed, a line each. In every game `=` copies the result above, `/` jumps to a table and board
 * and an empty line means nothing; what else is read is the game's own.
 */
export type ResultGrammar = {
  /** What the page says above the lines: an example, in each language. */
  readonly example: Readonly<Record<LanguageCode, string>>;
  /** Who is asked for when lines are opened, an entry each. */
  readonly sides: readonly TableSide[];
  /** `above`: the notation of the result above, for `=`. The score is the rules' own: what is echoed is what will be stored. */
  readonly judge: (
    typed: string,
    language: LanguageCode,
    board: BoardInPlay,
    above: string | null,
  ) => TypedResult;
  /** The same of a stored notation (`4SXN-1`), which is in no language. */
  readonly judgeStored: (notation: string, language: LanguageCode, board: BoardInPlay) => TypedResult;
  /** A stored result as somebody would type it in that language. */
  readonly typedForm: (notation: string, language: LanguageCode) => string;
  /** Whether a table that has these results, in order, plays on; absent where it is known beforehand what a table plays. */
  readonly goesOn?: (notations: readonly string[]) => boolean;
  /** The keys that write the same texts under a finger; a game without them is typed alone. */
  readonly tap?: TapKeys;
  /** The same asked one after the other, for a telephone at the table. */
  readonly steps?: TapSteps;
  /** What is sent where whoever was refused by that code says that it is so all the same; null: nobody can. */
  readonly insisting?: (act: ResultAct, code: string) => ResultAct | null;
  /** What the director may give by that article where there is no result, percent of the top by side; nine at most. */
  readonly averages?: {
    readonly article: string;
    readonly given: readonly Readonly<Record<string, number>>[];
  };
  /** A score may be typed behind the result, as a check. */
  readonly checks?: true;
};
