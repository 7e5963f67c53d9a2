import { type CommandContext, withdrawEntry, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';

@InputType()
export class WithdrawEntryInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => ID) entry: string;
  @Field() reason: string;
}

export class WithdrawEntry extends Write<WithdrawEntryInput> {}

@CommandHandler(WithdrawEntry)
export class WithdrawEntryHandler extends WriteHandler<WithdrawEntryInput> {
  protected readonly operation = 'withdrawEntry';

  protected subject({ competition }: WithdrawEntryInput): Subject {
    return { kind: 'competition', id: competition };
  }

  protected write(input: WithdrawEntryInput, context: CommandContext): Promise<WriteOutcome> {
    return withdrawEntry(this.store, input, context);
  }
}
