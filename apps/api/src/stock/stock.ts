import type { Refusal, Shelf, Violation } from '@arbitre/rules';

export type Setup = Readonly<Record<string, unknown>>;

/** A setup as a session is opened with it, or why it is not. */
export type CompletedSetup = { readonly ok: true; readonly setup: Setup } | Refusal;

/** What sessions of a game are judged by and no stream holds: it lies on this installation's disk. */
export interface Stock {
  /** What stands ready. */
  readonly shelf: Shelf;
  /** A setup with the fingerprint of what it names; one that names nothing of this stock as it is. */
  completed(setup: Setup): Promise<CompletedSetup>;
  /** Looks once more for what a setup names and the shelf has not; never waits for it to be made. */
  lookFor(setup: Setup): Promise<void>;
  /** Whether the shelf has now what an act was refused for. */
  hasComeFor(violation: Violation): Promise<boolean>;
  /** For the people who run this installation. */
  status(): { readonly ok: boolean; readonly detail: string };
}
