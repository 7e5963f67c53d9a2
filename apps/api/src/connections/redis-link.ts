import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import type { Settings } from '../settings';
import { SETTINGS } from './tokens';

/** Redis is away, or did not answer in time: whether what was asked is done is not known. */
export class RedisLost extends Error {}

/** What Redis says of a script that is wrong in itself; other replies (`LOADING`, `OOM`, `READONLY`) are its own state. */
const OWN_MISTAKE = /^(ERR|WRONGTYPE) /;

/** The one connection of this process to Redis, where counts are kept that all processes share. */
@Injectable()
export class RedisLink implements OnApplicationShutdown {
  private readonly redis: Redis | null;

  constructor(@Inject(SETTINGS) { redisUrl }: Pick<Settings, 'redisUrl'>) {
    this.redis =
      redisUrl === null
        ? null
        : new Redis(redisUrl, { maxRetriesPerRequest: 1, disconnectTimeout: 200 }).on(
            'error',
            () => undefined,
          );
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  /** Null where no Redis is named. */
  get state(): 'ready' | 'away' | null {
    return this.redis && (this.redis.status === 'ready' ? 'ready' : 'away');
  }

  /** @throws RedisLost */
  async ping(): Promise<void> {
    await this.within(2_000, (redis) => redis.ping());
  }

  /**
   * Runs a script in Redis, which nothing else happens between.
   * @throws RedisLost where no answer came within the patience
   */
  run(
    script: string,
    keys: readonly string[],
    args: readonly number[],
    patienceMs: number,
  ): Promise<unknown> {
    return this.within(patienceMs, (redis) => redis.eval(script, keys.length, ...keys, ...args));
  }

  private async within<Answer>(patienceMs: number, ask: (redis: Redis) => Promise<Answer>): Promise<Answer> {
    if (this.redis === null) throw new RedisLost('No Redis is named (REDIS_URL).');
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new RedisLost(`Redis gave no answer within ${patienceMs} ms.`));
      }, patienceMs);
    });
    try {
      return await Promise.race([ask(this.redis), silence]);
    } catch (error) {
      if (!(error instanceof Error) || error instanceof TypeError || OWN_MISTAKE.test(error.message))
        throw error;
      throw error instanceof RedisLost ? error : new RedisLost(error.message, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }
}
