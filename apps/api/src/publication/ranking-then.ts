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
import { DataSource } from 'typeorm';
import { RecordedStreams } from '../connections/recorded-streams';
import type { RequestContext } from '../graphql/request-context';

/** The ranking of a competition as the log had it then, or has it now: what was told later is not known. */
@Injectable()
export class RankingThen {
  constructor(
    private readonly database: DataSource,
    private readonly streams: RecordedStreams,
  ) {}

  /** Nothing where nobody had opened the competition yet. */
  async rows(competition: string, asOf: AsOf, request: RequestContext): Promise<readonly PublishedRow[]> {
    const all = await this.events(competition, request);
    const events = asOf === null ? all : all.filter((event) => isToldBy(event, asOf));
    if (!events.some(({ type }) => type === 'CompetitionOpened')) return [];
    return rankingOfLog(events, competition);
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
