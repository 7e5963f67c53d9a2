import { ArgsType, Field, ID, ObjectType } from '@nestjs/graphql';
import type { Finality } from '@arbitre/rules';
import { Competition, Entry } from '../competitions/competition.types';
import { ResultFinality } from '../deals/deal.types';
import { connectionOf, PageArgs } from '../graphql/page';
import { Standing } from '../standings/standing.types';

@ObjectType({ description: 'An entry of a club in a competition.' })
export class Contestant {
  @Field(() => Competition) competition: Competition;
  @Field(() => Entry) entry: Entry;
  @Field(() => Standing, {
    nullable: true,
    description:
      'In the first field that it is ranked in; null where it has none, and where standings are kept.',
  })
  standing: Standing | null;
}
export const ContestantConnection = connectionOf(Contestant, 'Contestant');

@ArgsType()
export class ContestantsArgs extends PageArgs {
  @Field(() => ID, { nullable: true, description: 'Those of one competition alone.' })
  competition?: string | null;
}

@ArgsType()
export class ClubResultsArgs extends ContestantsArgs {
  @Field(() => ID, { nullable: true, description: 'Those of one session alone: `<competition>.s<number>`.' })
  session?: string | null;
  @Field(() => [ResultFinality], {
    nullable: true,
    description: 'Those that have come so far, and no further.',
  })
  finality?: readonly Finality[] | null;
}
