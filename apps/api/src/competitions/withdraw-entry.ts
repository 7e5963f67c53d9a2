import { type CommandContext, withdrawEntry, type WriteOutcome } from '@arbitre/events';
import type { AfterWithdrawal } from '@arbitre/rules';
import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';
import { Played } from './played';
import { WithdrawnResults } from './withdrawn-results.types';

@InputType()
export class WithdrawEntryInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) competition: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => ID) entry: string;
  @Field() reason: string;
  @Field(() => WithdrawnResults, { nullable: true, description: 'Left out: they stand.' })
  results?: AfterWithdrawal | null;
}

export class WithdrawEntry extends Write<WithdrawEntryInput> {}

@CommandHandler(WithdrawEntry)
export class WithdrawEntryHandler extends WriteHandler<WithdrawEntryInput> {
  @Inject() private readonly played: Played;
  protected readonly operation = 'withdrawEntry';

  protected subject({ competition }: WithdrawEntryInput): Subject {
    return { kind: 'competition', id: competition };
  }

  /** Its place goes to the first who waits, as long as nobody has played. */
  protected async write(
    { competition, entry, reason, results }: WithdrawEntryInput,
    context: CommandContext,
  ): Promise<WriteOutcome> {
    const played = await this.played.in(competition);
    const decided = results ? { results } : {};
    return withdrawEntry(this.store, { competition, entry, reason, played, ...decided }, context);
  }
}
