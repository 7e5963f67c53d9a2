import { secondSteps, workOff } from '@arbitre/projections';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { log } from '../log';
import { Counters } from './counters';

/** Marks that nobody woke us for are those of a process that died, of a rebuild, or of another worker. */
const LOOK_EVERY_MS = 500;
/** Under load marks gather: a competition that changes all the time is computed this often and no oftener. */
const GATHER_MS = 50;
const AGAIN_AFTER_MS = 1_000;

/** Works off the marks of second-step models, as soon as a batch has left some. */
@Injectable()
export class Computing implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private woken = Promise.withResolvers<undefined>();

  constructor(
    @Inject('DataSource') private readonly dataSource: DataSource,
    private readonly counters: Counters,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** There may be marks. */
  wake(): void {
    this.woken.resolve(undefined);
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      // Before anything is looked for: who wakes us meanwhile is heard.
      this.woken = Promise.withResolvers<undefined>();
      try {
        const done = await this.workOff();
        await (done > 0
          ? this.pause(GATHER_MS)
          : Promise.race([this.woken.promise, this.pause(LOOK_EVERY_MS)]));
      } catch (error) {
        log.warn({ reason: String(error) }, 'marks are not worked off, trying again');
        await this.pause(AGAIN_AFTER_MS);
      }
    }
  }

  private async workOff(): Promise<number> {
    let done = 0;
    for (const step of secondSteps)
      done += await workOff(this.dataSource, step, {
        onFailure: (failure) => {
          log.error(failure, 'not computed, trying again later');
        },
      });
    this.counters.computed += done;
    return done;
  }

  private async pause(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}
