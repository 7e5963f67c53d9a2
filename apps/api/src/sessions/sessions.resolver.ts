import { competitionOf as competitionOfStream, sessionActSchemaOf, sessionStream } from '@arbitre/events';
import type { ReadModelChange } from '@arbitre/projections';
import { sessionOrders, type SessionPlan } from '@arbitre/rules';
import { Args, Context, ID, Int, Parent, Query, ResolveField, Resolver, Subscription } from '@nestjs/graphql';
import { Changes } from '../changes/changes';
import { Competition } from '../competitions/competition.types';
import { ReadYourWrites } from '../connections/read-your-writes';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { EventPosition, Json } from '../graphql/scalars';
import { SessionStream } from './session-stream';
import {
  Exclusion,
  type KnownSession,
  Session,
  SessionAward,
  SessionChange,
  SessionEvent,
  SessionRules,
  type ShownView,
} from './session.types';
import { SessionsReader } from './sessions.reader';

@Resolver(() => Session)
export class SessionsResolver {
  constructor(
    private readonly sessionStream: SessionStream,
    private readonly sessionsReader: SessionsReader,
    private readonly readYourWrites: ReadYourWrites,
    private readonly changes: Changes,
  ) {}

  @Query(() => [SessionRules], { description: 'The games whose competitions are run in sessions.' })
  sessionRules(): readonly Plain<SessionRules>[] {
    return sessionOrders().map(({ game, ruleset, arbiterActs }) => ({
      ...{ game, ruleset, arbiterActs, actSchema: sessionActSchemaOf(game) },
    }));
  }

  @Query(() => Session, { nullable: true })
  async session(
    @Args('id', { type: () => ID }) id: string,
    @Args('atLeast', { type: () => EventPosition, nullable: true }) atLeast: bigint | null | undefined,
    @Context() context: RequestContext,
  ): Promise<KnownSession | null> {
    const competition = competitionOfStream(sessionStream(id));
    if (competition === null) return null;
    await this.readYourWrites.seen(competition, atLeast);
    return this.sessionsReader.one(id, context);
  }

  @ResolveField(() => Competition)
  competition(
    @Parent() { competition }: KnownSession,
    @Context() { loaders }: RequestContext,
  ): Promise<Competition | null> {
    return loaders.competition.load(competition);
  }

  @ResolveField(() => Json, {
    description:
      'What it was opened with. What play has yet to uncover (the racks and words of a recorded game) is null until it has.',
  })
  setup(@Parent() session: KnownSession, @Context() context: RequestContext): Promise<unknown> {
    return this.sessionStream.setup(session, context);
  }

  @ResolveField(() => Json, {
    nullable: true,
    description:
      'What a page shows of it, as each game documents it (docs/games). Whoever is not signed in sees what lies open; null where this server does not know the ruleset.',
  })
  view(@Parent() { id }: KnownSession, @Context() context: RequestContext): Promise<ShownView> {
    return this.sessionStream.view(id, context);
  }

  @ResolveField(() => Json, {
    nullable: true,
    description:
      'The score sheet of one table and round as its deals fill it, or what a round could give; null where the game keeps none.',
  })
  sheet(
    @Parent() session: KnownSession,
    @Args('round', { type: () => Int }) round: number,
    @Args('table') table: string,
    @Context() context: RequestContext,
  ): Promise<ShownView> {
    return this.sessionsReader.sheet(session, round, table, context);
  }

  @ResolveField(() => Json, {
    nullable: true,
    description:
      'The tables of a round as the order of the session plans them, or of all rounds that were called unless one is named. `round`: the one that is played; of each of `tables` its round, its name (`table`), its boards and its entries by seat (`seating`). Null where each deal says who sits.',
  })
  plan(
    @Parent() { id }: KnownSession,
    @Args('round', { type: () => Int, nullable: true }) round: number | null | undefined,
    @Context() context: RequestContext,
  ): Promise<SessionPlan | null> {
    return this.sessionStream.plan(id, round ?? undefined, context);
  }

  @ResolveField(() => [SessionAward], {
    description: 'What it gives entries beside what its deals are worth.',
  })
  awards(
    @Parent() session: KnownSession,
    @Context() context: RequestContext,
  ): Promise<readonly Plain<SessionAward>[]> {
    return this.sessionsReader.awards(session, context);
  }

  @ResolveField(() => [Exclusion], { description: 'Entries that it takes out of the ranking.' })
  excluded(
    @Parent() session: KnownSession,
    @Context() context: RequestContext,
  ): Promise<readonly Plain<Exclusion>[]> {
    return this.sessionsReader.excluded(session, context);
  }

  @ResolveField(() => [SessionEvent], {
    description:
      'The stream as it was recorded, from the event store. While the session goes on, whoever is not signed in sees of most events only their places in the chain (type `Concealed`).',
  })
  events(
    @Parent() { id }: KnownSession,
    @Context() context: RequestContext,
  ): Promise<readonly Plain<SessionEvent>[]> {
    return this.sessionStream.events(id, context);
  }

  @Subscription(() => SessionChange, {
    description: 'Says where a session is, then fires after each committed change of it.',
    resolve: ({ session = '', revision = 0, position }: ReadModelChange): Plain<SessionChange> => ({
      session,
      version: revision,
      position,
    }),
  })
  sessionChanged(
    @Args('session', { type: () => ID }) session: string,
  ): AsyncIterableIterator<ReadModelChange> {
    return this.changes.of('sessions', session);
  }
}
