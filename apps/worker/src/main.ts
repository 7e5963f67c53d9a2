import 'reflect-metadata';
import type { NestApplicationOptions } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { log, NestLog } from './log';
import { operate } from './operating/operate';
import { settingsFrom } from './settings';
import { WorkerModule } from './worker.module';

// eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- Nest declares its options as a class
const options: NestApplicationOptions = { logger: false, abortOnError: false };

/** An orderly end that a lost Redis or Postgres holds up ends anyhow: nothing is lost by it. */
const END_WITHIN_MS = 20_000;

const start = async (): Promise<void> => {
  const settings = settingsFrom(process.env);
  const app = await NestFactory.create<NestFastifyApplication>(
    WorkerModule.with(settings),
    new FastifyAdapter(),
    options,
  );
  app.useLogger(new NestLog());
  process.once('SIGTERM', () => {
    setTimeout(() => process.exit(1), END_WITHIN_MS).unref();
  });
  app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  await app.listen(settings.port, settings.host);
  log.info({ health: `http://${settings.host}:${settings.port}/health` }, 'worker ready');
};

const [command, ...args] = process.argv.slice(2);
const run = command === undefined ? start() : operate(command, args, process.env);

run.catch((error: unknown) => {
  log.fatal(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
  // Connections that are half open would keep the process; the log line above says why it ends.
  setTimeout(() => process.exit(1), 200);
});
