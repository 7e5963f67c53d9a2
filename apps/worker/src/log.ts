import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';

export const log: Logger = pino({ name: 'worker', level: process.env.LOG_LEVEL ?? 'info' });

/** Nest's own messages, in the same log. */
export class NestLog implements LoggerService {
  log(message: unknown, context?: unknown): void {
    log.debug({ context }, String(message));
  }
  warn(message: unknown, context?: unknown): void {
    log.warn({ context }, String(message));
  }
  error(message: unknown, ...details: unknown[]): void {
    log.error({ details }, String(message));
  }
}
