import 'reflect-metadata';
import fastifyCookie from '@fastify/cookie';
import type { LogLevel } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiModule } from './api.module';
import type { Settings } from './settings';
import { serveAdminPages } from './site/admin-pages';
import { addSecurityHeaders } from './site/security-headers';

/** The largest body: 500 acts need far less. */
const MOST_BYTES = 1_000_000;

export type RunningApi = {
  /** `http://127.0.0.1:4300` */
  readonly address: string;
  readonly app: NestFastifyApplication;
  /** Lets requests end, then closes every connection. */
  stop(): Promise<void>;
};

/** Migrates what needs it, listens, and answers. `port` 0 takes any free one. */
export const startApi = async (
  settings: Settings,
  logger: readonly LogLevel[] | false = ['log', 'warn', 'error', 'fatal'],
): Promise<RunningApi> => {
  const adapter = new FastifyAdapter({ bodyLimit: MOST_BYTES, forceCloseConnections: true });
  // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- Nest declares its options as a class that nobody constructs
  const app = await NestFactory.create<NestFastifyApplication>(ApiModule.forSettings(settings), adapter, {
    logger: logger === false ? false : [...logger],
    abortOnError: false,
  });
  const server = app.getHttpAdapter().getInstance();
  addSecurityHeaders(server);
  await app.register(fastifyCookie);
  await serveAdminPages(server, settings.adminDir);
  await app.listen(settings.port, settings.host);
  return { address: await app.getUrl(), app, stop: () => app.close() };
};
