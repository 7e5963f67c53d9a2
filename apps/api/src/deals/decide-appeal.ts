import { type CommandContext, decideAppeal, type WriteOutcome } from '@arbitre/events';
import type { AppealHeard } from '@arbitre/rules';
import { CommandHandler } from '@nestjs/cqrs';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { type Check } from '../writes/checks';
import { Json } from '../graphql/scalars';
import { AdjustmentInput, adjustmentsOf, eachAdjustment, penaltiesOf, PenaltyInput } from './give-ruling';
import { AppealOutcome } from './ruling.types';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';

@InputType()
export class DecideAppealInput {
  @Field(() => ID) clientMutationId: string;
  @Field(() => ID) deal: string;
  @Field(() => Int) expectedVersion: number;
  @Field({ description: 'Which of the deal’s appeals: `p1` is the first.' }) appeal: string;
  @Field(() => AppealOutcome) outcome: AppealHeard['data']['outcome'];
  @Field() reason: string;
  @Field(() => String, {
    nullable: true,
    description: 'Of the ruling that takes the place of the one before.',
  })
  article?: string | null;
  @Field(() => [AdjustmentInput], { nullable: true, description: 'What it gives each side.' })
  adjustments?: AdjustmentInput[] | null;
  @Field(() => String, {
    nullable: true,
    description: 'What it decides, of the outcomes that its article has (`Game.rulingLaws`).',
  })
  ruled?: string | null;
  @Field(() => Json, {
    nullable: true,
    description: 'What the committee found, by the names that the law asks for (`Game.rulingLaws`).',
  })
  facts?: Readonly<Record<string, unknown>> | null;
  @Field(() => [PenaltyInput], { nullable: true }) penalties?: PenaltyInput[] | null;
}

export class DecideAppeal extends Write<DecideAppealInput> {}

@CommandHandler(DecideAppeal)
export class DecideAppealHandler extends WriteHandler<DecideAppealInput> {
  protected readonly operation = 'decideAppeal';

  protected subject({ deal }: DecideAppealInput): Subject {
    return { kind: 'deal', id: deal };
  }

  protected override checks({ adjustments }: DecideAppealInput): readonly Check[] {
    return eachAdjustment(adjustments ?? []);
  }

  protected write(input: DecideAppealInput, context: CommandContext): Promise<WriteOutcome> {
    const { adjustments, penalties, ...rest } = input;
    return decideAppeal(
      this.store,
      {
        ...rest,
        ...(adjustments ? { adjustments: adjustmentsOf(adjustments) } : {}),
        ...(penalties ? { penalties: penaltiesOf(penalties) } : {}),
      },
      context,
    );
  }
}
