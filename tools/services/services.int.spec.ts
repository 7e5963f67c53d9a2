import pg from 'pg';
import { Redis } from 'ioredis';
import { startPostgres, startRedis } from '@arbitre/testing';

describe('services of the launcher and the tests', () => {
  it('starts Postgres with an empty database and leaves nothing behind', async () => {
    const postgres = await startPostgres();
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query<{ n: number }>('select 1 as n');
    await client.end();
    await postgres.stop();
    expect(rows).toEqual([{ n: 1 }]);
    await expect(new pg.Client({ connectionString: postgres.url }).connect()).rejects.toThrow();
  });

  it('starts Redis and stops it', async () => {
    const redis = await startRedis();
    const client = new Redis(redis.url, { lazyConnect: true, retryStrategy: () => null });
    await client.connect();
    expect(await client.ping()).toBe('PONG');
    client.disconnect();
    await redis.stop();
    const again = new Redis(redis.url, { lazyConnect: true, retryStrategy: () => null });
    again.on('error', () => undefined);
    await expect(again.connect()).rejects.toThrow();
  });

  it.each(['redis', 'postgres'] as const)('tells how %s ended, and stops at once after it', async (kind) => {
    const service = await (kind === 'redis' ? startRedis() : startPostgres());
    process.kill(service.serverPid, 'SIGKILL');
    expect(await service.ended).toBe('SIGKILL');
    await service.stop();
  });

  it('ends a server whose host was killed, so that its folder and port are free again', async () => {
    const service = await startRedis();
    process.kill(service.pid, 'SIGKILL');
    expect(await service.ended).toBe('SIGKILL');
    expect(() => process.kill(service.serverPid, 0)).toThrow('ESRCH');
    await service.stop();
  });
});
