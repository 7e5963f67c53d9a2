import type { ModelId, Projector, Transaction } from '../projector';
import { ROWS_LOCK } from '../second-step/mark';
import { announceCheckpoint } from './announce';
import { readCheckpoint, type Batch } from './batch';

/** The locked checkpoint of one partition of one generation. */
export type Checkpoint = {
  readonly generation: number;
  readonly schema: string;
  readonly partition: number;
  readonly partitions: number;
  readonly position: bigint;
  readonly live: boolean;
};

type Row = { generation: number; schema: string; position: string; state: string };

/** The lock is shared by whoever changes rows of first-step models: a second-step generation begins beside none of them. */
const LOCK = `
  SELECT c.generation, g.schema, c.position, g.state, pg_advisory_xact_lock_shared(${ROWS_LOCK})
    FROM projection.checkpoint c JOIN projection.generation g ON g.id = c.generation
   WHERE c.partition = $3 AND g.partitions = $4
     AND ($5::int IS NULL AND g.model = $1 AND g.version = $2 AND g.state = 'live' OR c.generation = $5::int)
     FOR UPDATE OF c`;

/**
 * Locks the checkpoint of a partition until the transaction ends: one processor at a time. Null when the model has no
 * generation to apply to (`generation` absent: the live one, if its version is the projector's).
 */
export const lockCheckpoint = async (
  tx: Transaction,
  projector: Projector,
  { partition, partitions }: Pick<Batch, 'partition' | 'partitions'>,
  generation?: number,
): Promise<Checkpoint | null> => {
  const lock = (): Promise<readonly Row[]> =>
    tx.rows<Row>(LOCK, [projector.model, projector.version, partition, partitions, generation ?? null]);
  // Who waited for the lock while the generations were swapped finds none the first time, and the new one the second.
  const row = (await lock())[0] ?? (await lock())[0];
  if (row === undefined) return null;
  const { schema, state } = row;
  const position = readCheckpoint(row.position);
  return { generation: row.generation, schema, partition, partitions, position, live: state === 'live' };
};

/** What is not applied: keys that are parked (by their `alarmKey`), events that an operator passed over (by id). */
export type SetAside = { readonly parked: ReadonlySet<string>; readonly skipped: ReadonlySet<string> };

/** What is set aside in this partition. Asked under the lock: an alarm is never raised beside us. */
export const setAsideIn = async (
  tx: Transaction,
  model: ModelId,
  checkpoint: Checkpoint,
): Promise<SetAside> => {
  const rows = await tx.rows<{ key: string | null; event: string | null }>(
    `SELECT key, NULL AS event FROM projection.alarm WHERE generation = $1 AND partition = $2
      UNION ALL SELECT NULL, event_id FROM projection.skipped WHERE model = $3`,
    [checkpoint.generation, checkpoint.partition, model],
  );
  return {
    parked: new Set(rows.flatMap(({ key }) => key ?? [])),
    skipped: new Set(rows.flatMap(({ event }) => event ?? [])),
  };
};

/** Moves the checkpoint, and tells those who wait for it once the transaction commits. */
export const moveCheckpoint = async (
  tx: Transaction,
  model: ModelId,
  checkpoint: Checkpoint,
  position: bigint,
  events: number,
): Promise<void> => {
  await tx.run(
    `UPDATE projection.checkpoint SET position = $3, events = events + $4, moved_at = now()
      WHERE generation = $1 AND partition = $2`,
    [checkpoint.generation, checkpoint.partition, position.toString(), events],
  );
  if (!checkpoint.live) return;
  await announceCheckpoint(tx, {
    model,
    partition: checkpoint.partition,
    partitions: checkpoint.partitions,
    position,
  });
};
