import type { RecordedEvent } from '@arbitre/events';
import { keyIn } from '../partition';
import type { Projector, Transaction } from '../projector';
import { alarmKey, alarmText } from './alarm-text';
import { announce } from './announce';
import { applyEvents } from './apply-events';
import type { Alarm } from './batch';
import type { Checkpoint } from './checkpoint';
import { isTransient, messageOf } from './failure';

/** Runs `work` so that its failure undoes it alone; gives the failure, null when there was none. */
const attempt = async (tx: Transaction, work: () => Promise<void>): Promise<string | null> => {
  await tx.run('SAVEPOINT attempt');
  try {
    await work();
    await tx.run('RELEASE SAVEPOINT attempt');
    return null;
  } catch (error) {
    if (isTransient(error)) throw error;
    await tx.run('ROLLBACK TO SAVEPOINT attempt');
    return messageOf(error);
  }
};

const quoted = (key: string): string => (/^[\w.-]+$/.test(key) ? key : `'${key}'`);

const howToResume = (model: string, key: string, event: string): string =>
  `Mend the cause, then run: node dist/apps/worker/main.js resume ${model} ${quoted(key)} ` +
  `(or, to pass over this one event for good: with --skip ${event})`;

/**
 * Writes the alarm down; an alarm cannot fail, whatever the event holds: all its texts are made writable. `read_from` stays that of the first time: a position that is known to lie before the poison,
 * and at which the store can begin to read.
 */
export const raiseAlarm = async (tx: Transaction, checkpoint: Checkpoint, alarm: Alarm): Promise<void> => {
  const { key, event, error, tries } = alarm;
  await tx.run(
    `INSERT INTO projection.alarm
       (generation, key, partition, position, read_from, event_id, stream, revision, type, error, resume, tries)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     ON CONFLICT (generation, key) DO UPDATE SET
       (position, event_id, stream, revision, type, error, tries, raised_at) =
       (excluded.position, excluded.event_id, excluded.stream, excluded.revision, excluded.type, excluded.error,
        projection.alarm.tries + excluded.tries, now())`,
    [
      checkpoint.generation,
      alarmKey(key),
      checkpoint.partition,
      event.position.toString(),
      checkpoint.position.toString(),
      alarmText(event.id),
      alarmText(event.stream),
      event.revision,
      alarmText(event.type),
      alarmText(error),
      howToResume(alarm.model, alarmKey(key), alarmText(event.id)),
      tries,
    ],
  );
};

/** The first event of one key that cannot be applied; those before it are applied one by one. */
const applyOneByOne = async (
  tx: Transaction,
  projector: Projector,
  checkpoint: Checkpoint,
  events: readonly RecordedEvent[],
): Promise<{ readonly event: RecordedEvent; readonly error: string } | null> => {
  for (const event of events) {
    const error = await attempt(tx, async () => {
      const changes = await applyEvents(tx, projector, [event]);
      if (checkpoint.live) await announce(tx, changes);
    });
    if (error !== null) return { event, error };
  }
  return null;
};

/**
 * Applies the events of each key by themselves. One that fails keeps what came before its poisonous event and is parked there
 * with an alarm; the others go on.
 */
export const applyApart = async (
  tx: Transaction,
  projector: Projector,
  checkpoint: Checkpoint,
  events: readonly RecordedEvent[],
  tries: number,
): Promise<readonly Alarm[]> => {
  const alarms: Alarm[] = [];
  for (const [key, own] of Map.groupBy(events, (event) => keyIn(projector, event))) {
    const error = await attempt(tx, async () => {
      const changes = await applyEvents(tx, projector, own);
      if (checkpoint.live) await announce(tx, changes);
    });
    const poison = error === null ? null : await applyOneByOne(tx, projector, checkpoint, own);
    if (poison === null) continue;
    const alarm = { model: projector.model, key, ...poison, tries };
    await raiseAlarm(tx, checkpoint, alarm);
    alarms.push(alarm);
  }
  return alarms;
};
