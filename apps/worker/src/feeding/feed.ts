import { NoSuchPosition, type AllSubscription, type EventStore, type RecordedEvent } from '@arbitre/events';
import {
  BEFORE_ALL,
  checkpoints,
  endsBefore,
  liftIncident,
  routing,
  type Lane,
  type LanePosition,
} from '@arbitre/projections';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { log } from '../log';
import type { PartitionQueues } from '../queues/partition-queues';
import { Cutter, type LaneStart } from './cutter';
import { LagWatch } from './lag-watch';

const CUTTING = { size: 200, gatherMs: 8, gatherBehindMs: 250, quietMs: 50 };
/** From here on the read models count as behind, and batches are cut for throughput. */
const BEHIND_MS = 1_500;
/** Jobs that may wait in a lane: Redis stays small however far behind the read models are. */
const DEEPEST = 40;
const LOOK_EVERY = 10;

export type FeedParts = {
  readonly store: EventStore;
  readonly dataSource: DataSource;
  readonly queues: PartitionQueues;
  readonly partitions: number;
};

/** A subscription that says nothing for this long is looked at; events that it should have said lie in the log. */
const SILENT_AFTER_MS = 5_000;

/** The subscription hears nothing although the log has grown: it has to be started again. */
export class FeedSilent extends Error {
  override readonly name = 'FeedSilent';
}

/** The log ends before what the read models have applied: another log, or an older copy of this one. */
export class ReadModelsAhead extends Error {
  override readonly name = 'ReadModelsAhead';
}

const ahead = (position: bigint): ReadModelsAhead =>
  new ReadModelsAhead(
    `The read models stand at position ${position}, and the event store's log does not reach it: ` +
      'an older backup of it was restored, or it is another store. Nothing is applied until they are rebuilt.',
  );

/** A lane whose models all wait for a rebuild needs no feed of what is there: the rebuild reads the store itself. */
const startOf = async ({ store, dataSource, partitions }: FeedParts): Promise<readonly LaneStart[]> => {
  const lanes = await checkpoints(dataSource, partitions);
  const head = lanes.some(({ after }) => after === null) ? await store.head() : null;
  return lanes.map((lane) => ({ ...lane, after: lane.after ?? head ?? BEFORE_ALL }));
};

const nameOf = ({ key, partition }: Lane): string => `${key} ${partition}`;

/** One uninterrupted reading of `$all`, from the slowest checkpoint on. A lost or frozen feeder starts a new one. */
export class Feed {
  readonly watch = new LagWatch();
  private subscription: AllSubscription | null = null;
  private flushing: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | null = null;
  private readonly sinceLook = new Map<string, number>();
  private stalled = new Map<string, bigint>();
  private stopped = false;
  private handling = false;
  private heard = false;
  private heardAt = performance.now();
  /** Where events were found that the subscription had not said, at the last look. */
  private missedAt: bigint | null = null;
  /** Whether the subscription has reached the end of the log; before that, batches are cut for throughput. */
  private live = false;

  private constructor(
    private readonly parts: FeedParts,
    private readonly cutter: Cutter,
  ) {}

  static async start(parts: FeedParts): Promise<Feed> {
    const { store, queues } = parts;
    const start = await startOf(parts);
    const furthest = start.map(({ after }) => after).reduce((a, b) => (a > b ? a : b));
    if (await endsBefore(store, furthest)) throw ahead(furthest);
    await queues.oneAtATime();
    const feed = new Feed(parts, new Cutter(start, routing, CUTTING));
    const after = feed.cutter.read;
    log.info({ after: after.toString() }, 'feeding');
    feed.subscription = store.subscribeToAll({
      after: after === BEFORE_ALL ? null : after,
      handle: (events, position) => feed.handle(events, position),
      onState: (state) => {
        feed.live = state.kind === 'live';
        if (state.kind === 'waiting' || state.kind === 'refused')
          log.warn({ reason: state.reason, retryInMs: state.retryInMs }, `store ${state.kind}`);
      },
    });
    return feed;
  }

