import { competitionTable, entryTable } from '@arbitre/projections';
import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { connectionOf, PageArgs } from '../graphql/page';
import { enumOf, rowFields } from '../graphql/row-fields';
import { EventPosition, Json } from '../graphql/scalars';

@ObjectType({ description: 'A game under one version of its rules.' })
export class Game {
  @Field() id: string;
  @Field() ruleset: string;
  @Field(() => [String], { description: 'In rotation order.' }) seats: readonly string[];
  @Field(() => [String], { description: 'What scores: partnerships, or the seats themselves.' })
  sides: readonly string[];
  @Field(() => Json, { description: 'JSON Schema of the acts that recordActs takes.' }) actSchema: unknown;
}

@ObjectType()
export class Entry extends rowFields(entryTable, [
  'id',
  'number',
  'kind',
  'name',
  'field',
  'club',
  'withdrawn',
]) {}
export const EntryConnection = connectionOf(Entry, 'Entry');

@ObjectType()
export class Competition extends rowFields(
  competitionTable,
  [
    ...([
      'id',
      'name',
      'game',
      'ruleset',
      'region',
      'method',
      'unit',
      'decimals',
      'startsOn',
      'state',
    ] as const),
    ...(['version', 'position', 'entryCount', 'resultCount'] as const),
  ],
  { state: enumOf(competitionTable, 'state', 'CompetitionState') },
) {}
export const CompetitionConnection = connectionOf(Competition, 'Competition');

@ObjectType({ description: 'A board of a session and how many results it has.' })
export class Board {
  @Field(() => Int) session: number;
  @Field(() => Int) board: number;
  @Field(() => Int) results: number;
}

@ArgsType()
export class CompetitionsArgs extends PageArgs {
  @Field(() => String, { nullable: true }) region?: string | null;
  @Field(() => String, { nullable: true }) game?: string | null;
  @Field(() => EventPosition, { nullable: true }) atLeast?: bigint | null;
}
