import { ArgsType, Field, ID } from '@nestjs/graphql';
import { AdjustmentInput } from '../deals/give-ruling';

@ArgsType()
export class RulingEffectArgs {
  @Field(() => ID) deal: string;
  @Field(() => [AdjustmentInput]) adjustments: AdjustmentInput[];
}
