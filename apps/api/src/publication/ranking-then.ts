import {
  type AsOf,
  competitionStream,
  dealStream,
  isToldBy,
  type RecordedEvent,
  sessionStream,
} from '@arbitre/events';
import { dealTable, rankingOfLog, sessionTable } from '@arbitre/projections';
import type { PublishedRow } from '@arbitre/rules';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { prepared } from '../connections/prepared';
import { RecordedStreams } from '../connections/recorded-streams';
import type { RequestContext } from '../graphql/request-context';

/** So many events of competitions that somebody looks back at are at hand. */
const MOST_EVENTS = 100_000;

const POSITION = {
  name: 'position-of-ranking',
  text: 'SELECT position::text AS position FROM read.ranking WHERE competition = $1',
};

/** What was told of a competition when the last event that counts in its ranking was that one. */
type Told = { readonly position: string; readonly events: readonly RecordedEvent[] };

/** The ranking of a competition as the log had it then, or has it now: what was told later is not known. */
@Injectable()
export class RankingThen {
  private readonly known = new LRUCache<string, Told>({
    maxSize: MOST_EVENTS,
    sizeCalculation: ({ events }) => Math.max(1, events.length),
  });

  constructor(
    private readonly database: DataSource,
    private readonly streams: RecordedStreams,
  ) {}

  /** Nothing where nobody had opened the competition yet. */
  async rows(competition: string, asOf: AsOf, request: RequestContext): Promise<readonly PublishedRow[]> {
    const events =
      asOf === null
        ? await this.events(competition, request)
        : (await this.told(competition, request)).filter(({ position, metadata: { time } }) =>
            isToldBy({ position, time }, asOf),
          );
    if (!events.some(({ type }) => type === 'CompetitionOpened')) return [];
    return rankingOfLog(events, competition);
  }

  /** The past stays as it is: the log is read again only once something more counts in the ranking. */
  private async told(competition: string, request: RequestContext): Promise<readonly RecordedEvent[]> {
    const [row] = await prepared<{ position: string }>(this.database, POSITION, [competition]);
    if (row === undefined) return this.events(competition, request);
    const known = this.known.get(competition);
    if (known?.position === row.position) return known.events;
    const events = await this.events(competition, request);
    this.known.set(competition, { position: row.position, events });
    return events;
  }

  /** All that was ever told of it, of its sessions and of its deals, in the order of the log. */
  private async events(competition: string, request: RequestContext): Promise<readonly RecordedEvent[]> {
    const ids = { where: { competition }, select: { id: true } } as const;
    const [deals, sessions] = await Promise.all([
      this.database.getRepository(dealTable).find(ids),
      this.database.getRepository(sessionTable).find(ids),
    ]);
    const names = [
      competitionStream(competition),
      ...sessions.map(({ id }) => sessionStream(id)),
      ...deals.map(({ id }) => dealStream(id)),
    ];
    const loaded = await Promise.all(names.map((name) => this.streams.load(name, request)));
    return loaded
      .flatMap(({ events }) => events)
      .toSorted((one, other) => (one.position < other.position ? -1 : 1));
  }
}
