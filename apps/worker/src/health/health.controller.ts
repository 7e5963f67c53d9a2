import { Controller, Get, Header, HttpException } from '@nestjs/common';
import { Counters } from '../projecting/counters';
import { HealthCheck, type Health } from './health';
import { metricsText } from './metrics';

type Shown = Record<string, unknown>;

/** Positions as text: JSON numbers end at 2^53. */
const shown = (health: Health): Shown =>
  JSON.parse(
    JSON.stringify(health, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)),
  ) as Shown;

@Controller()
export class HealthController {
  constructor(
    private readonly health: HealthCheck,
    private readonly counters: Counters,
  ) {}

  @Get('health')
  async check(): Promise<Shown> {
    const health = await this.health.check();
    if (!health.ok) throw new HttpException(shown(health), 503);
    return shown(health);
  }

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4')
  async metrics(): Promise<string> {
    return metricsText(await this.health.check(), this.counters);
  }
}
