import { type CommandContext, withdrawRuling, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';

@InputType()
export class WithdrawRulingInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) deal: string;
  @Field(() => Int) expectedVersion: number;
  @Field({ description: 'Which of the deal’s rulings: `r1` is the first.' }) ruling: string;
  @Field() reason: string;
}

export class WithdrawRuling extends Write<WithdrawRulingInput> {}

@CommandHandler(WithdrawRuling)
export class WithdrawRulingHandler extends WriteHandler<WithdrawRulingInput> {
  protected readonly operation = 'withdrawRuling';

  protected subject({ deal }: WithdrawRulingInput): Subject {
    return { kind: 'deal', id: deal };
  }

  protected write(input: WithdrawRulingInput, context: CommandContext): Promise<WriteOutcome> {
    return withdrawRuling(this.store, input, context);
  }
}
