import type { Storage } from '../storage/storage';
import { Progress } from './checkpoint';
import type { Consumer } from './consumer';
import type { Message } from './message';
import { Parking } from './parking';
import type { GroupSettings } from './settings';
import { Source } from './source';
import { strategy, type Strategy } from './strategy';
import { Throughput } from './throughput';

const TICK = 50;
/** What a group reads ahead of its consumers at most, however many events it may buffer. */
const READ_AHEAD_BYTES = 8 * 1024 * 1024;

export type NackAction = 'park' | 'retry' | 'skip' | 'stop';

/** What a group is, apart from what it has done. */
export interface GroupDefinition {
  /** A stream's name, or `$all`. */
  readonly stream: string;
  readonly name: string;
  readonly settings: GroupSettings;
  /** The first revision or position to read. */
  readonly start: number;
}

/** A message that a consumer has and has not answered. */
interface Delivery {
  readonly message: Message;
  readonly consumer: Consumer;
  /** Milliseconds of the clock after which it is delivered again. */
  readonly expires: number;
}

/**
 * A persistent subscription at work: reads ahead, hands messages to its consumers, retries what is refused or not answered
 * in time, parks what was retried too often, and remembers how far all is done.
 */
export class ConsumerGroup {
  readonly definition: GroupDefinition;
  readonly parking: Parking;
  readonly consumers: Consumer[] = [];
  readonly retries: Message[] = [];
  readonly buffer: Message[] = [];
  readonly deliveries = new Map<string, Delivery>();
  readonly processed = new Throughput(() => performance.now());
  /** The newest event that was read, and whether events came since it works. */
  lastRead: number | undefined;
  hasHeard = false;
  private readonly store: Storage;
  private readonly source: Source;
  private readonly progress: Progress;
  private readonly choose: Strategy;
  private readonly timer: NodeJS.Timeout;
  private readonly stopListening: () => void;
  private behind = true;
  private reading = false;
  /** Bytes of the messages that are buffered. */
  private buffered = 0;

  constructor(store: Storage, definition: GroupDefinition, checkpoint: number | undefined) {
    const { stream, name, settings, start } = definition;
    this.definition = definition;
    this.store = store;
    this.parking = new Parking(store, stream, name);
    this.source = new Source(store, stream, settings, checkpoint === undefined ? start : checkpoint + 1);
    this.progress = new Progress(settings, checkpoint, Date.now());
    this.choose = strategy(settings.strategy);
    this.stopListening = store.onCommit((notice) => {
      if (!this.source.concerns(notice)) return;
      this.hasHeard = true;
      this.behind = true;
      this.fill();
    });
    this.timer = setInterval(() => {
      this.tick();
    }, TICK);
  }

  get checkpoint(): number | undefined {
    return this.progress.checkpoint;
  }

  join(consumer: Consumer): void {
    this.consumers.push(consumer);
    this.fill();
    this.dispatch();
  }

  /** Takes a consumer off; what it had is delivered to others. */
  leave(consumer: Consumer): void {
    const index = this.consumers.indexOf(consumer);
    if (index < 0) return;
    this.consumers.splice(index, 1);
    for (const message of consumer.inFlight.values()) this.retry(message);
    this.dispatch();
  }

  acknowledge(consumer: Consumer, ids: readonly string[]): void {
    for (const id of ids) {
      const message = this.release(consumer, id);
      if (message !== undefined) this.settle(message);
    }
    this.fill();
    this.dispatch();
  }

  async refuse(
    consumer: Consumer,
    ids: readonly string[],
    action: NackAction,
    reason: string,
  ): Promise<void> {
    for (const id of ids) {
      const message = this.release(consumer, id);
      if (message === undefined) continue;
      if (action === 'park') await this.park(message, reason);
      else if (action === 'skip') this.settle(message);
      else await this.retryOrPark(message, reason);
    }
    if (action === 'stop') consumer.drop();
    this.fill();
    this.dispatch();
  }

  /** Delivers the oldest parked messages again. */
  async replayParked(limit: number | undefined): Promise<void> {
    this.retries.push(...(await this.parking.take(limit)));
    this.dispatch();
  }

  /** The newest event that it knows of, as revision or position. A filtered `$all` knows what it has read only. */
  async lastKnown(): Promise<number | undefined> {
    if (!this.hasHeard || this.definition.settings.filter !== undefined) return this.lastRead;
    return this.source.newest();
  }

