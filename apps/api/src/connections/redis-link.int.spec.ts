import { startRedis } from '@arbitre/testing';
import { RedisLink, RedisLost } from './redis-link';

describe('the connection to Redis', () => {
  const opened: RedisLink[] = [];
  const to = (redisUrl: string | null): RedisLink => {
    const link = new RedisLink({ redisUrl });
    opened.push(link);
    return link;
  };
  afterEach(() => {
    for (const link of opened.splice(0)) link.onApplicationShutdown();
  });

  it('runs scripts, and tells a script that is wrong from a Redis that is lost', async () => {
    const server = await startRedis();
    const link = to(server.url);
    expect(await link.run('return redis.call("INCRBY", KEYS[1], ARGV[1])', ['counted'], [3], 60_000)).toBe(3);
    expect(link.state).toBe('ready');
    await link.ping();
    await expect(link.run('return nothing.at', [], [], 60_000)).rejects.not.toBeInstanceOf(RedisLost);
    const slow = 'for n = 1, 1e8 do end';
    await expect(link.run(slow, [], [], 1)).rejects.toThrow(
      new RedisLost('Redis gave no answer within 1 ms.'),
    );
    await server.stop();
    await expect(link.run('return 1', [], [], 60_000)).rejects.toBeInstanceOf(RedisLost);
    expect(link.state).toBe('away');
  }, 60_000);

  it('is lost where nothing listens, and has no state where no Redis is named', async () => {
    const away = to('redis://127.0.0.1:1');
    await expect(away.ping()).rejects.toBeInstanceOf(RedisLost);
    expect(away.state).toBe('away');
    const none = to(null);
    expect(none.state).toBeNull();
    await expect(none.ping()).rejects.toThrow('REDIS_URL');
  }, 60_000);
});
