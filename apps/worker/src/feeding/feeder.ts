import type { EventStore } from '@arbitre/events';
import { beat, lastBeat } from '@arbitre/projections';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { SETTINGS, STORE } from '../connections/connections';
import { log } from '../log';
import { processName } from '../process-name';
import { PartitionQueues } from '../queues/partition-queues';
import type { Settings } from '../settings';
import { Feed } from './feed';
import { Leadership } from './leadership';

const TICK_MS = 500;

/** Keeps one feed going among all workers: the one that holds the lock reads, the others stand by. */
@Injectable()
export class Feeder implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly leadership: Leadership;
  private feed: Feed | null = null;
  private running: Promise<void> = Promise.resolve();
  private readonly stopping = new AbortController();
  private readonly name = processName('feeder');

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(STORE) private readonly store: EventStore,
    @Inject('DataSource') private readonly dataSource: DataSource,
    private readonly queues: PartitionQueues,
  ) {
    this.leadership = new Leadership(settings.databaseUrl, (reason) => {
      log.warn({ reason }, 'no longer the feeder');
    });
  }

  get role(): 'feeder' | 'standby' {
    return this.feed === null ? 'standby' : 'feeder';
  }

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
    await lastBeat(this.dataSource, this.name).catch(() => undefined);
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        await this.tick();
      } catch (error) {
        log.warn({ reason: String(error) }, 'feeder');
      }
      await sleep(TICK_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
    await this.endFeed();
    await this.leadership.release();
  }

  private async tick(): Promise<void> {
    if (!this.leadership.held) {
      await this.endFeed();
      await this.leadership.take();
    }
    if (this.leadership.held) {
      this.feed ??= await Feed.start({ ...this.parts(), partitions: this.settings.partitions });
      await this.feed.tick();
    }
    await this.beat();
  }

  private parts() {
    const { store, dataSource, queues } = this;
    return { store, dataSource, queues };
  }

  private async endFeed(): Promise<void> {
    const feed = this.feed;
    this.feed = null;
    await feed?.stop();
  }

  private beat(): Promise<void> {
    const { events, milliseconds } = this.feed?.watch.behind(performance.now()) ?? {
      events: 0,
      milliseconds: 0,
    };
    return beat(this.dataSource, {
      process: this.name,
      role: this.role,
      position: this.feed?.read ?? -1n,
      behindEvents: events,
      behindMs: milliseconds,
    });
  }
}
