import { regionCompetitionTable, regionLeaderTable } from '@arbitre/projections';
import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { Competition } from '../competitions/competition.types';
import { connectionOf, PageArgs } from '../graphql/page';
import { rowFields } from '../graphql/row-fields';
import { DateTime, EventPosition } from '../graphql/scalars';
import { Exact } from '../standings/standing.types';

@ObjectType({ description: 'Who is first in a field of a competition, at this moment.' })
export class Leader extends rowFields(regionLeaderTable, [
  ...(['field', 'entry', 'number', 'kind', 'club', 'tiedWith'] as const),
]) {
  @Field(() => Exact, { description: 'In the competition’s unit.' }) total: Exact;
}

@ObjectType({ description: 'A competition in the list of its region.' })
export class RegionCompetition extends rowFields(regionCompetitionTable, ['id', 'changedAt', 'position']) {
  @Field(() => Competition, { nullable: true }) competition?: Competition | null;
  @Field(() => [Leader], {
    description: 'Field by field, those that are level by number; empty before anybody has a result.',
  })
  leaders?: readonly Leader[];
}
export const RegionCompetitionConnection = connectionOf(RegionCompetition, 'RegionCompetition');

@ObjectType({
  description:
    'A region as competitions say it, by its id where the registry has it: it is there while one says it.',
})
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
