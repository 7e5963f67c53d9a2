import type { Violation } from '@arbitre/rules';
import type { Actor } from '../recorded-event';
import type { Vault } from '../vault/vault';

/** What every importer is told. */
export type ImportOptions = {
  /** Id of the competition; by default it comes from the file, so that the same file finds it again. */
  readonly competition?: string;
  /** What pages print; by default what the file calls its event. */
  readonly name?: string;
  readonly region?: string;
  /** Nothing is written if anything is wrong; otherwise the rest is imported. */
  readonly strict?: boolean;
};

export type ImportContext = {
  readonly actor: Actor;
  /** UTC, ISO 8601: when the import was started. */
  readonly time: string;
  /** Seals who the file names, as guests; without one the entries have numbers, and the names stay in the file. */
  readonly vault?: Vault | undefined;
  readonly onProgress?: (progress: ImportProgress) => void;
};

export type ImportProgress = { readonly deals: number; readonly of: number };

/**
 * Something to know about the file. `error`: what it concerns is not imported. `code`: an article where one speaks
 * (`BD-L18D`), else a code in lower case. `source`: which file the line belongs to (`pbn`, `rulings`).
 */
export type ImportProblem = {
  readonly source: string;
  /** From 1; 0 when it concerns the file as a whole. */
  readonly line: number;
  /** Number of the game in the file, from 1; 0 when it concerns none. */
  readonly game: number;
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly facts: Violation['facts'];
};
