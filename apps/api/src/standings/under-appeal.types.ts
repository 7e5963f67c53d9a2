import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Entry } from '../competitions/competition.types';
import { Deal } from '../deals/deal.types';
import { DateTime } from '../graphql/scalars';
import { Exact } from './standing.types';
import { StandingEffect } from './standing-effect.types';

@ObjectType({ description: 'An appeal against a ruling in force that the committee has not decided.' })
export class OpenAppeal {
  @Field(() => ID, { description: 'The deal and the appeal.' }) id: string;
  @Field(() => Deal) deal: Deal;
  @Field({ description: 'The ruling appealed against.' }) ruling: string;
  @Field({ description: 'The side that appeals.' }) by: string;
  @Field(() => String, { nullable: true, description: 'The article of the ruling.' }) article: string | null;
  @Field(() => DateTime) since: string;
  @Field(() => [ID], { description: 'Entries at its table.' }) entries: string[];
}

@ObjectType({ description: 'A place of a prize list.' })
export class PrizePlace {
  @Field() field: string;
  @Field(() => Int) rank: number;
  @Field(() => Int, { description: 'Others at the same place.' }) tiedWith: number;
  @Field(() => Entry, { nullable: true }) entry: Entry | null;
  @Field(() => Exact) total: Exact;
}

@ObjectType({
  description:
    'What appeals leave open: the standings count the rulings as they were given, until the committee has decided.',
})
export class UnderAppeal {
  @Field(() => [OpenAppeal], { description: 'Oldest first.' }) appeals: OpenAppeal[];
  @Field(() => [ID], {
    description: 'Entries whose row is under appeal: they sat there, or the decision may move them.',
  })
  entries: string[];
  @Field(() => [StandingEffect], {
    description: 'What would change if those rulings had not been given: the committee may decide otherwise.',
  })
  changes: StandingEffect[];
  @Field(() => [PrizePlace], { description: 'The first places of each field as the rulings stand.' })
  asRuled: PrizePlace[];
  @Field(() => [PrizePlace], { description: 'The same without the rulings under appeal.' })
  withoutRulings: PrizePlace[];
}
