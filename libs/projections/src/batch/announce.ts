import { readCheckpoint } from './batch';
import type { ModelId, ReadModelChange, SecondStepId, Transaction } from '../projector';
import { mark } from '../second-step/mark';

/** Postgres refuses 8000 bytes and more; an id as long as that is nobody's, and its rows are applied all the same. */
const MOST_BYTES = 8_000;

const payload = (change: ReadModelChange): string =>
  JSON.stringify({ ...change, position: change.position.toString() });

/**
 * Tells readers which rows changed, in the same transaction: they hear of it when they can see it, never before. Second-step
 * models are marked with it.
 */
export const announce = async (tx: Transaction, changes: readonly ReadModelChange[]): Promise<void> => {
  const lines = changes.map(payload).filter((line) => Buffer.byteLength(line) < MOST_BYTES);
  if (lines.length > 0)
    await tx.run(`SELECT pg_notify('read_model', line) FROM unnest($1::text[]) AS line`, [lines]);
  await mark(tx, changes);
};

/** A checkpoint of a live generation that has moved; of a second-step model: its marks up to `position` are worked off. */
export type CheckpointMove = {
  readonly model: ModelId | SecondStepId;
  readonly partition: number;
  readonly partitions: number;
  readonly position: bigint;
};

export const announceCheckpoint = async (tx: Transaction, move: CheckpointMove): Promise<void> => {
  await tx.run(`SELECT pg_notify('checkpoint', $1)`, [
    JSON.stringify({ ...move, position: move.position.toString() }),
  ]);
};

/** Reads a payload of the channel `checkpoint`. */
export const readCheckpointMove = (payload: string): CheckpointMove => {
  const move = JSON.parse(payload) as Omit<CheckpointMove, 'position'> & { readonly position: string };
  return { ...move, position: readCheckpoint(move.position) };
};
