import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Competition } from '../competitions/competition.types';
import type { RequestContext } from '../graphql/request-context';
import { type KnownSession, Session } from './session.types';
import { SessionsReader } from './sessions.reader';

@Resolver(() => Competition)
export class CompetitionSessionsResolver {
  constructor(private readonly sessionsReader: SessionsReader) {}

  @ResolveField(() => [Session], { description: 'By number; empty where the game has no order of sessions.' })
  sessions(
    @Parent() { id }: Competition,
    @Context() { loaders }: RequestContext,
  ): Promise<readonly KnownSession[]> {
    return this.sessionsReader.of(id, loaders);
  }
}