  /** Events are being handed on at this moment. */
  private get busy(): boolean {
    return this.handling;
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
   * Looks after what no event would show: lanes without events move on, and a lane whose queue is empty
   * although it has not applied everything gets a batch that lets its projectors see the gap.
   */
  async tick(): Promise<void> {
    const applied = await checkpoints(this.parts.dataSource, this.parts.partitions);
    const positions = applied.flatMap(({ after }) => (after === null ? [] : [after]));
    if (positions.length > 0) this.watch.appliedUpTo(positions.reduce((a, b) => (a < b ? a : b)));
    await this.mendIdleGaps(applied);
    await this.send(() => this.cutter.takeQuiet(performance.now()));
    await this.listen();
  }

  /**
   * Asks the log itself when the subscription has said nothing for a while. Found behind twice in a row, without a word in
   * between, it is silent: events that were written a moment ago are on their way.
   * @throws FeedSilent, ReadModelsAhead
   */
  private async listen(): Promise<void> {
    const now = performance.now();
    if (this.handling || now - this.heardAt < SILENT_AFTER_MS) return;
    this.heardAt = now;
    const read = this.cutter.read;
    try {
      const { events } = await this.parts.store.behind(read === BEFORE_ALL ? null : read, 1);
      const before = this.missedAt;
      this.missedAt = events > 0 ? read : null;
      if (events === 0 || before !== read || this.busy || this.cutter.read !== read) return;
    } catch (error) {
      throw error instanceof NoSuchPosition ? ahead(read) : error;
    }
    throw new FeedSilent(`Nothing was heard behind position ${read} although the log goes on there.`);
  }

  private async handle(events: readonly RecordedEvent[], position: bigint): Promise<void> {
    this.handling = true;
    try {
      this.watch.readUpTo(position, events.length, performance.now());
      this.cutter.add(events, position);
      await this.flush();
      if (!this.heard) await liftIncident(this.parts.dataSource, 'silent');
      this.heard = true;
    } finally {
      this.handling = false;
      this.heardAt = performance.now();
    }
  }

  private async flush(): Promise<void> {
    await this.send(() => {
      const now = performance.now();
      return this.cutter.take(now, !this.live || this.watch.behind(now).milliseconds > BEHIND_MS);
    });
    if (!this.cutter.waiting || this.timer !== null || this.stopped) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.flush().catch((error: unknown) => {
        log.warn({ reason: String(error) }, 'batches could not be queued');
      });
    }, CUTTING.gatherMs);
  }

  /** One sending at a time, so that the batches of a lane are queued in the order in which they were cut. */
  private send(take: () => ReturnType<Cutter['take']>): Promise<void> {
    const sending = this.flushing.then(async () => {
      const batches = take();
      if (batches.length === 0) return;
      await this.parts.queues.add(batches);
      for (const batch of batches) await this.keepShallow(batch);
    });
    this.flushing = sending.catch(() => undefined);
    return sending;
  }

  private async keepShallow(lane: Lane): Promise<void> {
    const since = (this.sinceLook.get(nameOf(lane)) ?? 0) + 1;
    this.sinceLook.set(nameOf(lane), since % LOOK_EVERY);
    if (since < LOOK_EVERY) return;
    while (!this.stopped && (await this.parts.queues.depth(lane)) > DEEPEST) await sleep(50);
  }

  private async mendIdleGaps(applied: readonly LanePosition[]): Promise<void> {
    const ends = this.cutter.ends;
    const before = this.stalled;
    this.stalled = new Map(
      applied.flatMap((lane) => (lane.after === null ? [] : [[nameOf(lane), lane.after]])),
    );
    for (const [index, { after: position, ...lane }] of applied.entries()) {
      const end = ends[index];
      // Two looks with the same checkpoint: a batch that is being applied right now is no gap.
      if (position === null || end === undefined || position >= end || before.get(nameOf(lane)) !== position)
        continue;
      if ((await this.parts.queues.depth(lane)) > 0) continue;
      log.warn({ ...lane, from: position.toString(), upTo: end.toString() }, 'batches were lost: fed again');
      await this.parts.queues.add([{ ...lane, after: end, upTo: end, events: [] }]);
    }
  }
}
