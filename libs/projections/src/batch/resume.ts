import { readPosition, type EventStore, type RecordedEvent } from '@arbitre/events';
import type { DataSource } from 'typeorm';
import { keyIn } from '../partition';
import type { Projector, Transaction } from '../projector';
import { BEFORE_ALL, readCheckpoint } from './batch';
import { alarmKey, alarmText } from './alarm-text';
import { announce } from './announce';
import { applyEvents } from './apply-events';
import { lockCheckpoint, setAsideIn, type Checkpoint } from './checkpoint';
import { isTransient, messageOf } from './failure';
import { raiseAlarm } from './park';
import { inTransaction } from './transaction';

/** How resuming ended. `error`: the same key stays parked, at this event. */
export type Resumed =
  | { readonly kind: 'resumed'; readonly events: number }
  | { readonly kind: 'not-parked' }
  /** It is parked at another event than the one to be skipped: at `event`. */
  | { readonly kind: 'other-event'; readonly event: string }
  | { readonly kind: 'still-poisoned'; readonly event: RecordedEvent; readonly error: string };

export type ResumeContext = { readonly dataSource: DataSource; readonly store: Pick<EventStore, 'readAll'> };

/** Reading the log may take a while: the partition waits for it, so the limits are wider than a batch's. */
const RESUME_LIMITS = { lock: 30_000, statement: 30_000, idle: 60_000 };

/** Locks the partition in which a key is parked; its alarm says which (what it calls the key may be no id). */
const lockLive = async (tx: Transaction, projector: Projector, key: string): Promise<Checkpoint | null> => {
  const [row] = await tx.rows<{ partition: number; partitions: number }>(
    `SELECT a.partition, g.partitions FROM projection.alarm a JOIN projection.generation g ON g.id = a.generation
      WHERE g.model = $1 AND g.state = 'live' AND a.key = $2`,
    [projector.model, key],
  );
  return row === undefined ? null : lockCheckpoint(tx, projector, row);
};

type Alarm = {
  readonly position: string;
  readonly read_from: string;
  readonly event_id: string;
};

const alarmOf = async (tx: Transaction, checkpoint: Checkpoint, key: string): Promise<Alarm | undefined> => {
  const [alarm] = await tx.rows<Alarm>(
    'SELECT position, read_from, event_id FROM projection.alarm WHERE generation = $1 AND key = $2',
    [checkpoint.generation, key],
  );
  return alarm;
};

/** Writes down that an event is passed over in this model, now and in every rebuild. */
const recordSkip = (tx: Transaction, projector: Projector, checkpoint: Checkpoint, key: string) =>
  tx.run(
    `INSERT INTO projection.skipped (model, event_id, key, position, stream, revision, type, error)
     SELECT $1, event_id, key, position, stream, revision, type, error
       FROM projection.alarm WHERE generation = $2 AND key = $3
         ON CONFLICT (model, event_id) DO NOTHING`,
    [projector.model, checkpoint.generation, key],
  );

async function* eventsOf(
  store: Pick<EventStore, 'readAll'>,
  projector: Projector,
  key: string,
  alarm: Alarm,
  upTo: bigint,
): AsyncIterable<RecordedEvent> {
  const after = readCheckpoint(alarm.read_from);
  const from = readPosition(alarm.position);
  for await (const events of store.readAll({ after: after === BEFORE_ALL ? null : after, upTo }))
    for (const event of events)
      if (event.position >= from && alarmKey(keyIn(projector, event)) === key) yield event;
}

/** Applies one event after another; the first that fails stays the poison, what came before it is kept. */
const applyUntilPoison = async (
  tx: Transaction,
  projector: Projector,
  skipped: ReadonlySet<string>,
  events: AsyncIterable<RecordedEvent>,
): Promise<Resumed> => {
  let count = 0;
  for await (const event of events) {
    if (skipped.has(alarmText(event.id))) continue;
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
 * Lets a parked competition (or the federation) go on in one model: applies everything since its poisonous event, up to its partition's
 * checkpoint, and lifts the alarm. When an event still fails the alarm moves to it. `skip`: the id of the event at which it
 * is parked, which is passed over for good; it is recorded, and no other can be named.
 */
export const resume = (
  context: ResumeContext,
  projector: Projector,
  parked: string,
  skip?: string,
): Promise<Resumed> =>
  inTransaction(context.dataSource, RESUME_LIMITS, async (tx): Promise<Resumed> => {
    // Given as its alarm shows it, or as it is.
    const key = alarmKey(parked);
    const checkpoint = await lockLive(tx, projector, key);
    const alarm = checkpoint === null ? undefined : await alarmOf(tx, checkpoint, key);
    if (checkpoint === null || alarm === undefined) return { kind: 'not-parked' };
    if (skip !== undefined && skip !== alarm.event_id) return { kind: 'other-event', event: alarm.event_id };
    if (skip !== undefined) await recordSkip(tx, projector, checkpoint, key);
    await tx.run(`SELECT set_config('search_path', $1, true)`, [checkpoint.schema]);
    const events = eventsOf(context.store, projector, key, alarm, checkpoint.position);
    const { skipped } = await setAsideIn(tx, projector.model, checkpoint);
    const result = await applyUntilPoison(tx, projector, skipped, events);
    if (result.kind === 'still-poisoned')
      await raiseAlarm(tx, checkpoint, { ...result, model: projector.model, key: parked, tries: 1 });
    else
      await tx.run('DELETE FROM projection.alarm WHERE generation = $1 AND key = $2', [
        checkpoint.generation,
        key,
      ]);
    return result;
  });
