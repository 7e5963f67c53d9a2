import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({
  description: 'An entry that plays for another region or club from a round on, or is called otherwise.',
})
export class DivisionMove {
  @Field(() => Int, {
    nullable: true,
    description: 'The round or competition from which it plays there; null where its name alone changed.',
  })
  since: number | null;
  @Field(() => String, { nullable: true, description: 'Null: it stayed in its region.' }) region:
    string | null;
  @Field(() => String, { nullable: true }) regionBefore: string | null;
  @Field(() => String, { nullable: true, description: 'Null: it stayed with its club.' }) club: string | null;
  @Field(() => String, { nullable: true }) clubBefore: string | null;
  @Field(() => String, { nullable: true, description: 'Null: it is called as before.' }) name: string | null;
  @Field(() => String, { nullable: true }) nameBefore: string | null;
  @Field() reason: string;
  @Field({ description: 'The body that decided it.' }) decidedBy: string;
}

@ObjectType({ description: 'What a table says below its rows.' })
export class LeagueNote {
  @Field({ description: 'What it is about: `moved-region`, `played-under`, `under-appeal` …' }) kind: string;
  @Field(() => [ID], { description: 'The entries whose rows it marks; none: it is about the table.' })
  entries: string[];
  @Field() fr: string;
  @Field() en: string;
}
