import { ArgsType, Field, ID } from '@nestjs/graphql';
import { AdjustmentInput, PenaltyInput } from '../deals/give-ruling';

@ArgsType()
export class RulingEffectArgs {
  @Field(() => ID) deal: string;
  @Field(() => [AdjustmentInput]) adjustments: AdjustmentInput[];
  @Field(() => [PenaltyInput], { nullable: true }) penalties?: PenaltyInput[] | null;
}
