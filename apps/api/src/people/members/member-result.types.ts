import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Exact } from '../../standings/standing.types';

@ObjectType({ description: 'A competition that somebody was entered in, and how it went.' })
export class MemberResult {
  @Field(() => ID) competition: string;
  @Field({ description: 'What the competition is called.' }) name: string;
  @Field({ description: 'The first day of the competition, ISO date.' }) startsOn: string;
  @Field({ description: 'Unit of the total.' }) unit: string;
  @Field(() => Int, {
    nullable: true,
    description: 'In the field of the entry; null where it is not ranked.',
  })
  rank: number | null;
  @Field(() => Int, { nullable: true, description: 'Other entries of the same rank.' })
  tiedWith: number | null;
  @Field(() => Exact, {
    nullable: true,
    description: 'In the competition’s unit; null before a first result.',
  })
  total: Exact | null;
}
