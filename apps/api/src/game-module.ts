import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { Stock } from './stock/stock';

/** What a game brings to the API beside its rules: the default export of `games/<id>/index.ts`. */
export type GameModule = {
  /** Its own queries. */
  readonly module?: Type;
  /** What its sessions are judged by: a provider that the module exports. */
  readonly stock?: Type<Stock>;
  /** Addresses of its own beside GraphQL, whose bodies are files. */
  readonly serve?: (server: FastifyInstance, app: NestFastifyApplication) => Promise<void>;
};

/** Declares what a game brings to the API; another shape does not compile. */
export const defineGameModule = (given: GameModule): GameModule => given;
