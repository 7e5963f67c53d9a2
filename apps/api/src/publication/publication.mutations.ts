import { CommandBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { RequestContext } from '../graphql/request-context';
import { WritePayload } from '../writes/write-payload.types';
import { PublishRanking, PublishRankingInput } from './publish-ranking';
import { CheckRanking, CheckRankingInput } from './check-ranking';
import { CloseCorrections, CloseCorrectionsInput } from './close-corrections';
import { ReopenCorrections, ReopenCorrectionsInput } from './reopen-corrections';
import { FinaliseCompetition, FinaliseCompetitionInput } from './finalise-competition';
import { VoidSession, VoidSessionInput } from './void-session';
import { ReinstateSession, ReinstateSessionInput } from './reinstate-session';

@Resolver()
export class PublicationMutations {
  constructor(private readonly commands: CommandBus) {}

  @Mutation(() => WritePayload, {
    description:
      'Publishes the ranking as a new version, which everybody reads at an address of its own and which never changes.',
  })
  publishRanking(
    @Args('input') input: PublishRankingInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new PublishRanking(input, request));
  }

  @Mutation(() => WritePayload, {
    description: 'Says that somebody has looked at a close finish; somebody else publishes it.',
  })
  checkRanking(
    @Args('input') input: CheckRankingInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new CheckRanking(input, request));
  }

  @Mutation(() => WritePayload, {
    description:
      'Ends the corrections of the published ranking before their time, or where they have none: it is official.',
  })
  closeCorrections(
    @Args('input') input: CloseCorrectionsInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new CloseCorrections(input, request));
  }

  @Mutation(() => WritePayload, {
    description: 'Opens an official ranking to corrections again; what was published stays to be read.',
  })
  reopenCorrections(
    @Args('input') input: ReopenCorrectionsInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new ReopenCorrections(input, request));
  }

  @Mutation(() => WritePayload, {
    description: 'Makes an official ranking final.',
  })
  finaliseCompetition(
    @Args('input') input: FinaliseCompetitionInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new FinaliseCompetition(input, request));
  }

  @Mutation(() => WritePayload, {
    description: 'Takes a session out of the ranking; what was recorded in it stays.',
  })
  voidSession(
    @Args('input') input: VoidSessionInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new VoidSession(input, request));
  }

  @Mutation(() => WritePayload, {
    description: 'Lets a void session count again.',
  })
  reinstateSession(
    @Args('input') input: ReinstateSessionInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new ReinstateSession(input, request));
  }
}
