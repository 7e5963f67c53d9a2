import { reopenSession, type CommandContext, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';

@InputType()
export class ReopenSessionInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) session: string;
  @Field(() => Int) expectedVersion: number;
  @Field() reason: string;
}

export class ReopenSession extends Write<ReopenSessionInput> {}

@CommandHandler(ReopenSession)
export class ReopenSessionHandler extends WriteHandler<ReopenSessionInput> {
  protected readonly operation = 'reopenSession';

  protected subject({ session }: ReopenSessionInput): Subject {
    return { kind: 'session', id: session };
  }

  protected write(input: ReopenSessionInput, context: CommandContext): Promise<WriteOutcome> {
    return reopenSession(this.store, input, context);
  }
}
