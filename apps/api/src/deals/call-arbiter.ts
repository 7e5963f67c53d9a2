import { callArbiter, type CommandContext, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';

@InputType()
export class CallArbiterInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) deal: string;
  @Field(() => Int) expectedVersion: number;
  @Field() by: string;
  @Field() reason: string;
}

export class CallArbiter extends Write<CallArbiterInput> {}

@CommandHandler(CallArbiter)
export class CallArbiterHandler extends WriteHandler<CallArbiterInput> {
  protected readonly operation = 'callArbiter';

  protected subject({ deal }: CallArbiterInput): Subject {
    return { kind: 'deal', id: deal };
  }

  protected write(input: CallArbiterInput, context: CommandContext): Promise<WriteOutcome> {
    return callArbiter(this.store, input, context);
  }
}
