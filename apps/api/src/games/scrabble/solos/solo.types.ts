import { soloTable } from '@arbitre/projections/games/scrabble';
import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { connectionOf, PageArgs } from '../../../graphql/page';
import { rowFields } from '../../../graphql/row-fields';
import { EventPosition } from '../../../graphql/scalars';

@ObjectType({
  description:
    'A player of duplicate Scrabble above all others of a round, as it was announced after the game.',
})
export class Solo extends rowFields(soloTable, [
  ...(['session', 'round', 'score', 'points', 'place', 'word', 'awardedAt'] as const),
]) {}
export const SoloConnection = connectionOf(Solo, 'Solo');

@ObjectType({
  description: 'The solos of one player or of one club, counted over everything that was asked for.',
})
export class SoloTotal {
  @Field(() => ID) id: string;
  @Field(() => Int, { nullable: true, description: 'The starting number of a player; null of a club.' })
  number: number | null;
  @Field(() => String, { nullable: true, description: 'The player’s club; of a club its name.' })
  club: string | null;
  @Field(() => ID, { nullable: true, description: 'The competition of a player; null of a club.' })
  competition: string | null;
  @Field(() => ID, { nullable: true, description: 'The entry of that competition; null of a club.' })
  entry: string | null;
  @Field(() => Int) solos: number;
  @Field(() => Int, { description: 'The sum of their bonuses.' }) points: number;
}
export const SoloTotalConnection = connectionOf(SoloTotal, 'SoloTotal');

/** Whose solos are counted together. */
export const SoloTotalsBy = { PLAYER: 'PLAYER', CLUB: 'CLUB' } as const;
export type SoloTotalsBy = keyof typeof SoloTotalsBy;
registerEnumType(SoloTotalsBy, {
  name: 'SoloTotalsBy',
  description: 'Whose solos are counted together: an entry of one competition, or all players of a club.',
});

@ArgsType()
export class SolosArgs extends PageArgs {
  @Field(() => ID, { nullable: true, description: 'Only of this competition.' }) competition?: string | null;
  @Field(() => ID, { nullable: true, description: 'Only of this game.' }) session?: string | null;
  @Field(() => ID, { nullable: true, description: 'Only of this entry of the competition.' })
  entry?: string | null;
  @Field(() => String, { nullable: true, description: 'Only of this club’s players.' }) club?: string | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'Only of competitions that began in this season: 2026 is 1 September 2026 to 31 August 2027.',
  })
  season?: number | null;
  @Field(() => EventPosition, { nullable: true }) atLeast?: bigint | null;
}

@ArgsType()
export class SoloTotalsArgs extends PageArgs {
  @Field(() => SoloTotalsBy) by: SoloTotalsBy;
  @Field(() => ID, { nullable: true, description: 'Only of this competition.' }) competition?: string | null;
  @Field(() => String, { nullable: true, description: 'Only of this club’s players.' }) club?: string | null;
  @Field(() => Int, { nullable: true, description: 'Only of competitions that began in this season.' })
  season?: number | null;
  @Field(() => EventPosition, { nullable: true }) atLeast?: bigint | null;
}
