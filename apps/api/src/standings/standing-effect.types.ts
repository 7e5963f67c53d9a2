import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Entry } from '../competitions/competition.types';
import { Exact } from './standing.types';

@ObjectType({
  description:
    'What something that is not done yet, a ruling, the voiding of a session, striking an entry, would change in the standings for one entry.',
})
export class StandingEffect {
  @Field(() => Entry, { nullable: true }) entry: Entry | null;
  @Field() field: string;
  @Field(() => Int, { nullable: true, description: 'Null while it has no result.' }) rankNow: number | null;
  @Field(() => Int, { nullable: true }) rankThen: number | null;
  @Field(() => Exact) totalNow: Exact;
  @Field(() => Exact) totalThen: Exact;
}
