import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Entry } from '../competitions/competition.types';
import { AdjustmentInput } from '../deals/give-ruling';
import { Exact } from '../standings/standing.types';

@ObjectType({
  description: 'What a ruling that is not given yet would change in the standings for one entry.',
})
export class RulingEffect {
  @Field(() => Entry, { nullable: true }) entry: Entry | null;
  @Field() field: string;
  @Field(() => Int, { nullable: true, description: 'Null while it has no result.' }) rankNow: number | null;
  @Field(() => Int, { nullable: true }) rankThen: number | null;
  @Field(() => Exact) totalNow: Exact;
  @Field(() => Exact) totalThen: Exact;
}

@ArgsType()
export class RulingEffectArgs {
  @Field(() => ID) deal: string;
  @Field(() => [AdjustmentInput]) adjustments: AdjustmentInput[];
}
