import type { DataSource } from 'typeorm';
import { alarmText } from '../batch/alarm-text';
import { announce, announceCheckpoint } from '../batch/announce';
import { readCheckpoint } from '../batch/batch';
import { isTransient, messageOf } from '../batch/failure';
import { BATCH_LIMITS, inTransaction, type TimeLimits } from '../batch/transaction';
import type { Transaction } from '../projector';
import { projectorOf } from '../projectors';
import type { SecondStep } from './second-step';

/** First key of the locks of subjects: what two workers never compute at once. */
const SUBJECT_LOCK = 762_006;

/** Marks of one transaction: the more of them, the more often a source that changes all the time is computed once only. */
const MOST_MARKS = 500;

/** A source that cannot be computed is tried again after a second, then after ever longer, a minute at most. */
const LONGEST_PAUSE_S = 60;

/** A second-step model could not be computed from a source; its marks stay, and it is tried again. */
export type SecondStepFailure = {
  readonly model: SecondStep['model'];
  readonly source: string;
  readonly error: string;
};

/** How marks are worked off: whom to tell of failures, and how long a transaction may take (default: as a batch's). */
export type WorkingOff = {
  readonly onFailure?: (failure: SecondStepFailure) => void;
  readonly limits?: TimeLimits;
};

type Mark = { readonly id: string; readonly source: string; readonly position: string };
type Of = { readonly generation: number; readonly schema: string; readonly live: boolean };

/** Marks that are due, oldest first; those that another worker has are passed over. */
const take = (tx: Transaction, { generation }: Of, source: string | null): Promise<readonly Mark[]> =>
  tx.rows<Mark>(
    `SELECT id, source, position FROM projection.mark
      WHERE generation = $1 AND due_at <= clock_timestamp() AND ($2::text IS NULL OR source = $2)
      ORDER BY id LIMIT $3 FOR UPDATE SKIP LOCKED`,
    [generation, source, MOST_MARKS],
  );

const lock = (tx: Transaction, { model }: SecondStep, subjects: readonly string[]): Promise<unknown> =>
  tx.run(
    `SELECT pg_advisory_xact_lock($1::int, key)
       FROM (SELECT DISTINCT hashtext($2::text || ' ' || subject) AS key FROM unnest($3::text[]) AS subject ORDER BY key) AS keys`,
    [SUBJECT_LOCK, model, subjects],
  );

/** Works off some marks of a generation in one transaction; gives how many. */
const workOffSome = (
  dataSource: DataSource,
  step: SecondStep,
  of: Of,
  { limits = BATCH_LIMITS }: WorkingOff,
  source: string | null,
  taken: (sources: readonly string[]) => void = () => undefined,
): Promise<number> =>
  inTransaction(dataSource, limits, async (tx) => {
    const marks = await take(tx, of, source);
    if (marks.length === 0) return 0;
    const sources = [...new Set(marks.map((each) => each.source))];
    taken(sources);
    await tx.run(`SELECT set_config('search_path', $1, true)`, [of.schema]);
    const subjects = await step.subjectsOf(tx, sources);
    // What is read from here on is at least as new as the marks, and as what others computed of these subjects.
    await lock(tx, step, subjects);
    const changes = await step.compute(tx, sources, subjects);
    await tx.run('DELETE FROM projection.mark WHERE id = ANY ($1::bigint[])', [marks.map(({ id }) => id)]);
    const positions = marks.map(({ position }) => readCheckpoint(position));
    const position = positions.reduce((a, b) => (a > b ? a : b));
    if (!of.live) return marks.length;
    await announce(tx, changes);
    await announceCheckpoint(tx, { model: step.model, partition: 0, partitions: 1, position });
    return marks.length;
  });

const postpone = async (dataSource: DataSource, of: Of, source: string, error: string): Promise<void> => {
  await dataSource.query(
    `UPDATE projection.mark
        SET tries = tries + 1, error = $3,
            due_at = clock_timestamp() + least(power(2, least(tries, 10)), $4) * interval '1 second'
      WHERE generation = $1 AND source = $2`,
    [of.generation, source, alarmText(error), LONGEST_PAUSE_S],
  );
};

/** The sources of a transaction that failed, one by one: those that fail alone are put off. */
const workOffApart = async (
  dataSource: DataSource,
  step: SecondStep,
  of: Of,
  options: WorkingOff,
  sources: readonly string[],
): Promise<number> => {
  let done = 0;
  for (const source of sources)
    try {
      done += await workOffSome(dataSource, step, of, options, source);
    } catch (error) {
      if (isTransient(error)) throw error;
      options.onFailure?.({ model: step.model, source, error: messageOf(error) });
      await postpone(dataSource, of, source, messageOf(error));
    }
  return done;
};

/** Generations of this version; none while a model that it is computed from waits for its rebuild, and may lack a column. */
const generationsOf = (
  dataSource: DataSource,
  { model, version, from }: SecondStep,
): Promise<readonly Of[]> => {
  const needed = from.map(projectorOf);
  return dataSource.query<Of[]>(
    `SELECT id AS generation, schema, state = 'live' AS live FROM projection.generation
      WHERE model = $1 AND version = $2 AND state IN ('live', 'building')
        AND NOT EXISTS (SELECT FROM unnest($3::text[], $4::int[]) AS needed (model, version)
                         WHERE (needed.model, needed.version) NOT IN
                               (SELECT g.model, g.version FROM projection.generation g WHERE g.state = 'live'))
      ORDER BY id`,
    [model, version, needed.map((each) => each.model), needed.map((each) => each.version)],
  );
};

/**
 * Works off marks of a second-step model, those of a generation that is being built too; gives how many. To be called again until
 * it is 0. A source that cannot be computed is told, put off, and holds up no other. Throws when Postgres is away.
 */
export const workOff = async (
  dataSource: DataSource,
  step: SecondStep,
  options: WorkingOff = {},
): Promise<number> => {
  let done = 0;
  for (const of of await generationsOf(dataSource, step)) {
    let sources: readonly string[] = [];
    try {
      done += await workOffSome(dataSource, step, of, options, null, (taken) => (sources = taken));
    } catch (error) {
      if (isTransient(error)) throw error;
      done += await workOffApart(dataSource, step, of, options, sources);
    }
  }
  return done;
};
