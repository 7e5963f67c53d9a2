import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Competition } from '../competitions/competition.types';
import { connectionOf, PageArgs } from '../graphql/page';
import { DateTime, EventPosition } from '../graphql/scalars';
import { Exact } from '../standings/standing.types';

@ObjectType({ description: 'Who is first in a field of a competition, at this moment.' })
export class Leader {
  @Field({ description: 'The field ranked by itself; empty when all entries are one.' }) field: string;
  @Field(() => ID, { description: 'The entry, unique within its competition.' }) entry: string;
  @Field(() => Int, { description: 'Its starting number.' }) number: number;
  @Field() name: string;
  @Field(() => String, { nullable: true }) club: string | null;
  @Field(() => Int, {
    description: 'Other entries that are level with it; of more than ten the first ten by number are told.',
  })
  tiedWith: number;
  @Field(() => Exact, { description: 'In the competition’s unit.' }) total: Exact;
}

@ObjectType({ description: 'A competition in the list of its region.' })
export class RegionCompetition {
  @Field(() => ID) id: string;
  @Field(() => Competition, { nullable: true }) competition?: Competition | null;
  @Field(() => DateTime, { description: 'When it changed last: entries, results, state.' }) changedAt: Date;
  @Field(() => EventPosition, { description: 'Position of the event by which it did.' }) position: bigint;
  @Field(() => [Leader], {
    description: 'Field by field, those that are level by number; empty before anybody has a result.',
  })
  leaders?: readonly Leader[];
}
export const RegionCompetitionConnection = connectionOf(RegionCompetition, 'RegionCompetition');

@ObjectType({ description: 'A region of the federation: it is there from its first competition on.' })
export class Region {
  @Field() name: string;
  @Field(() => Int) competitionCount?: number;
  @Field(() => Int, { description: 'Competitions that are not closed.' }) openCount?: number;
  @Field(() => DateTime, { nullable: true, description: 'When one of its competitions changed last.' })
  changedAt?: Date | null;
}
export const RegionConnection = connectionOf(Region, 'Region');

@ArgsType()
export class RegionsArgs extends PageArgs {
  @Field(() => EventPosition, { nullable: true }) atLeast?: bigint | null;
}
