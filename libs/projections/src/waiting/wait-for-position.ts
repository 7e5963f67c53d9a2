import type { DataSource } from 'typeorm';
import { readCheckpointMove, type CheckpointMove } from '../batch/announce';
import { urlOf } from '../database/data-source';
import { partitionOf } from '../partition';
import { Listener } from './listener';

type Waiter = {
  readonly competition: string;
  readonly position: bigint;
  readonly wake: (signalled: boolean) => void;
};

const concerns = ({ competition, position }: Waiter, move: CheckpointMove): boolean =>
  move.position >= position && partitionOf(competition, move.partitions) === move.partition;

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
    );
  }

  start(): Promise<void> {
    return this.listener.start();
  }

  close(): Promise<void> {
    return this.listener.close();
  }

  /** Resolves true at the next signal that concerns the competition, false when `milliseconds` are over first. */
  next(
    competition: string,
    position: bigint,
    milliseconds: number,
  ): { signal: Promise<boolean>; cancel: () => void } {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const wake = (signalled: boolean): void => {
      clearTimeout(timer);
      this.waiters.delete(waiter);
      resolve(signalled);
    };
    const waiter: Waiter = { competition, position, wake };
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

const hasReached = async (
  dataSource: DataSource,
  competition: string,
  position: bigint,
): Promise<boolean> => {
  const counts = await dataSource.query<{ partitions: number }[]>(
    `SELECT DISTINCT partitions FROM projection.generation WHERE state = 'live'`,
  );
  const partitions = counts.map((row) => row.partitions);
  const [row] = await dataSource.query<Reached[]>(
    `SELECT count(*) > 0 AND bool_and(c.position >= $3) AND count(a.competition) = 0 AS reached
       FROM projection.generation g
       JOIN unnest($1::int[], $2::int[]) AS p (partitions, partition) ON p.partitions = g.partitions
       JOIN projection.checkpoint c ON c.generation = g.id AND c.partition = p.partition
       LEFT JOIN projection.alarm a ON a.generation = g.id AND a.competition = $4 AND a.position <= $3
      WHERE g.state = 'live'`,
    [
      partitions,
      partitions.map((count) => partitionOf(competition, count)),
      position.toString(),
      competition,
    ],
  );
  return row?.reached ?? false;
};

/**
 * "At least this position": true once every live read model has applied the competition's events up to `position`;
 * false when `timeoutMs` are over first, or when the competition is parked at or before it. It waits for signals of
 * Postgres and asks nothing between them.
 */
export const waitForPosition = async (
  dataSource: DataSource,
  competition: string,
  position: bigint,
  timeoutMs: number,
): Promise<boolean> => {
  if (await hasReached(dataSource, competition, position)) return true;
  const deadline = performance.now() + timeoutMs;
  const checkpoints = signalsOf(dataSource);
  await checkpoints.start();
  for (;;) {
    // Registered before asking: a signal that comes in between is not missed.
    const { signal, cancel } = checkpoints.next(
      competition,
      position,
      Math.max(0, deadline - performance.now()),
    );
    const reached = await hasReached(dataSource, competition, position);
    if (reached) cancel();
    if (reached || !(await signal)) return reached;
  }
};

/** Closes the listening connection of a data source; to be called before `destroy`. */
export const stopWaiting = async (dataSource: DataSource): Promise<void> => {
  const own = signals.get(dataSource);
  signals.delete(dataSource);
  await own?.close();
};
