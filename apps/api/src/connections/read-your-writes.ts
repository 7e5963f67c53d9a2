import { competitionOf, Deadline, type EventStore } from '@arbitre/events';
import {
  BEFORE_ALL,
  projectors,
  readCheckpoint,
  type SecondStepId,
  waitForPosition,
  type Wanted,
} from '@arbitre/projections';
import { Inject, Injectable } from '@nestjs/common';
import type { GraphQLError } from 'graphql';
import { DataSource } from 'typeorm';
import { requestFault } from '../graphql/errors';
import { EVENT_STORE } from './tokens';

/** How long a query waits for the projections. */
const DEADLINE_MS = 5_000;

/** What is left of the request's time stays long enough to ask the database once more, and to learn that it is away. */
const waitMs = (): number => Math.min(DEADLINE_MS, (Deadline.current?.msLeft ?? Infinity) / 2);

type Asked = bigint | null | undefined;

/** Lets a query wait until the read models have seen a position (`atLeast`). */
@Injectable()
export class ReadYourWrites {
  constructor(
    private readonly database: DataSource,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  /** Resolves when `competition` is projected up to `position`; a GraphQL error `PROJECTION_LAGS` after
   * five seconds, or half of the request's time where that is less. */
  async seen(competition: string, position: Asked): Promise<void> {
    if (position === null || position === undefined) return;
    await this.wait({ competition }, position);
  }

  /** The same for a list of competitions: the event at that position says which of them has to be waited for. */
  async seenEverywhere(position: Asked): Promise<void> {
    if (position === null || position === undefined) return;
    await this.seen(await this.competitionAt(position), position);
  }

  /**
   * The same for what is read of the whole federation, and of a second-step model: as far as the competition of that event has
   * a part in it.
   */
  async seenInFederation(position: Asked, secondStep: SecondStepId): Promise<void> {
    if (position === null || position === undefined) return;
    const competition = await this.competitionAt(position);
    await this.wait({ competition, federation: true, secondStep }, position);
  }

  /** The same for the registry (regions, clubs, members), whatever the event at that position is of. */
  async seenInRegistry(position: Asked): Promise<void> {
    if (position === null || position === undefined) return;
    if ((await this.store.eventAt(position)) === null)
      throw requestFault('BAD_USER_INPUT', `atLeast: there is no event at position ${position}.`);
    await this.wait({ federation: true }, position);
  }

  /** The same for divisions and their tables, whatever counts for them: of the event at that position its stream says what is waited for. */
  async seenInDivisions(position: Asked): Promise<void> {
    if (position === null || position === undefined) return;
    const event = await this.store.eventAt(position);
    if (event === null)
      throw requestFault('BAD_USER_INPUT', `atLeast: there is no event at position ${position}.`);
    const competition = competitionOf(event.stream);
    const counting = competition === null ? { source: event.stream } : { competition };
    await this.wait({ federation: true, secondStep: 'divisions', ...counting }, position);
  }

  private async wait(wanted: Wanted, position: bigint): Promise<void> {
    const ms = waitMs();
    const seen = await waitForPosition(this.database, wanted, position, ms);
    if (!seen) throw await this.lags(wanted, position, ms);
  }

  private async competitionAt(position: bigint): Promise<string> {
    const event = await this.store.eventAt(position);
    const competition = event === null ? null : competitionOf(event.stream);
    if (competition !== null) return competition;
    throw requestFault('BAD_USER_INPUT', `atLeast: no competition has an event at position ${position}.`);
  }

  private async lags(
    { competition, federation }: Wanted,
    position: bigint,
    ms: number,
  ): Promise<GraphQLError> {
    const [row] = await this.database.query<readonly { reached: string | null }[]>(
      `SELECT min(slowest)::text AS reached FROM (
         SELECT max(checkpoint.position) AS slowest FROM projection.checkpoint
           JOIN projection.generation ON generation.id = checkpoint.generation AND generation.state = 'live'
          WHERE generation.model = ANY ($1) GROUP BY generation.model) AS models`,
      [
        projectors
          .filter(({ key }) => (key === 'competition' ? competition !== undefined : federation === true))
          .map(({ model }) => model),
      ],
    );
    const reached = row?.reached ?? String(BEFORE_ALL);
    const behind = String(position - readCheckpoint(reached));
    return requestFault(
      'PROJECTION_LAGS',
      `After ${(ms / 1000).toFixed(1)} s the read models have reached position ${reached}, not ${position}. Ask without atLeast for what is known, or again later.`,
      { wanted: String(position), reached, behind },
    );
  }
}
