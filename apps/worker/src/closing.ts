import { closeDueCorrections, closeDuePhase, type EventStore } from '@arbitre/events';
import {
  competitionTable,
  federationRegionTable,
  seasonRegionTable,
  type SeasonRegionRow,
} from '@arbitre/projections';
import { correctedUntil, dayIn } from '@arbitre/rules/leagues';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DataSource, In, IsNull, LessThanOrEqual } from 'typeorm';
import { STORE } from './connections/connections';
import { log } from './log';

const LOOK_EVERY_MS = 1_000;

const nameOf = ({ season, region, until, correctionDays }: SeasonRegionRow): string =>
  `${season} ${region} ${until} ${correctionDays}`;

/**
 * Ends the corrections of competitions, and the phases of regions, when their time has come. The end is an event: however many
 * workers look, one is written, and a clock that is set back takes none away.
 */
@Injectable()
export class Closing implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  /** Phases that the clock has closed: one that is opened again waits for a person. */
  private readonly asked = new Set<string>();

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
    await this.closeCorrections(now);
    await this.closePhases(now.toISOString());
  }

  private async closeCorrections(now: Date): Promise<void> {
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
  private async closePhases(time: string): Promise<void> {
    const open = await this.dataSource
      .getRepository(seasonRegionTable)
      .findBy({ closedOn: IsNull(), until: LessThanOrEqual(time.slice(0, 10)) });
    const ended = open.filter((phase) => !this.asked.has(nameOf(phase)));
    if (ended.length === 0) return;
    const regions = await this.dataSource
      .getRepository(federationRegionTable)
      .findBy({ id: In(ended.map(({ region }) => region)) });
    const zones = new Map(regions.map(({ id, timeZone }) => [id, timeZone]));
    for (const phase of ended) {
      const { season, region, until, correctionDays: window } = phase;
      if (dayIn(zones.get(region) ?? 'UTC', time) <= correctedUntil({ until, window })) continue;
      const { kind } = await closeDuePhase(this.store, { season, region }, time);
      if (kind === 'committed') log.info({ season, region, until }, 'phase closed');
      if (kind === 'committed' || kind === 'repeated') this.asked.add(nameOf(phase));
    }
  }
}