  /** Stops and saves how far all is done; its consumers are told that they are dropped. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.stopListening();
    for (const consumer of [...this.consumers]) consumer.drop();
    await this.save(this.progress.reached());
  }

  private tick(): void {
    const now = Date.now();
    for (const { message, consumer, expires } of this.deliveries.values()) {
      if (expires > now) continue;
      this.release(consumer, message.id);
      void this.retryOrPark(message, 'The client did not answer in time.').then(() => {
        this.dispatch();
      });
    }
    void this.save(this.progress.due(now, true));
    this.fill();
  }

  /** Reads ahead while the buffer has room. One read at a time. */
  private fill(): void {
    const { readBatchSize, historyBufferSize } = this.definition.settings;
    const room = Math.max(historyBufferSize, readBatchSize, 1) - this.buffer.length;
    if (this.reading || !this.behind || room <= 0 || this.consumers.length === 0) return;
    if (this.buffered >= READ_AHEAD_BYTES) return;
    this.reading = true;
    this.behind = false;
    void this.readAhead(Math.min(Math.max(readBatchSize, 1), room)).then(() => {
      this.reading = false;
      this.dispatch();
    });
  }

  /** A read that fails is made again at the next tick. */
  private async readAhead(maxCount: number): Promise<void> {
    try {
      const { messages, atEnd } = await this.source.read(maxCount);
      this.behind ||= !atEnd;
      for (const message of messages) {
        this.lastRead = message.cursor;
        if (message.cursor !== undefined) this.progress.begin(message.cursor);
        this.buffer.push(message);
        this.buffered += message.body.length;
      }
    } catch {
      this.behind = true;
    }
  }

  private dispatch(): void {
    for (const queue of [this.retries, this.buffer]) {
      for (let index = 0; index < queue.length;) {
        const message = queue[index];
        if (message !== undefined && this.deliver(message)) {
          queue.splice(index, 1);
          if (queue === this.buffer) this.buffered -= message.body.length;
        } else if (this.definition.settings.strategy === 'Pinned') index += 1;
        else return;
      }
    }
    this.fill();
  }

  private deliver(message: Message): boolean {
    if (this.deliveries.has(message.id)) return false;
    const consumer = this.choose(this.consumers, message);
    if (consumer === undefined) return false;
    const { messageTimeout } = this.definition.settings;
    const expires = messageTimeout === 0 ? Infinity : Date.now() + messageTimeout;
    this.deliveries.set(message.id, { message, consumer, expires });
    consumer.inFlight.set(message.id, message);
    consumer.delivered.count();
    consumer.timings?.begin(message.id);
    this.processed.count();
    consumer.deliver(message);
    return true;
  }

  /** Takes a message back from a consumer; undefined where it does not have it (any more). */
  private release(consumer: Consumer, id: string): Message | undefined {
    const message = consumer.inFlight.get(id);
    if (message === undefined) return undefined;
    consumer.inFlight.delete(id);
    consumer.timings?.end(id);
    this.deliveries.delete(id);
    return message;
  }

  private settle(message: Message): void {
    this.progress.settle(message.cursor);
    void this.save(this.progress.due(Date.now(), false));
  }

  private async retryOrPark(message: Message, reason: string): Promise<void> {
    if (message.retries >= this.definition.settings.maxRetryCount) await this.park(message, reason);
    else this.retry(message);
  }

  /** Before what was not delivered yet, the oldest first. */
  private retry(message: Message): void {
    this.deliveries.delete(message.id);
    message.retries += 1;
    const place = this.retries.findIndex(({ cursor }) => (cursor ?? 0) > (message.cursor ?? 0));
    this.retries.splice(place < 0 ? this.retries.length : place, 0, message);
  }

  /** A message that cannot be parked (a full disk) stays with the group. */
  private async park(message: Message, reason: string): Promise<void> {
    try {
      await this.parking.park(message, reason);
      this.settle(message);
    } catch {
      this.retry(message);
    }
  }

  private async save(checkpoint: number | undefined): Promise<void> {
    if (checkpoint === undefined) return;
    this.progress.save(checkpoint, Date.now());
    await this.store.write(groupRecord(this.definition, checkpoint));
  }
}

/** How a group is kept over restarts. */
export function groupRecord(
  { stream, name, settings, start }: GroupDefinition,
  checkpoint: number | undefined,
) {
  return {
    kind: 'save-group',
    stream,
    group: name,
    settings: JSON.stringify({ settings, start }),
    checkpoint: checkpoint === undefined ? null : String(checkpoint),
  } as const;
}
