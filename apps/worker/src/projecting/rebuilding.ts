import type { EventStore } from '@arbitre/events';
import { outdated, rebuild, RebuildRunning, type ReadModel } from '@arbitre/projections';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { SETTINGS, STORE } from '../connections/connections';
import { log } from '../log';
import type { Settings } from '../settings';

const AGAIN_AFTER_MS = 5_000;

/** Rebuilds the models whose live copy another version of their projector built, or that are cut otherwise. */
@Injectable()
export class Rebuilding implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(STORE) private readonly store: EventStore,
    @Inject('DataSource') private readonly dataSource: DataSource,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort(new Error('the worker is stopping'));
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        const models = await outdated(this.dataSource, this.settings.partitions);
        if (models.length === 0) return;
        for (const { model } of models) await this.rebuild(model);
      } catch (error) {
        this.complain(error);
      }
      await sleep(AGAIN_AFTER_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  private async rebuild(model: ReadModel['model']): Promise<void> {
    log.info({ model }, 'rebuilding');
    const { dataSource, store, settings } = this;
    const generation = await rebuild(model, {
      dataSource,
      store,
      partitions: settings.partitions,
      signal: this.stopping.signal,
      onProgress: ({ done, of }) => {
        log.debug({ model, done, of }, 'rebuilding');
      },
    });
    log.info({ model, generation: generation.number }, 'rebuilt and live');
  }

  private complain(error: unknown): void {
    if (this.stopping.signal.aborted) return;
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof RebuildRunning) log.info(reason);
    else log.error({ reason }, 'rebuild failed, trying again');
  }
}
