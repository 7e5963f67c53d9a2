import type { RecordedEvent } from '@arbitre/events';
import type { EntityManager } from 'typeorm';
import { announceCheckpoint } from '../batch/announce';
import { applyBatchWithin } from '../batch/apply-batch';
import { BEFORE_ALL, readCheckpoint } from '../batch/batch';
import { inTransaction } from '../batch/transaction';
import { generationIn, makeLive, retire, type Generation } from '../generation/generation';
import type { Projector, ReadModel, Transaction } from '../projector';
import { projectorOf, routing } from '../projectors';
import { markEverything } from '../second-step/mark';
import type { RebuildOptions } from './rebuild';

/** The live processors wait meanwhile, so it must be short; a slow store fails it, and the rebuild fills again. */
const SWAP_LIMITS = { lock: 15_000, statement: 15_000, idle: 15_000 };

/** More than this between the two generations is not for the swap to catch up. */
const MOST_EVENTS = 5_000;

const lockAll = async (tx: Transaction, generation: Generation): Promise<readonly bigint[]> => {
  const rows = await tx.rows<{ position: string }>(
    'SELECT position FROM projection.checkpoint WHERE generation = $1 ORDER BY partition FOR UPDATE',
    [generation.id],
  );
  return rows.map(({ position }) => readCheckpoint(position));
};

const lowest = (positions: readonly bigint[]): bigint => positions.reduce((a, b) => (a < b ? a : b));
const highest = (positions: readonly bigint[]): bigint => positions.reduce((a, b) => (a > b ? a : b));

/** The events behind `after` up to `upTo`; null when they are too many for a swap. */
const missing = async (
  { store }: RebuildOptions,
  { key }: Projector,
  after: bigint,
  upTo: bigint,
): Promise<readonly RecordedEvent[] | null> => {
  const events: RecordedEvent[] = [];
  if (after >= upTo) return events;
  for await (const page of store.readAll({ after: after === BEFORE_ALL ? null : after, upTo })) {
    events.push(...page.filter((event) => routing.keyOf(event, key) !== null));
    if (events.length > MOST_EVENTS) return null;
  }
  return events;
};

/** Brings every partition of the new generation to `upTo`. False when an event fails: the rebuild deals with it first. */
const level = async (
  tx: Transaction,
  projector: Projector,
  generation: Generation,
  events: readonly RecordedEvent[],
  after: bigint,
  upTo: bigint,
): Promise<void> => {
  const { partitions } = generation;
  for (let partition = 0; partition < partitions; partition++) {
    const lane = { key: projector.key, partition, partitions };
    const batch = { ...lane, after, upTo, events: routing.eventsFor(lane, events) };
    await applyBatchWithin(tx, projector, batch, { generation: generation.id, parkAfter: 1 });
  }
};

/** Shows the new generation in place of the old one. */
export const exchange = async (
  manager: EntityManager,
  model: ReadModel,
  live: Generation | null,
  generation: Generation,
): Promise<void> => {
  if (live !== null) await retire(manager, live);
  await makeLive(manager, model, generation);
};

/**
 * Makes a caught-up generation the live one: stops the live processors at their checkpoints, applies what is still
 * missing up to the furthest of them, exchanges the views and retires the old generation, all in one transaction. False
 * when too much was missing; nothing is changed then.
 */
export const swap = (options: RebuildOptions, generation: Generation): Promise<boolean> =>
  inTransaction(options.dataSource, SWAP_LIMITS, async (tx, { manager }) => {
    const projector = projectorOf(generation.model);
    const live = await generationIn(manager, generation.model, 'live');
    const own = await lockAll(tx, generation);
    const after = lowest(own);
    const furthest = highest([...own, ...(live === null ? [] : await lockAll(tx, live))]);
    // The live copy may be ahead of the log, when an older backup of it was restored: the new one must not be.
    const head = (await options.store.head()) ?? BEFORE_ALL;
    const upTo = furthest > head ? highest([...own, head]) : furthest;
    const events = await missing(options, projector, after, upTo);
    if (events === null) return false;
    options.signal?.throwIfAborted();
    await level(tx, projector, generation, events, after, upTo);
    await manager.query('RESET search_path');
    await exchange(manager, projector, live, generation);
    await markEverything(tx, projector.model);
    for (let partition = 0; partition < generation.partitions; partition++)
      await announceCheckpoint(tx, {
        model: projector.model,
        partition,
        partitions: generation.partitions,
        position: upTo,
      });
    return true;
  });
