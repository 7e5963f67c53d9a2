import type { EventStore, RecordedEvent } from '@arbitre/events';
import type { DataSource } from 'typeorm';
import type { Lane, Routing } from '../partition';
import type { ModelId, Projector } from '../projector';
import { routing } from '../projectors';
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
  /** Tries before a failing event parks its key; default 4. */
  readonly tries?: number;
  /** Pause after the first failure, doubled after each, 2 s at most; default 100 ms. */
  readonly backoffMs?: number;
  /** Build this generation instead of applying to the live one. */
  readonly generation?: number;
  /** Which events a lane has; default: that of all models. */
  readonly routing?: Routing;
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
 * says stop (it then throws); when an event fails it parks that event's key after some tries.
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

/** Reads what is missing before a batch, and the batch itself, from the store; applies it to these models. */
const catchUp = async (
  processing: Processing,
  projectors: readonly Projector[],
  batch: Batch,
  from: bigint,
  trusted: boolean,
): Promise<void> => {
  const { store, signal, routing: lanes = routing } = processing;
  let after = from;
  const apply = async (events: readonly RecordedEvent[], upTo: bigint): Promise<void> => {
    const part = { ...batch, after, upTo, events: lanes.eventsFor(batch, events) };
    await Promise.all(projectors.map((projector) => applyPatiently(processing, projector, part)));
    after = upTo;
  };
  for await (const events of store.readAll({ after: from === BEFORE_ALL ? null : from, upTo: batch.upTo })) {
    signal?.throwIfAborted();
    const last = events.at(-1);
    if (last !== undefined) await apply(events, last.position);
  }
  if (trusted && after < batch.upTo) await apply([], batch.upTo);
};

/**
 * Applies a batch to those of these models that have its key. Where something before it was lost (Redis flushed, a job gone), what is missing is
 * read from the store, from the model's own checkpoint.
 */
export const processBatch = (
  processing: Processing,
  projectors: readonly Projector[],
  batch: Batch,
): Promise<ReadonlyMap<ModelId, Applied>> => work(processing, projectors, batch, true);

/**
 * Brings several models up to a position that somebody claims there is, by what the store says and from their own
 * checkpoints: a checkpoint only moves to events that were read, never to or beyond what was claimed alone.
 */
export const processUpTo = (
  processing: Processing,
  projectors: readonly Projector[],
  { key, partition, partitions, upTo }: Lane & Pick<Batch, 'upTo'>,
): Promise<ReadonlyMap<ModelId, Applied>> =>
  work(processing, projectors, { key, partition, partitions, after: upTo, upTo, events: [] }, false);

const work = async (
  processing: Processing,
  models: readonly Projector[],
  batch: Batch,
  trusted: boolean,
): Promise<ReadonlyMap<ModelId, Applied>> => {
  const projectors = models.filter(({ key }) => key === batch.key);
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
      if (trusted) processing.onGap?.({ model: projector.model, from: applied.position, upTo: batch.upTo });
    }),
  );
  if (behind.length > 0) await catchUp(processing, behind, batch, from, trusted);
  return results;
};
