import { closeSession, type CommandContext, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';

@InputType()
export class CloseSessionInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) session: string;
  @Field(() => Int) expectedVersion: number;
  @Field() reason: string;
}

export class CloseSession extends Write<CloseSessionInput> {}

@CommandHandler(CloseSession)
export class CloseSessionHandler extends WriteHandler<CloseSessionInput> {
  protected readonly operation = 'closeSession';

  protected subject({ session }: CloseSessionInput): Subject {
    return { kind: 'session', id: session };
  }

  protected write(input: CloseSessionInput, context: CommandContext): Promise<WriteOutcome> {
    return closeSession(this.store, input, context);
  }
}
