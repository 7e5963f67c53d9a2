import { competitionOf, type EventStore, type RecordedEvent } from '@arbitre/events';
import type { DataSource } from 'typeorm';
import { partitionOf } from '../partition';
import type { Projector, Transaction } from '../projector';
import { BEFORE_ALL } from './batch';
import { announce } from './announce';
import { applyEvents } from './apply-events';
import { lockCheckpoint, type Checkpoint } from './checkpoint';
import { isTransient, messageOf } from './failure';
import { raiseAlarm } from './park';
import { inTransaction } from './transaction';

/** How resuming ended. `error`: the same competition stays parked, at this event. */
export type Resumed =
  | { readonly kind: 'resumed'; readonly events: number }
  | { readonly kind: 'not-parked' }
  | { readonly kind: 'still-poisoned'; readonly event: RecordedEvent; readonly error: string };

export type ResumeContext = { readonly dataSource: DataSource; readonly store: Pick<EventStore, 'readAll'> };

/** Reading the log may take a while: the partition waits for it, so the limits are wider than a batch's. */
const RESUME_LIMITS = { lock: 30_000, statement: 30_000, idle: 60_000 };

const partitionsOf = async (tx: Transaction, projector: Projector): Promise<number | null> => {
  const [row] = await tx.rows<{ partitions: number }>(
    `SELECT partitions FROM projection.generation WHERE model = $1 AND state = 'live'`,
    [projector.model],
  );
  return row?.partitions ?? null;
};

const lockLive = async (
  tx: Transaction,
  projector: Projector,
  competition: string,
): Promise<Checkpoint | null> => {
  const partitions = await partitionsOf(tx, projector);
  if (partitions === null) return null;
  return lockCheckpoint(tx, projector, { partition: partitionOf(competition, partitions), partitions });
};

async function* eventsOf(
  store: Pick<EventStore, 'readAll'>,
  competition: string,
  alarm: { readonly position: string; readonly read_from: string },
  upTo: bigint,
): AsyncIterable<RecordedEvent> {
  const after = BigInt(alarm.read_from);
  for await (const events of store.readAll({ after: after === BEFORE_ALL ? null : after, upTo }))
    for (const event of events)
      if (event.position >= BigInt(alarm.position) && competitionOf(event.stream) === competition)
        yield event;
}

/** Applies one event after another; the first that fails stays the poison, what came before it is kept. */
const applyUntilPoison = async (
  tx: Transaction,
  projector: Projector,
  events: AsyncIterable<RecordedEvent>,
): Promise<Resumed> => {
  let count = 0;
  for await (const event of events) {
    await tx.run('SAVEPOINT resumption');
    try {
      await announce(tx, await applyEvents(tx, projector, [event]));
    } catch (error) {
      if (isTransient(error)) throw error;
      await tx.run('ROLLBACK TO SAVEPOINT resumption');
      return { kind: 'still-poisoned', event, error: messageOf(error) };
    }
    await tx.run('RELEASE SAVEPOINT resumption');
    count++;
  }
  return { kind: 'resumed', events: count };
};

/**
 * Lets a parked competition go on in one model: applies everything since its poisonous event, up to its partition's
 * checkpoint, and lifts the alarm. When an event still fails the alarm moves to it.
 */
export const resume = (context: ResumeContext, projector: Projector, competition: string): Promise<Resumed> =>
  inTransaction(context.dataSource, RESUME_LIMITS, async (tx): Promise<Resumed> => {
    const checkpoint = await lockLive(tx, projector, competition);
    if (checkpoint === null) return { kind: 'not-parked' };
    const [alarm] = await tx.rows<{ position: string; read_from: string }>(
      'SELECT position, read_from FROM projection.alarm WHERE generation = $1 AND competition = $2',
      [checkpoint.generation, competition],
    );
    if (alarm === undefined) return { kind: 'not-parked' };
    await tx.run(`SELECT set_config('search_path', $1, true)`, [checkpoint.schema]);
    const events = eventsOf(context.store, competition, alarm, checkpoint.position);
    const result = await applyUntilPoison(tx, projector, events);
    if (result.kind === 'still-poisoned')
      await raiseAlarm(tx, checkpoint, { ...result, model: projector.model, competition, tries: 1 });
    else
      await tx.run('DELETE FROM projection.alarm WHERE generation = $1 AND competition = $2', [
        checkpoint.generation,
        competition,
      ]);
    return result;
  });
