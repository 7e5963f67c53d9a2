import type { EventStore } from '@arbitre/events';
import { beat, lastBeat, liftIncident, raiseIncident } from '@arbitre/projections';
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
import { Counters } from '../projecting/counters';
import { PartitionQueues } from '../queues/partition-queues';
import type { Settings } from '../settings';
import { Feed, FeedSilent, ReadModelsAhead } from './feed';
import { Leadership } from './leadership';

const TICK_MS = 500;
/** Longer than any batch takes; a feed that waits for a Redis that is away is left behind, and nothing is lost. */
const END_WITHIN_MS = 5_000;

/** Keeps one feed going among all workers: the one that holds the lock reads, the others stand by. */
@Injectable()
export class Feeder implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly leadership: Leadership;
  private feed: Feed | null = null;
  /** The read models were found ahead of the log, and it was said. */
  private ahead = false;
  private running: Promise<void> = Promise.resolve();
  private heart: NodeJS.Timeout | null = null;
  private readonly stopping = new AbortController();
  private readonly name = processName('feeder');

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(STORE) private readonly store: EventStore,
    @Inject('DataSource') private readonly dataSource: DataSource,
    private readonly queues: PartitionQueues,
    private readonly counters: Counters,
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
    // By itself: a feed that waits for full queues to drain is alive.
    this.heart = setInterval(() => void this.beat(), TICK_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    if (this.heart !== null) clearInterval(this.heart);
    await Promise.race([this.running, sleep(END_WITHIN_MS, undefined, { ref: false })]);
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
      try {
        await this.feedOn();
      } catch (error) {
        if (error instanceof FeedSilent) await this.startAgain(error);
        else if (error instanceof ReadModelsAhead) await this.standStill(error);
        else throw error;
      }
    }
  }

  private async feedOn(): Promise<void> {
    if (this.feed === null) {
      this.feed = await Feed.start({ ...this.parts(), partitions: this.settings.partitions });
      await liftIncident(this.dataSource, 'ahead');
      this.ahead = false;
    }
    await this.feed.tick();
  }

  private async startAgain(silent: FeedSilent): Promise<void> {
    log.error({ reason: silent.message }, 'the feed is silent: started again');
    this.counters.feedRestarts++;
    await raiseIncident(this.dataSource, 'silent', silent.message);
    await this.endFeed();
  }

  private async standStill(ahead: ReadModelsAhead): Promise<void> {
    await this.endFeed();
    if (this.ahead) return;
    log.error({ reason: ahead.message }, 'the read models are ahead of the log: run "rebuild all"');
    await raiseIncident(this.dataSource, 'ahead', ahead.message);
    this.ahead = true;
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

  private async beat(): Promise<void> {
    const { events, milliseconds } = this.feed?.watch.behind(performance.now()) ?? {
      events: 0,
      milliseconds: 0,
    };
    const heartbeat = {
      process: this.name,
      role: this.role,
      position: this.feed?.read ?? -1n,
      behindEvents: events,
      behindMs: milliseconds,
    };
    await beat(this.dataSource, heartbeat).catch((error: unknown) => {
      log.warn({ reason: String(error) }, 'no heartbeat');
    });
  }
}
