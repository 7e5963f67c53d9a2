import { CommandBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { RequestContext } from '../graphql/request-context';
import { WritePayload } from '../writes/write-payload.types';
import { CloseSession, CloseSessionInput } from './close-session';
import { OpenSession, OpenSessionInput } from './open-session';
import { RecordSessionActs, RecordSessionActsInput } from './record-session-acts';
import { ReopenSession, ReopenSessionInput } from './reopen-session';
import { UpholdFigure, UpholdFigureInput } from './uphold-figure';

@Resolver()
export class SessionMutations {
  constructor(private readonly commands: CommandBus) {}

  @Mutation(() => WritePayload, {
    description: 'Opens a session of a competition under the order of its game.',
  })
  openSession(
    @Args('input') input: OpenSessionInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new OpenSession(input, request));
  }

  @Mutation(() => WritePayload, { description: 'Records acts of a session in order; all of them or none.' })
  recordSessionActs(
    @Args('input') input: RecordSessionActsInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new RecordSessionActs(input, request));
  }

  @Mutation(() => WritePayload, { description: 'Closes a session: no act after it.' })
  closeSession(
    @Args('input') input: CloseSessionInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new CloseSession(input, request));
  }

  @Mutation(() => WritePayload, {
    description: 'Opens a closed session again; what it gave the ranking stays.',
  })
  reopenSession(
    @Args('input') input: ReopenSessionInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new ReopenSession(input, request));
  }

  @Mutation(() => WritePayload, {
    description: 'Holds a figure of a session valid that looks improbable: by a person, with a reason.',
  })
  upholdFigure(
    @Args('input') input: UpholdFigureInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new UpholdFigure(input, request));
  }
}
