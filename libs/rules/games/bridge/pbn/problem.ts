import type { Facts } from '@arbitre/rules/kernel/decider';

/**
 * Something that a reader of the file should know. `error`: the game says something impossible and is not translated.
 * `warning`: the game is read all the same. `code` is a bridge article where one speaks (`BD-L18D`), else a code of
 * the reader in lower case (`bad-date`).
 */
export type PbnProblem = {
  /** 1 for the first line of the text. */
  readonly line: number;
  /** 1 for the first game; 0 where the text belongs to none. */
  readonly game: number;
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly facts: Facts;
};

export type Complain = (line: number, code: string, facts?: Facts, severity?: PbnProblem['severity']) => void;
