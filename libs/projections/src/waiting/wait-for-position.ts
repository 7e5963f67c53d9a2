import { FEDERATION } from '@arbitre/events';
import type { DataSource } from 'typeorm';
import { alarmKey } from '../batch/alarm-text';
import { readCheckpointMove, type CheckpointMove } from '../batch/announce';
import { urlOf } from '../database/data-source';
import { partitionOf } from '../partition';
import type { Projector, SecondStepId } from '../projector';
import { projectors } from '../projectors';
import { Listener } from './listener';

/** What has to have seen a position: by the keys that a query reads under, and what is computed from them. */
export type Wanted = {
  /** The models of this competition. */
  readonly competition?: string;
  /** The models of the federation. */
  readonly federation?: true;
  /** This second-step model, as far as it is computed from the competition, or from this stream of the federation. */
  readonly secondStep?: SecondStepId;
  readonly source?: string;
};

type Waiter = {
  readonly wanted: Wanted;
  readonly position: bigint;
  readonly wake: (signalled: boolean) => void;
};

/** The id of the key by which a projector's lanes are cut; undefined where it is not waited for. */
const keyOf = ({ competition, federation }: Wanted, { key }: Projector): string | undefined =>
  key === 'competition' ? competition : federation && FEDERATION;

const concerns = ({ wanted, position }: Waiter, move: CheckpointMove): boolean => {
  if (move.model === wanted.secondStep) return true;
  const projector = projectors.find(({ model }) => model === move.model);
  const key = projector && keyOf(wanted, projector);
  return (
    key !== undefined && move.position >= position && partitionOf(key, move.partitions) === move.partition
  );
};

/** One listening connection a data source, opened by the first wait, for all waits of the process. */
class CheckpointSignals {
  private readonly waiters = new Set<Waiter>();
  private readonly listener: Listener;

  constructor(url: string) {
    this.listener = new Listener(
      url,
      'checkpoint',
      (payload) => {
        const move = readCheckpointMove(payload);
        this.wake((waiter) => concerns(waiter, move));
      },
      () => {
        this.wake(() => true);
      },
      // They ask again at once, and learn whether Postgres is away or only this connection.
      () => {
        this.wake(() => true);
      },
    );
  }

  start(): Promise<void> {
    return this.listener.start();
  }

  close(): Promise<void> {
    return this.listener.close();
  }

  /** Resolves true at the next signal that concerns what is wanted, false when `milliseconds` are over first. */
  next(
    wanted: Wanted,
    position: bigint,
    milliseconds: number,
  ): { signal: Promise<boolean>; cancel: () => void } {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const wake = (signalled: boolean): void => {
      clearTimeout(timer);
      this.waiters.delete(waiter);
      resolve(signalled);
    };
    const waiter: Waiter = { wanted, position, wake };
    const timer = setTimeout(wake, milliseconds, false);
    this.waiters.add(waiter);
    return {
      signal: promise,
      cancel: () => {
        wake(false);
      },
    };
  }

  private wake(which: (waiter: Waiter) => boolean): void {
    for (const waiter of [...this.waiters]) if (which(waiter)) waiter.wake(true);
  }
}

const signals = new WeakMap<DataSource, CheckpointSignals>();

const signalsOf = (dataSource: DataSource): CheckpointSignals => {
  let own = signals.get(dataSource);
  if (own === undefined) {
    own = new CheckpointSignals(urlOf(dataSource));
    signals.set(dataSource, own);
  }
  return own;
};

type Reached = { readonly reached: boolean };

type LiveRow = { readonly id: number; readonly model: string; readonly partitions: number };

/** The live generations that are waited for: which partition of each, and what is parked there under which key. */
const awaited = async (
  dataSource: DataSource,
  wanted: Wanted,
): Promise<readonly { readonly generation: number; readonly partition: number; readonly key: string }[]> => {
  const live = await dataSource.query<LiveRow[]>(
    `SELECT id, model, partitions FROM projection.generation WHERE state = 'live'`,
  );
  return live.flatMap(({ id, model, partitions }) => {
    const projector = projectors.find((each) => each.model === model);
    const key = projector && keyOf(wanted, projector);
    return key === undefined
      ? []
      : [{ generation: id, partition: partitionOf(key, partitions), key: alarmKey(key) }];
  });
};

/** One statement, so that marks are looked for in the same moment as the checkpoints that were moved with them. */
const hasReached = async (dataSource: DataSource, wanted: Wanted, position: bigint): Promise<boolean> => {
  const lanes = await awaited(dataSource, wanted);
  const [row] = await dataSource.query<Reached[]>(
    `SELECT count(c.position) = count(*) AND count(*) > 0 AND bool_and(c.position >= $4) AND count(a.key) = 0
            AND NOT EXISTS (SELECT FROM projection.mark m JOIN projection.generation s ON s.id = m.generation
                             WHERE s.model = $5 AND s.state = 'live' AND m.source = $6 AND m.position <= $4) AS reached
       FROM unnest($1::int[], $2::int[], $3::text[]) AS w (generation, partition, key)
       LEFT JOIN projection.checkpoint c ON c.generation = w.generation AND c.partition = w.partition
       LEFT JOIN projection.alarm a ON a.generation = w.generation AND a.key = w.key AND a.position <= $4`,
    [
      lanes.map(({ generation }) => generation),
      lanes.map(({ partition }) => partition),
      lanes.map(({ key }) => key),
      position.toString(),
      wanted.secondStep ?? null,
      wanted.source ?? wanted.competition ?? null,
    ],
  );
  return row?.reached ?? false;
};

/**
 * "At least this position": true once every live read model of these keys has applied their events up to `position`, and
 * what is computed from them is computed; false when `timeoutMs` are over first, or when a key is parked at or before it. It waits for signals of
 * Postgres and asks nothing between them. Fails when Postgres is away; one that says nothing counts as time passed.
 */
export const waitForPosition = async (
  dataSource: DataSource,
  wanted: Wanted,
  position: bigint,
  timeoutMs: number,
): Promise<boolean> => {
  if (await hasReached(dataSource, wanted, position)) return true;
  const deadline = performance.now() + timeoutMs;
  const checkpoints = signalsOf(dataSource);
  for (;;) {
    // Registered before asking: a signal that comes in between is not missed.
    const { signal, cancel } = checkpoints.next(wanted, position, Math.max(0, deadline - performance.now()));
    try {
      // A server that takes the connection and says nothing must not use up more than the time of this wait.
      const listens = await Promise.race([checkpoints.start().then(() => true), signal]);
      const reached = await hasReached(dataSource, wanted, position);
      if (reached || !listens || !(await signal)) return reached;
    } finally {
      cancel();
    }
  }
};

/** Closes the listening connection of a data source; to be called before `destroy`. */
export const stopWaiting = async (dataSource: DataSource): Promise<void> => {
  const own = signals.get(dataSource);
  signals.delete(dataSource);
  await own?.close();
};
