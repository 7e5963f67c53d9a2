import type { Act, Facts } from '../decider';

/** The first line of a deal's record: which game is played, under which rules, from which setup. */
export type RecordSetup = {
  readonly game: string;
  readonly ruleset: string;
  readonly policy: string;
  /** `full` when absent. */
  readonly grain?: string;
  readonly setup: Readonly<Record<string, unknown>>;
};

/** The first line of a session's record: the ruleset whose order it follows. */
export type SessionRecordSetup = {
  readonly session: string;
  readonly setup: Readonly<Record<string, unknown>>;
};

/** A command and the line that it stands on, from 1. */
export type RecordLine = { readonly line: number; readonly command: Act & Readonly<Record<string, unknown>> };

export type GameRecord = { readonly setup: RecordSetup; readonly commands: readonly RecordLine[] };
export type SessionRecord = {
  readonly setup: SessionRecordSetup;
  readonly commands: readonly RecordLine[];
};

export const isSessionRecord = (record: GameRecord | SessionRecord): record is SessionRecord =>
  'session' in record.setup;

/** Why a text is no record at all: the first line that cannot be read. */
export type RecordFault = { readonly line: number; readonly code: string; readonly facts: Facts };

export type RecordReading =
  | { readonly ok: true; readonly record: GameRecord | SessionRecord }
  | { readonly ok: false; readonly fault: RecordFault };
