import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { EntryMember } from '../competitions/competition.types';
import { Exact } from '../standings/standing.types';
import { DivisionPlace, LeagueOutcome, LeagueUnranked } from './league.types';

@ObjectType({ description: 'What somebody, or a team of a club, came to in a division.' })
export class DivisionRecord {
  @Field(() => ID) division: string;
  @Field() title: string;
  @Field() game: string;
  @Field(() => ID) season: string;
  @Field({ description: 'What its season is called.' }) seasonName: string;
  @Field(() => ID) entry: string;
  @Field({ description: 'What the entry is called.' }) name: string;
  @Field(() => [EntryMember], {
    description: 'Its members, or all who were named on its roster, by licence.',
  })
  players: EntryMember[];
  @Field(() => DivisionPlace) place: string;
  @Field(() => String, {
    nullable: true,
    description:
      'The group, or phase and region, within which it is ranked: a row for each. Null: in no table.',
  })
  group: string | null;
  @Field(() => Int, { nullable: true }) rank: number | null;
  @Field(() => Int, { nullable: true, description: 'Other rows of the same rank.' }) tiedWith: number | null;
  @Field(() => LeagueUnranked, { nullable: true }) unranked: string | null;
  @Field(() => Exact, { nullable: true }) total: Exact | null;
  @Field(() => Boolean, { nullable: true }) provisional: boolean | null;
  @Field(() => LeagueOutcome, { nullable: true }) outcome: string | null;
}
