import type { RecordedEvent } from '@arbitre/events';
import type { DataSource } from 'typeorm';
import { keyIn } from '../partition';
import type { Projector, Transaction } from '../projector';
import { alarmKey, alarmText } from './alarm-text';
import { announce } from './announce';
import { applyEvents } from './apply-events';
import type { Alarm, Applied, Batch } from './batch';
import { lockCheckpoint, moveCheckpoint, setAsideIn, type SetAside } from './checkpoint';
import { applyApart } from './park';
import { BATCH_LIMITS, inTransaction, type TimeLimits } from './transaction';

export type ApplyOptions = {
  /** Apply to this generation instead of the live one (a rebuild). */
  readonly generation?: number;
  /**
   * The tries that a batch already had, this one included: keys that fail now are parked with an alarm.
   * Absent: a failing event fails the whole batch, and nothing is kept.
   */
  readonly parkAfter?: number;
  readonly limits?: TimeLimits;
};

const without = (
  projector: Projector,
  events: readonly RecordedEvent[],
  { parked, skipped }: SetAside,
): readonly RecordedEvent[] =>
  parked.size + skipped.size === 0
    ? events
    : events.filter(
        (event) => !skipped.has(alarmText(event.id)) && !parked.has(alarmKey(keyIn(projector, event))),
      );

/** As `applyBatch`, inside a transaction that the caller began. */
export const applyBatchWithin = async (
  tx: Transaction,
  projector: Projector,
  batch: Batch,
  options: ApplyOptions = {},
): Promise<Applied> => {
  if (batch.key !== projector.key) return { kind: 'absent' };
  const checkpoint = await lockCheckpoint(tx, projector, batch, options.generation);
  if (checkpoint === null) return { kind: 'absent' };
  const { position } = checkpoint;
  if (position < batch.after) return { kind: 'gap', position };
  if (position >= batch.upTo) return { kind: 'skipped', position };
  const fresh = batch.events.filter((event) => event.position > position);
  let alarms: readonly Alarm[] = [];
  if (fresh.length > 0) {
    await tx.run(`SELECT set_config('search_path', $1, true)`, [checkpoint.schema]);
    const events = without(projector, fresh, await setAsideIn(tx, projector.model, checkpoint));
    const { parkAfter } = options;
    if (parkAfter === undefined) {
      const changes = await applyEvents(tx, projector, events);
      if (checkpoint.live) await announce(tx, changes);
    } else {
      alarms = await applyApart(tx, projector, checkpoint, events, parkAfter);
    }
  }
  await moveCheckpoint(tx, projector.model, checkpoint, batch.upTo, fresh.length);
  return { kind: 'applied', position: batch.upTo, events: fresh.length, alarms };
};

/**
 * Applies a batch to one model: rows and checkpoint in one transaction, or nothing at all. What lies at or below the
 * checkpoint is passed over; a batch that does not join on to the checkpoint changes nothing and is answered `gap`.
 * Throws what Postgres or the projector threw.
 */
export const applyBatch = (
  dataSource: DataSource,
  projector: Projector,
  batch: Batch,
  options: ApplyOptions = {},
): Promise<Applied> =>
  inTransaction(dataSource, options.limits ?? BATCH_LIMITS, (tx) =>
    applyBatchWithin(tx, projector, batch, options),
  );
