import 'reflect-metadata';
import fastifyCookie from '@fastify/cookie';
import type { LogLevel } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiModule } from './api.module';
import { GAME_MODULES } from './games.generated';
import { serveImports } from './people/imports/import-routes';
import type { Settings } from './settings';
import { WaitedForLogger } from './waited-for-logger';
import { serveAdminPages } from './site/admin-pages';
import { openToOtherOrigins } from './site/cross-origin';
import { compressAnswers } from './site/compressed-answers';
import { takePlainBodiesOnly } from './site/plain-bodies';
import { addSecurityHeaders, refuseAddress } from './site/security-headers';
import { followRenewals, tellFaults, tlsMaterial } from './site/tls';

/** The largest body: 500 acts need far less. */
export const MOST_BYTES = 1_000_000;

/** Proxies in front of the API, whose word on https counts: on this machine or in its private network. */
const PROXIES = 'loopback, uniquelocal';

export type RunningApi = {
  /** `http://127.0.0.1:4300`, or `https://…` where it has a certificate. */
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
  const tls = settings.tls === null ? null : await tlsMaterial(settings.tls);
  const adapter = new FastifyAdapter({
    bodyLimit: MOST_BYTES,
    forceCloseConnections: true,
    trustProxy: PROXIES,
    frameworkErrors: refuseAddress,
    ...(tls === null ? {} : { https: tls }),
  });
  // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- Nest declares its options as a class that nobody constructs
  const app = await NestFactory.create<NestFastifyApplication>(ApiModule.forSettings(settings), adapter, {
    // Nest would print the stack of what stops a start; whoever starts the API says it in a sentence.
    logger: false,
    abortOnError: false,
  });
  // Levels alone would set those of a logger that is not there.
  app.useLogger(
    logger === false ? false : new WaitedForLogger({ logLevels: [...logger], json: settings.jsonLog }),
  );
  const server = app.getHttpAdapter().getInstance();
  addSecurityHeaders(server);
  openToOtherOrigins(server);
  takePlainBodiesOnly(server);
  compressAnswers(server);
  await app.register(fastifyCookie);
  await serveImports(server, app);
  for (const { serve } of GAME_MODULES) await serve?.(server, app);
  await serveAdminPages(server, settings);
  // Sockets of any other address are nobody's: without this they would stay open.
  server.server.on('upgrade', (request, socket) => {
    if (!request.url?.startsWith('/graphql')) socket.destroy();
  });
  if (settings.tls !== null) followRenewals(server.server, settings.tls, settings.publicUrl);
  if (tls !== null) tellFaults(tls, settings.publicUrl);
  await app.listen(settings.port, settings.host);
  return { address: await app.getUrl(), app, stop: () => app.close() };
};
