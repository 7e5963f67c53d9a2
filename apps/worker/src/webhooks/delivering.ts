import { Deliveries, type Due } from '@arbitre/accounts';
import { type EventStore, masterKey, type Vault } from '@arbitre/events';
import { openVault } from '@arbitre/projections';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Queue, Worker } from 'bullmq';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { SETTINGS, STORE } from '../connections/connections';
import { log } from '../log';
import { connectionTo, PREFIX } from '../queues/partition-queues';
import type { Settings } from '../settings';

const QUEUE = 'webhooks';
const LOOK_EVERY_MS = 500;
const FORGET_EVERY_MS = 3_600_000;
/** Receivers that may be slow at once. */
const AT_ONCE = 16;

type Job = Pick<Due, 'id'>;

/** Tells webhooks what happens. Redis only says when: what it forgets Postgres still has, and is queued again. */
@Injectable()
export class Delivering implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private readonly deliveries: Deliveries;
  private running: Promise<void> = Promise.resolve();
  private queue: Queue<Job> | null = null;
  private worker: Worker<Job> | null = null;
  private vault: Promise<Vault> | null = null;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(STORE) store: EventStore,
    @Inject('DataSource') private readonly dataSource: DataSource,
  ) {
    this.deliveries = new Deliveries(dataSource, store);
  }

  onApplicationBootstrap(): void {
    const options = { prefix: PREFIX, connection: connectionTo(this.settings.redisUrl) };
    this.queue = new Queue<Job>(QUEUE, {
      ...options,
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
    });
    this.worker = new Worker<Job>(QUEUE, ({ data }) => this.attempt(data), {
      ...options,
      concurrency: AT_ONCE,
    });
    const complain = (error: Error): void => {
      log.warn({ reason: error.message }, 'Redis: webhooks');
    };
    this.queue.on('error', complain);
    this.worker.on('error', complain);
    this.running = this.run(this.queue);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.worker?.close();
    await this.queue?.close();
    await this.running;
  }

  private async run(queue: Queue<Job>): Promise<void> {
    const { signal } = this.stopping;
    let forgotten = 0;
    let more = false;
    while (!signal.aborted) {
      try {
        more = await this.deliveries.gather();
        const due = await this.deliveries.due();
        if (due.length > 0)
          await queue.addBulk(
            due.map(({ id, key, waitMs }) => ({
              name: 'delivery',
              data: { id },
              opts: { jobId: key, delay: waitMs },
            })),
          );
        if (performance.now() - forgotten > FORGET_EVERY_MS || forgotten === 0) {
          await this.deliveries.forget();
          forgotten = performance.now();
        }
      } catch (error) {
        more = false;
        log.warn({ reason: String(error) }, 'webhooks wait, trying again');
      }
      if (!more) await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async attempt({ id }: Job): Promise<void> {
    const sent = await this.deliveries.attempt(id, await this.opened(), this.settings.webhooks);
    if (sent !== null) log.debug({ delivery: id, ...sent }, 'webhook told');
  }

  /** Not before somebody has a webhook: until then this process needs no key. */
  private async opened(): Promise<Vault> {
    const { vaultKey, vaultKeyFile } = this.settings;
    this.vault ??= masterKey(vaultKey, vaultKeyFile).then((key) => openVault(this.dataSource, key));
    try {
      return await this.vault;
    } catch (error) {
      this.vault = null;
      log.error({ reason: String(error) }, 'webhooks are not told: the vault cannot be opened');
      throw error;
    }
  }
}
