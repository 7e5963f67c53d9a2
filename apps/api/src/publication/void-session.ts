import { type CommandContext, voidSession, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { refuse } from '@arbitre/rules';
import { Inject } from '@nestjs/common';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';
import { refused, SessionsPlayed } from './sessions-played';

@InputType()
export class VoidSessionInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => Int, { description: 'Its number in the competition.' }) session: number;
  @Field() reason: string;
}

export class VoidSession extends Write<VoidSessionInput> {}

@CommandHandler(VoidSession)
export class VoidSessionHandler extends WriteHandler<VoidSessionInput> {
  @Inject(SessionsPlayed) private readonly sessions: SessionsPlayed;
  protected readonly operation = 'voidSession';

  protected subject({ competition }: VoidSessionInput): Subject {
    return { kind: 'competition', id: competition };
  }

  protected async write(input: VoidSessionInput, context: CommandContext): Promise<WriteOutcome> {
    const { competition, session } = input;
    if (!(await this.sessions.wasPlayed(competition, session)))
      return refused(refuse('session-not-found', { id: `${session}` }));
    return voidSession(this.store, input, context);
  }
}
