import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Deal } from '../deals/deal.types';
import { Ruling } from '../deals/ruling.types';
import { Exact } from './standing.types';

@ObjectType({ description: 'One line of a total: what was played or given, and what it adds.' })
export class WhyLine {
  @Field(() => Int) session: number;
  @Field(() => Int, { nullable: true, description: 'Null for what a session gives as a whole.' })
  round: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'What a session gives it for (`penalty-1`, `game`); null for deals.',
  })
  key: string | null;
  @Field(() => Exact, {
    description: 'What it adds: the amounts of all lines make the total, to the last fraction.',
  })
  amount: Exact;
  @Field(() => Exact, { description: 'What it is worth by itself, in the competition’s unit.' })
  worth: Exact;
  @Field(() => [Deal], { description: 'The deals that it comes from.' }) deals: Deal[];
  @Field(() => [Ruling], { description: 'Rulings in force on those deals.' }) rulings: Ruling[];
  @Field(() => String, { nullable: true, description: 'The article by which a session gives or takes it.' })
  article: string | null;
  @Field(() => String, { nullable: true }) reason: string | null;
}

@ObjectType({ description: 'Where an entry stood after a round, of what was played by then.' })
export class StandingAfterRound {
  @Field(() => Int) session: number;
  @Field(() => Int, { nullable: true, description: 'Null for a session that counts as a whole.' })
  round: number | null;
  @Field(() => Int, { nullable: true, description: 'Null while it has no result.' }) rank: number | null;
  @Field(() => Exact) total: Exact;
  @Field(() => Exact, { nullable: true, description: 'What this round adds; null where it did not play it.' })
  own: Exact | null;
}

@ObjectType({ description: 'By what an entry was parted from the others of its total.' })
export class TieBreakValue {
  @Field({ description: 'A count of the standings, `among`, `games` or `lot`.' }) name: string;
  @Field(() => Exact) value: Exact;
}

@ObjectType({ description: 'A round of a competition.' })
export class CompetitionRound {
  @Field(() => Int) session: number;
  @Field(() => Int, { nullable: true, description: 'Null for a session that counts as a whole.' })
  round: number | null;
}

@ObjectType({ description: 'What one entry scored against another.' })
export class Meeting {
  @Field(() => ID) entry: string;
  @Field(() => ID) opponent: string;
  @Field(() => Exact, { description: 'In the competition’s unit.' }) points: Exact;
  @Field(() => Int, { description: 'Deals between them.' }) deals: number;
}

@ArgsType()
export class StandingArgs {
  @Field(() => ID) entry: string;
  @Field(() => String, { nullable: true, description: 'In this field; in the first where it is not given.' })
  field?: string | null;
}
