import type { EventStore, KnownRisks } from '@arbitre/events';
import { lag, type Lag } from '@arbitre/projections';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import { SETTINGS, STORE, STORE_RISKS } from '../connections/connections';
import type { Settings } from '../settings';

export type Part = { readonly ok: boolean; readonly detail: string };
export type Health = {
  readonly ok: boolean;
  readonly store: Part;
  readonly redis: Part;
  readonly database: Part;
  readonly lag: Lag | null;
};

/** A part that does not answer in this time is called down. */
const PATIENCE_MS = 2_000;

const ask = async (question: () => Promise<string>): Promise<Part> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new Error(`no answer within ${PATIENCE_MS} ms`));
  }, PATIENCE_MS);
  try {
    return { ok: true, detail: await Promise.race([question(), late.promise]) };
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
  }
};

/** Asks every part that the worker needs. */
@Injectable()
export class HealthCheck implements OnApplicationShutdown {
  private readonly redis: Redis;

  constructor(
    @Inject(SETTINGS) settings: Settings,
    @Inject(STORE) private readonly store: EventStore,
    @Inject('DataSource') private readonly dataSource: DataSource,
    @Inject(STORE_RISKS) private readonly risks: KnownRisks,
  ) {
    this.redis = new Redis(settings.redisUrl, { maxRetriesPerRequest: 1, enableOfflineQueue: true });
    this.redis.on('error', () => undefined); // Its state is what `check` reports.
  }

  async check(): Promise<Health> {
    const [store, redis] = await Promise.all([
      ask(async () =>
        [`head at ${String((await this.store.head()) ?? 'nothing')}`, ...this.risks.sentences].join('; '),
      ),
      ask(() => this.redis.ping()),
    ]);
    let behind = null as Lag | null;
    const database = await ask(async () => {
      behind = await lag(this.dataSource, store.ok ? this.store : undefined);
      return 'answers';
    });
    const moving = behind?.state !== 'stalled' && behind?.state !== 'ahead';
    return { ok: store.ok && redis.ok && database.ok && moving, store, redis, database, lag: behind };
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
