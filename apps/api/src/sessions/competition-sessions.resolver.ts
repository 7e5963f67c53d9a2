import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Competition } from '../competitions/competition.types';
import { Session } from './session.types';
import { SessionsReader } from './sessions.reader';

@Resolver(() => Competition)
export class CompetitionSessionsResolver {
  constructor(private readonly sessionsReader: SessionsReader) {}

  @ResolveField(() => [Session], { description: 'By number; empty where the game has no order of sessions.' })
  sessions(@Parent() { id }: Competition): Promise<readonly Session[]> {
    return this.sessionsReader.of(id);
  }
}
