import { type CommandContext, withdrawResult, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';

/** What somebody may say by himself: that a result was moved is said by moving it. */
const WITHDRAWN = { MISTAKE: 'mistake', NOT_PLAYED: 'not-played' } as const;
registerEnumType(WITHDRAWN, { name: 'WithdrawnBecause' });

@InputType({ description: 'A result that does not belong there, or a board that was not played.' })
export class WithdrawResultInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) deal: string;
  @Field(() => Int) expectedVersion: number;
  @Field(() => WITHDRAWN, { description: 'Entered by mistake, or not played: then no result is waited for.' })
  because: 'mistake' | 'not-played';
  @Field() reason: string;
}

export class WithdrawResult extends Write<WithdrawResultInput> {}

@CommandHandler(WithdrawResult)
export class WithdrawResultHandler extends WriteHandler<WithdrawResultInput> {
  protected readonly operation = 'withdrawResult';

  protected subject({ deal }: WithdrawResultInput): Subject {
    return { kind: 'deal', id: deal };
  }

  protected write(input: WithdrawResultInput, context: CommandContext): Promise<WriteOutcome> {
    return withdrawResult(this.store, input, context);
  }
}
