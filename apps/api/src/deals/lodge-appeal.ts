import { type CommandContext, lodgeAppeal, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';

@InputType()
export class LodgeAppealInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) deal: string;
  @Field(() => Int) expectedVersion: number;
  @Field({ description: 'Against which of the deal’s rulings: `r1` is the first.' }) ruling: string;
  @Field(() => String, { nullable: true, description: 'For which side; the own where you have one.' })
  side?: string | null;
  @Field() reason: string;
  @Field(() => [String], {
    nullable: true,
    description:
      'Who agrees: seats of the side, or `captain`; where the laws ask for it, all players of a side (BD-L92CD).',
  })
  concur?: string[] | null;
}

export class LodgeAppeal extends Write<LodgeAppealInput> {}

@CommandHandler(LodgeAppeal)
export class LodgeAppealHandler extends WriteHandler<LodgeAppealInput> {
  protected readonly operation = 'lodgeAppeal';

  protected subject({ deal }: LodgeAppealInput): Subject {
    return { kind: 'deal', id: deal };
  }

  protected write(input: LodgeAppealInput, context: CommandContext): Promise<WriteOutcome> {
    return lodgeAppeal(this.store, input, context);
  }
}
