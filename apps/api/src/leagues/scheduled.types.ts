import { fixtureTable, type FixtureRow } from '@arbitre/projections';
import { Field, ID, ObjectType } from '@nestjs/graphql';
import { rowFields } from '../graphql/row-fields';
import { Division, FixtureStage } from './league.types';

@ObjectType({ description: 'A side of a scheduled fixture; the first is at home.' })
export class ScheduledSide {
  @Field(() => ID) entry: string;
  @Field() name: string;
  @Field(() => String, { nullable: true, description: 'The number of its club.' }) club: string | null;
}

@ObjectType({ description: 'A match of a division as its day and how far it has come stand.' })
export class ScheduledFixture extends rowFields(fixtureTable, ['fixture', 'round', 'day', 'postponed']) {
  @Field(() => FixtureStage) stage: FixtureRow['stage'];
  @Field(() => Division, { nullable: true }) division: Division | null;
  @Field(() => [ScheduledSide]) sides: ScheduledSide[];
}
