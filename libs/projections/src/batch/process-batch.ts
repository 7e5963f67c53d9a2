import { competitionOf, type EventStore, type RecordedEvent } from '@arbitre/events';
import type { DataSource } from 'typeorm';
import { partitionOf } from '../partition';
import type { ModelId, Projector } from '../projector';
import { applyBatch } from './apply-batch';
import { BEFORE_ALL, type Alarm, type Applied, type Batch } from './batch';
import { isTransient, messageOf } from './failure';
import { pause } from './pause';

/** How a processor works: against what, how patiently, and whom it tells. */
export type Processing = {
  readonly dataSource: DataSource;
  /** Where what Redis lost is read again. */
  readonly store: Pick<EventStore, 'readAll'>;
  /** Stops waiting and trying; a transaction that has begun ends first. */
  readonly signal?: AbortSignal;
  /** Tries before a failing event parks its competition; default 4. */
  readonly tries?: number;
  /** Pause after the first failure, doubled after each, 2 s at most; default 100 ms. */
  readonly backoffMs?: number;
  /** Build this generation instead of applying to the live one. */
  readonly generation?: number;
  readonly onAlarm?: (alarm: Alarm) => void;
  readonly onRetry?: (retry: {
    readonly model: ModelId;
    readonly failures: number;
    readonly reason: string;
  }) => void;
  readonly onGap?: (gap: { readonly model: ModelId; readonly from: bigint; readonly upTo: bigint }) => void;
};

/**
 * Applies a batch however often that takes. When the surroundings fail it tries again until they are back or `signal`
 * says stop (it then throws); when an event fails it parks that event's competition after some tries.
 */
export const applyPatiently = async (
  processing: Processing,
  projector: Projector,
  batch: Batch,
): Promise<Applied> => {
  const { dataSource, generation, signal, tries = 4, backoffMs = 100 } = processing;
  let poisoned = 0;
  for (let failures = 0; ; failures++) {
    signal?.throwIfAborted();
    try {
      const applied = await applyBatch(dataSource, projector, batch, {
        ...(generation === undefined ? {} : { generation }),
        ...(poisoned < tries ? {} : { parkAfter: poisoned }),
      });
      if (applied.kind === 'applied') for (const alarm of applied.alarms) processing.onAlarm?.(alarm);
      return applied;
    } catch (error) {
      if (!isTransient(error)) poisoned++;
      processing.onRetry?.({ model: projector.model, failures: failures + 1, reason: messageOf(error) });
      await pause(Math.min(backoffMs * 2 ** failures, 2_000), signal);
    }
  }
};

/** The events of `batch` that belong to one partition. */
const ofPartition = (
  events: readonly RecordedEvent[],
  { partition, partitions }: Batch,
): readonly RecordedEvent[] =>
  events.filter((event) => {
    const competition = competitionOf(event.stream);
    return competition !== null && partitionOf(competition, partitions) === partition;
  });

/** Reads what is missing before a batch, and the batch itself, from the store; applies it to these models. */
const catchUp = async (
  processing: Processing,
  projectors: readonly Projector[],
  batch: Batch,
  from: bigint,
): Promise<void> => {
  const { store, signal } = processing;
  let after = from;
  const apply = async (events: readonly RecordedEvent[], upTo: bigint): Promise<void> => {
    const part = { ...batch, after, upTo, events: ofPartition(events, batch) };
    await Promise.all(projectors.map((projector) => applyPatiently(processing, projector, part)));
    after = upTo;
  };
  for await (const events of store.readAll({ after: from === BEFORE_ALL ? null : from, upTo: batch.upTo })) {
    signal?.throwIfAborted();
    const last = events.at(-1);
    if (last !== undefined) await apply(events, last.position);
  }
  if (after < batch.upTo) await apply([], batch.upTo);
};

/**
 * Applies a batch to several models. Where something before it was lost (Redis flushed, a job gone), what is missing is
 * read from the store, from the model's own checkpoint.
 */
export const processBatch = async (
  processing: Processing,
  projectors: readonly Projector[],
  batch: Batch,
): Promise<ReadonlyMap<ModelId, Applied>> => {
  const results = new Map<ModelId, Applied>();
  const behind: Projector[] = [];
  let from = batch.after;
  await Promise.all(
    projectors.map(async (projector) => {
      const applied = await applyPatiently(processing, projector, batch);
      results.set(projector.model, applied);
      if (applied.kind !== 'gap') return;
      behind.push(projector);
      if (applied.position < from) from = applied.position;
      processing.onGap?.({ model: projector.model, from: applied.position, upTo: batch.upTo });
    }),
  );
  if (behind.length > 0) await catchUp(processing, behind, batch, from);
  return results;
};
