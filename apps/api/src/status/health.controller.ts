import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { StatusReader } from './status.reader';

type Health = { readonly status: 'up' | 'down' };

/** For launchers and load balancers, whoever they are: it names no part and no reason. Both are in the query `status`. */
@Controller('health')
export class HealthController {
  constructor(private readonly statusReader: StatusReader) {}

  /** 200 when this API can answer and write (store and database), else 503. */
  @Get()
  async health(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    const { up } = await this.statusReader.now();
    void reply.code(up ? 200 : 503);
    void reply.header('cache-control', 'no-store');
    return { status: up ? 'up' : 'down' };
  }
}
