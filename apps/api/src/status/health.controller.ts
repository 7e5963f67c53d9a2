import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Plain } from '../graphql/plain';
import type { Status } from './status.types';
import { StatusReader } from './status.reader';

/** For launchers and load balancers. */
@Controller('health')
export class HealthController {
  constructor(private readonly statusReader: StatusReader) {}

  /** 200 when this API can answer and write (store and database), else 503; worker and Redis are told, not judged. */
  @Get()
  async health(@Res({ passthrough: true }) reply: FastifyReply): Promise<Plain<Status>> {
    const status = await this.statusReader.now();
    void reply.code(status.store.ok && status.database.ok ? 200 : 503);
    void reply.header('cache-control', 'no-store');
    return status;
  }
}
