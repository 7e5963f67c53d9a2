import { type CommandContext, reviseWithdrawal, type WriteOutcome } from '@arbitre/events';
import type { AfterWithdrawal } from '@arbitre/rules';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';
import { WithdrawnResults } from './withdrawn-results.types';

@InputType()
export class ReviseWithdrawalInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => ID) entry: string;
  @Field(() => WithdrawnResults) results: AfterWithdrawal;
  @Field() reason: string;
}

export class ReviseWithdrawal extends Write<ReviseWithdrawalInput> {}

@CommandHandler(ReviseWithdrawal)
export class ReviseWithdrawalHandler extends WriteHandler<ReviseWithdrawalInput> {
  protected readonly operation = 'reviseWithdrawal';

  protected subject({ competition }: ReviseWithdrawalInput): Subject {
    return { kind: 'competition', id: competition };
  }

  protected write(
    { competition, entry, results, reason }: ReviseWithdrawalInput,
    context: CommandContext,
  ): Promise<WriteOutcome> {
    return reviseWithdrawal(this.store, { competition, entry, results, reason }, context);
  }
}
