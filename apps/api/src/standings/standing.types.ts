import { standingTable } from '@arbitre/projections';
import { fraction } from '@arbitre/rules';
import { ArgsType, Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { Entry } from '../competitions/competition.types';
import { connectionOf, PageArgs } from '../graphql/page';
import type { Plain } from '../graphql/plain';
import { rowFields } from '../graphql/row-fields';
import { EventPosition } from '../graphql/scalars';

@ObjectType({
  description:
    'An exact number, num/den in lowest terms; text is rounded to the competition’s decimals (with a dot).',
})
export class Exact {
  @Field(() => Float, { description: 'A whole number; it may need more than 32 bits.' }) num: number;
  @Field(() => Float, { description: 'A whole number above zero.' }) den: number;
  @Field() text: string;
}

export const exactOf = (num: number, den: number, decimals: number): Plain<Exact> => ({
  num,
  den,
  text: fraction.toDecimal({ num, den }, decimals),
});

@ObjectType({
  description: 'Why an entry that a session took out stands behind the ranking, without a rank.',
})
export class StandingExclusion {
  @Field({ description: 'The article that it breaks.' }) article: string;
  @Field() reason: string;
}

@ObjectType()
export class Standing extends rowFields(standingTable, [
  ...(['rank', 'tiedWith', 'field', 'deals', 'counts', 'top'] as const),
]) {
  @Field(() => ID) id: string;
  @Field({ description: 'False for an excluded entry, and for one that has no result yet: it has no rank.' })
  ranked: boolean;
  @Field(() => Entry) entry: Entry;
  @Field(() => Exact, { description: 'In the competition’s unit.' }) total: Exact;
  @Field(() => Int, {
    nullable: true,
    description: 'The French négatif: total less top (SCR-TOUR-GAP-3); null where nothing was played.',
  })
  deficit: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The total in percent of the top, two decimals, halves up (SCR-TOUR-GAP-4): `98.75`. Null without a top.',
  })
  percent: string | null;
  @Field(() => StandingExclusion, { nullable: true, description: 'Null for a ranked entry.' })
  excluded: StandingExclusion | null;
}
export const StandingConnection = connectionOf(Standing, 'Standing');

@ArgsType()
export class StandingsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Only this field.' }) field?: string | null;
}

@ObjectType()
export class StandingsChange {
  @Field(() => ID) competition: string;
  @Field(() => EventPosition, { description: 'Ask again with `atLeast: position`.' }) position: bigint;
}
