import type { Act, Facts } from '../kernel/decider';

/** The first line of a record: which game is played, under which rules, from which setup. */
export type RecordSetup = {
  readonly game: string;
  readonly ruleset: string;
  readonly policy: string;
  /** `full` when absent. */
  readonly grain?: string;
  readonly setup: Readonly<Record<string, unknown>>;
};

/** A command and the line that it stands on, from 1. */
export type RecordLine = { readonly line: number; readonly command: Act & Readonly<Record<string, unknown>> };

export type GameRecord = { readonly setup: RecordSetup; readonly commands: readonly RecordLine[] };

/** Why a text is no record at all: the first line that cannot be read. */
export type RecordFault = { readonly line: number; readonly code: string; readonly facts: Facts };

export type RecordReading =
  { readonly ok: true; readonly record: GameRecord } | { readonly ok: false; readonly fault: RecordFault };
