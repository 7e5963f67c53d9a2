import type { SoloRow } from '@arbitre/projections';
import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { connectionOf, PageArgs } from '../graphql/page';
import { DateTime, EventPosition } from '../graphql/scalars';

@ObjectType({
  description:
    'A player of duplicate Scrabble above all others of a round, as it was announced after the game.',
})
export class Solo {
  @Field(() => ID) id: string;
  @Field(() => ID, { description: 'The game: a session.' }) session: string;
  @Field(() => Int) round: number;
  @Field(() => Int, { description: 'What the solution was worth.' }) score: number;
  @Field(() => Int, { description: 'The bonus: 10 from sixteen players on, else 0.' }) points: number;
  @Field({ description: 'Where the solution lies: `H4` across, `4H` down.' }) place: string;
  @Field({ description: 'The solution, a joker as a lower-case letter.' }) word: string;
  @Field(() => DateTime) awardedAt: Date;
  /** For the fields that are looked up. */
  competitionId: string;
  entryId: string;
}
export const SoloConnection = connectionOf(Solo, 'Solo');

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

export const soloOf = (row: SoloRow): Solo =>
  Object.assign(new Solo(), {
    id: `${row.session}-${row.round}`,
    session: row.session,
    round: row.round,
    score: row.score,
    points: row.points,
    place: row.place,
    word: row.word,
    awardedAt: row.awardedAt,
    competitionId: row.competition,
    entryId: row.entry,
  });
