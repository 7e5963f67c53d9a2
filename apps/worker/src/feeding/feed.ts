import type { AllSubscription, EventStore, RecordedEvent } from '@arbitre/events';
import { BEFORE_ALL, checkpoints } from '@arbitre/projections';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { log } from '../log';
import type { PartitionQueues } from '../queues/partition-queues';
import { Cutter } from './cutter';
import { LagWatch } from './lag-watch';

const CUTTING = { size: 200, gatherMs: 8, gatherBehindMs: 250 };
/** From here on the read models count as behind, and batches are cut for throughput. */
const BEHIND_MS = 1_500;
/** Jobs that may wait in a partition: Redis stays small however far behind the read models are. */
const DEEPEST = 40;
const LOOK_EVERY = 10;

export type FeedParts = {
  readonly store: EventStore;
  readonly dataSource: DataSource;
  readonly queues: PartitionQueues;
  readonly partitions: number;
};

/** Models that all wait for a rebuild need no feed of what is there: the rebuild reads the store itself. */
const endOfLog = async ({ store, partitions }: FeedParts): Promise<readonly bigint[]> => {
  const head = (await store.head()) ?? BEFORE_ALL;
  return Array.from({ length: partitions }, () => head);
};

/** One uninterrupted reading of `$all`, from the slowest checkpoint on. A lost or frozen feeder starts a new one. */
export class Feed {
  readonly watch = new LagWatch();
  private subscription: AllSubscription | null = null;
  private flushing: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | null = null;
  private readonly sinceLook: number[];
  private stalled: readonly bigint[] = [];
  private stopped = false;
  /** Whether the subscription has reached the end of the log; before that, batches are cut for throughput. */
  private live = false;

  private constructor(
    private readonly parts: FeedParts,
    private readonly cutter: Cutter,
  ) {
    this.sinceLook = cutter.ends.map(() => 0);
  }

  static async start(parts: FeedParts): Promise<Feed> {
    const { store, dataSource, queues, partitions } = parts;
    const start = (await checkpoints(dataSource, partitions)) ?? (await endOfLog(parts));
    await queues.oneAtATime();
    const feed = new Feed(parts, new Cutter(start, CUTTING));
    const after = feed.cutter.read;
    log.info({ after: after.toString() }, 'feeding');
    feed.subscription = store.subscribeToAll({
      after: after === BEFORE_ALL ? null : after,
      handle: (events, position) => feed.handle(events, position),
      onState: (state) => {
        feed.live = state.kind === 'live';
        if (state.kind === 'waiting')
          log.warn({ reason: state.reason, retryInMs: state.retryInMs }, 'store lost');
      },
    });
    return feed;
  }

  get read(): bigint {
    return this.cutter.read;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.subscription?.stop();
    await this.flushing;
  }

  /**
   * Looks after what no event would show: partitions without events move on, and a partition whose queue is empty
   * although it has not applied everything gets a batch that lets its projectors see the gap.
   */
  async tick(): Promise<void> {
    const applied = await checkpoints(this.parts.dataSource, this.parts.partitions);
    if (applied !== null) {
      this.watch.appliedUpTo(applied.reduce((a, b) => (a < b ? a : b)));
      await this.mendIdleGaps(applied);
    }
    await this.send(() => this.cutter.takeQuiet(performance.now()));
  }

  private async handle(events: readonly RecordedEvent[], position: bigint): Promise<void> {
    this.watch.readUpTo(position, events.length, performance.now());
    this.cutter.add(events, position);
    await this.flush();
  }

  private async flush(): Promise<void> {
    await this.send(() => {
      const now = performance.now();
      return this.cutter.take(now, !this.live || this.watch.behind(now).milliseconds > BEHIND_MS);
    });
    if (this.cutter.waiting === 0 || this.timer !== null || this.stopped) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.flush().catch((error: unknown) => {
        log.warn({ reason: String(error) }, 'batches could not be queued');
      });
    }, CUTTING.gatherMs);
  }

  /** One sending at a time, so that the batches of a partition are queued in the order in which they were cut. */
  private send(take: () => ReturnType<Cutter['take']>): Promise<void> {
    const sending = this.flushing.then(async () => {
      const batches = take();
      if (batches.length === 0) return;
      await this.parts.queues.add(batches);
      for (const { partition } of batches) await this.keepShallow(partition);
    });
    this.flushing = sending.catch(() => undefined);
    return sending;
  }

  private async keepShallow(partition: number): Promise<void> {
    const since = (this.sinceLook[partition] ?? 0) + 1;
    this.sinceLook[partition] = since % LOOK_EVERY;
    if (since < LOOK_EVERY) return;
    while (!this.stopped && (await this.parts.queues.depth(partition)) > DEEPEST) await sleep(50);
  }

  private async mendIdleGaps(applied: readonly bigint[]): Promise<void> {
    const ends = this.cutter.ends;
    const before = this.stalled;
    this.stalled = applied;
    for (const [partition, position] of applied.entries()) {
      const end = ends[partition];
      // Two looks with the same checkpoint: a batch that is being applied right now is no gap.
      if (end === undefined || position >= end || before[partition] !== position) continue;
      if ((await this.parts.queues.depth(partition)) > 0) continue;
      log.warn(
        { partition, from: position.toString(), upTo: end.toString() },
        'batches were lost: fed again',
      );
      const { partitions } = this.parts;
      await this.parts.queues.add([{ partition, partitions, after: end, upTo: end, events: [] }]);
    }
  }
}
