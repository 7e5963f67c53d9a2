import { competitionOf, type EventStore } from '@arbitre/events';
import { waitForPosition } from '@arbitre/projections';
import { Inject, Injectable } from '@nestjs/common';
import type { GraphQLError } from 'graphql';
import { DataSource } from 'typeorm';
import { requestFault } from '../graphql/errors';
import { EVENT_STORE } from './tokens';

/** How long a query waits for the projections. */
const DEADLINE_MS = 5_000;

type Asked = bigint | null | undefined;

/** Lets a query wait until the read models have seen a position (`atLeast`). */
@Injectable()
export class ReadYourWrites {
  constructor(
    private readonly database: DataSource,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  /** Resolves when `competition` is projected up to `position`; a GraphQL error `PROJECTION_LAGS` after five seconds. */
  async seen(competition: string, position: Asked): Promise<void> {
    if (position === null || position === undefined) return;
    const seen = await waitForPosition(this.database, competition, position, DEADLINE_MS);
    if (!seen) throw await this.lags(position);
  }

  /** The same for a list of competitions: the event at that position says which of them has to be waited for. */
  async seenEverywhere(position: Asked): Promise<void> {
    if (position === null || position === undefined) return;
    await this.seen(await this.competitionAt(position), position);
  }

  private async competitionAt(position: bigint): Promise<string> {
    for await (const events of this.store.readAllStored({
      after: position - 1n,
      upTo: position,
      maxBatch: 1,
    })) {
      const competition = competitionOf(events[0]?.stream ?? '');
      if (competition !== null) return competition;
    }
    throw requestFault('BAD_USER_INPUT', `atLeast: no competition has an event at position ${position}.`);
  }

  private async lags(position: bigint): Promise<GraphQLError> {
    const [row] = await this.database.query<readonly { reached: string | null }[]>(
      `SELECT min(slowest)::text AS reached FROM (
         SELECT max(checkpoint.position) AS slowest FROM projection.checkpoint
           JOIN projection.generation ON generation.id = checkpoint.generation AND generation.state = 'live'
          GROUP BY generation.model) AS models`,
    );
    const reached = row?.reached ?? '-1';
    const behind = String(position - BigInt(reached));
    return requestFault(
      'PROJECTION_LAGS',
      `After ${DEADLINE_MS / 1000} s the read models have reached position ${reached}, not ${position}. Ask without atLeast for what is known, or again later.`,
      { wanted: String(position), reached, behind },
    );
  }
}
