import { templateTable } from '@arbitre/projections';
import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { Plan } from '../../competitions/competition.types';
import { rowFields } from '../../graphql/row-fields';
import { Json } from '../../graphql/scalars';

@ObjectType({ description: 'What competitions of a region are opened with again and again.' })
export class Template extends rowFields(templateTable, [...(['id', 'region', 'name', 'position'] as const)]) {
  @Field() game: string;
  @Field() method: string;
  @Field({
    description:
      'The first day of the competition that it was made from: the days of its plan count from it.',
  })
  startsOn: string;
  @Field(() => Int, { nullable: true }) correctionMinutes: number | null;
  @Field(() => Float, { nullable: true }) closeFinish: number | null;
  @Field(() => Int, { nullable: true }) places: number | null;
  @Field(() => Plan, { nullable: true }) plan: Plan | null;
  @Field(() => Json, { nullable: true }) scoring: unknown;
}
