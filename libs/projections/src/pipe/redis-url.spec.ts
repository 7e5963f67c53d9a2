import { redisUrlFrom } from './redis-url';

describe('the address of Redis', () => {
  it.each([
    [{ REDIS_URL: 'redis://127.0.0.1:6379' }, 'redis://127.0.0.1:6379'],
    [{ REDIS_URL: 'rediss://user:word@pipe:6380/2' }, 'rediss://user:word@pipe:6380/2'],
    [{ REDIS_URL: 'rediss://pipe:6380', REDIS_PASSWORD: 'a/b@c' }, 'rediss://:a%2Fb%40c@pipe:6380'],
    [
      { REDIS_URL: 'redis://pipe', REDIS_USERNAME: 'arbitre', REDIS_PASSWORD: 'word' },
      'redis://arbitre:word@pipe',
    ],
  ])('of %j is %s', (environment, url) => {
    expect(redisUrlFrom(environment)).toBe(url);
  });

  it('is none where it is not set, and is refused without its password when it is none', () => {
    expect(redisUrlFrom({})).toBeNull();
    const told = () => redisUrlFrom({ REDIS_URL: 'http://user:secret@pipe' });
    expect(told).toThrow(/REDIS_URL .* rediss:\/\//);
    expect(told).not.toThrow(/secret/);
  });
});
