import { startRedis } from '@arbitre/testing';
import { Redis } from 'ioredis';
import { RedisLink } from '../connections/redis-link';
import { Budgets } from './budgets';

const ALLOWANCE = { most: 1_000, restoreRate: 1 } as const;

describe('budgets of callers', () => {
  let server: Awaited<ReturnType<typeof startRedis>>;
  let redis: Redis;
  const opened: RedisLink[] = [];
  const budgetsAt = (redisUrl: string | null): Budgets => {
    const link = new RedisLink({ redisUrl });
    opened.push(link);
    return new Budgets(link, { budgetPatienceMs: 60_000 });
  };
  /** The budgets of one process, once it has its connection. */
  const budgets = async (redisUrl: string | null = server.url): Promise<Budgets> => {
    const own = budgetsAt(redisUrl);
    while (redisUrl !== null && (await own.spend('warm', 1, ALLOWANCE)) === null)
      await new Promise((resolve) => setTimeout(resolve, 5));
    return own;
  };
  beforeAll(async () => {
    server = await startRedis();
    redis = new Redis(server.url);
  }, 60_000);
  beforeEach(() => redis.flushall());
  afterAll(async () => {
    for (const each of opened) each.onApplicationShutdown();
    redis.disconnect();
    await server.stop();
  });

  it('let a request at exactly what is left pass, and one beyond it not', async () => {
    const own = await budgets();
    expect(await own.spend('club', 1_000, ALLOWANCE)).toEqual({ available: 0, wait: 0 });
    const refused = await own.spend('club', 900, ALLOWANCE);
    expect(refused?.available).toBeLessThan(100);
    expect(refused?.wait).toBeGreaterThan(800);
    expect(refused?.wait).toBeLessThanOrEqual(900);
    expect(await own.spend('other', 1_000, ALLOWANCE)).toEqual({ available: 0, wait: 0 });
  });

  it('are one for all processes, up to the shares that these took ahead', async () => {
    const [one, two] = [await budgets(), await budgets()];
    let passed = 0;
    for (let n = 0; n < 300; n++)
      for (const own of [one, two]) if ((await own.spend('hall', 10, ALLOWANCE))?.wait === 0) passed++;
    expect(passed).toBeGreaterThanOrEqual(100);
    // What fills up again while the test runs, at one unit a second.
    expect(passed).toBeLessThanOrEqual(112);
  });

  it('are not exceeded by requests that come at once', async () => {
    const own = await budgets();
    const answers = await Promise.all(Array.from({ length: 300 }, () => own.spend('at once', 10, ALLOWANCE)));
    const passed = answers.filter((answer) => answer?.wait === 0).length;
    expect(passed).toBeGreaterThanOrEqual(100);
    expect(passed).toBeLessThanOrEqual(112);
  });

  it('fill up again, as fast as they say', async () => {
    const own = await budgets();
    const quick = { most: 1_000, restoreRate: 1_000_000 };
    for (let n = 0; n < 20; n++) {
      expect((await own.spend('quick', 1_000, quick))?.wait).toBe(0);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });

  it('let everything pass where Redis is away, or is not there at all', async () => {
    const nowhere = await budgets(null);
    expect(await nowhere.spend('club', 1e9, ALLOWANCE)).toBeNull();
    const away = budgetsAt('redis://127.0.0.1:1');
    expect(await away.spend('club', 1e9, ALLOWANCE)).toBeNull();
  });

  it('let nothing pass for a mistake of their own', async () => {
    const own = await budgets();
    await redis.set('arbitre:budget:club', 'no bucket');
    await expect(own.spend('club', 1, ALLOWANCE)).rejects.toThrow('WRONGTYPE');
  });
});
