// A process that runs one service for the process that forked it, and stops it when told to or when that one is gone,
// however it ended: nothing is left behind after a crash.
import { startPostgres, type PostgresOptions, type RunningService } from './postgres.ts';
import { startRedis, type RedisOptions } from './redis.ts';

export type ServiceRequest =
  | { readonly service: 'postgres'; readonly options: PostgresOptions }
  | { readonly service: 'redis'; readonly options: RedisOptions };

export type ServiceReply = { readonly url: string; readonly pid: number } | { readonly error: string };

const start = (request: ServiceRequest): Promise<RunningService> =>
  request.service === 'postgres' ? startPostgres(request.options) : startRedis(request.options);

const answer = (reply: ServiceReply): void => {
  process.send?.(reply);
};

const stopWith = (running: RunningService): void => {
  let stopping = false;
  const stop = (): void => {
    stopping = true;
    void running.stop().finally(() => process.exit(0));
  };
  // The host of a server that died has nothing left to do; whoever forked it sees it end, and how.
  void running.ended.then((how) => {
    if (stopping) return;
    answer({ error: how });
    process.exitCode = 1;
    process.disconnect();
  });
  process.once('disconnect', stop);
  process.once('SIGTERM', stop);
  // Ctrl-C reaches the whole terminal group; the launcher decides when each part stops.
  process.on('SIGINT', () => undefined);
};

process.once('message', (request: ServiceRequest) => {
  start(request).then(
    (running) => {
      stopWith(running);
      answer({ url: running.url, pid: running.pid });
    },
    (error: unknown) => {
      answer({ error: error instanceof Error ? error.message : String(error) });
      process.exitCode = 1;
      process.disconnect();
    },
  );
});
