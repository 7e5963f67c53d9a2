import type { ModelId, ReadModelChange, Transaction } from '../projector';

const payload = (change: ReadModelChange): string =>
  JSON.stringify({ ...change, position: change.position.toString() });

/** Tells readers which rows changed, in the same transaction: they hear of it when they can see it, never before. */
export const announce = async (tx: Transaction, changes: readonly ReadModelChange[]): Promise<void> => {
  if (changes.length > 0)
    await tx.run(`SELECT pg_notify('read_model', line) FROM unnest($1::text[]) AS line`, [
      changes.map(payload),
    ]);
};

/** A checkpoint of a live generation that has moved. */
export type CheckpointMove = {
  readonly model: ModelId;
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
  return { ...move, position: BigInt(move.position) };
};
