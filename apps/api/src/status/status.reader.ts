import type { EventStore } from '@arbitre/events';
import { lag } from '@arbitre/projections';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { EVENT_STORE, SETTINGS } from '../connections/tokens';
import type { Plain } from '../graphql/plain';
import type { Settings } from '../settings';
import { WordLists } from '../words/word-lists';
import type { Part, Status } from './status.types';

const PATIENCE_MS = 2_000;

const failure = (error: unknown): Plain<Part> => ({
  ok: false,
  detail: error instanceof Error ? error.message : String(error),
});

/** A part that does not answer in two seconds is not well. */
const checked = async (check: () => Promise<string>): Promise<Plain<Part>> => {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<Plain<Part>>((resolve) => {
    timer = setTimeout(() => {
      resolve({ ok: false, detail: `no answer within ${PATIENCE_MS / 1000} s` });
    }, PATIENCE_MS);
  });
  const answer = check().then((detail): Plain<Part> => ({ ok: true, detail }), failure);
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
};

@Injectable()
export class StatusReader implements OnModuleDestroy {
  private redis: Redis | null = null;

  constructor(
    private readonly database: DataSource,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly wordLists: WordLists,
  ) {}

  async now(): Promise<Plain<Status>> {
    const [store, redis, database, worker] = await Promise.all([
      checked(async () => {
        const head = await this.eventStore.head();
        return head === null ? 'empty' : `last position ${head}`;
      }),
      checked(() => this.pingRedis()),
      checked(async () => {
        await this.database.query('SELECT 1');
        return 'answers';
      }),
      this.worker(),
    ]);
    const words = this.wordLists.status();
    return { store, redis, database, worker: worker.part, words, lag: worker.lag };
  }

  onModuleDestroy(): void {
    this.redis?.disconnect();
  }

  private async pingRedis(): Promise<string> {
    if (this.settings.redisUrl === null) return 'not told (REDIS_URL); only the worker needs it';
    this.redis ??= new Redis(this.settings.redisUrl, { maxRetriesPerRequest: 1 }).on(
      'error',
      () => undefined,
    );
    await this.redis.ping();
    return 'answers';
  }

  private async worker(): Promise<{ readonly part: Plain<Part>; readonly lag: number }> {
    try {
      const { state, events, milliseconds, alarms } = await lag(this.database);
      const parked = alarms.length === 0 ? '' : `; ${alarms.length} competitions parked by an alarm`;
      const detail = `${state}, ${events} events and ${milliseconds} ms behind${parked}`;
      return { part: { ok: state !== 'stopped' && alarms.length === 0, detail }, lag: events };
    } catch (error) {
      return { part: failure(error), lag: 0 };
    }
  }
}
