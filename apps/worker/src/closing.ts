import { closeDueCorrections, type EventStore } from '@arbitre/events';
import { competitionTable } from '@arbitre/projections';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DataSource, LessThanOrEqual } from 'typeorm';
import { STORE } from './connections/connections';
import { log } from './log';

const LOOK_EVERY_MS = 1_000;

/**
 * Ends the corrections of competitions when their time has come. The end is an event: however many workers look, one is written,
 * and a clock that is set back takes none away.
 */
@Injectable()
export class Closing implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject('DataSource') private readonly dataSource: DataSource,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        await this.closeWhatIsDue(new Date());
      } catch (error) {
        log.warn({ reason: String(error) }, 'corrections that are due are not closed, trying again');
      }
      await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async closeWhatIsDue(now: Date): Promise<void> {
    const due = await this.dataSource.getRepository(competitionTable).find({
      where: { correctableUntil: LessThanOrEqual(now) },
      select: { id: true, correctableUntil: true },
      take: 100,
    });
    for (const { id, correctableUntil } of due) {
      const until = correctableUntil?.toISOString() ?? '';
      const { kind } = await closeDueCorrections(this.store, { competition: id, until }, now.toISOString());
      if (kind === 'committed') log.info({ competition: id, until }, 'corrections closed');
    }
  }
}
