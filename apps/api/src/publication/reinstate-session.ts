import { type CommandContext, reinstateSession, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';

@InputType()
export class ReinstateSessionInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => Int, { description: 'Its number in the competition.' }) session: number;
  @Field() reason: string;
}

export class ReinstateSession extends Write<ReinstateSessionInput> {}

@CommandHandler(ReinstateSession)
export class ReinstateSessionHandler extends WriteHandler<ReinstateSessionInput> {
  protected readonly operation = 'reinstateSession';

  protected subject({ competition }: ReinstateSessionInput): Subject {
    return { kind: 'competition', id: competition };
  }

  protected write(input: ReinstateSessionInput, context: CommandContext): Promise<WriteOutcome> {
    return reinstateSession(this.store, input, context);
  }
}
