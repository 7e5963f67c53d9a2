import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { connectionOf, PageArgs } from '../graphql/page';
import { EventPosition, Json } from '../graphql/scalars';

const CompetitionState = { OPEN: 'open', CLOSED: 'closed' } as const;
registerEnumType(CompetitionState, { name: 'CompetitionState' });

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
export class Entry {
  @Field(() => ID, { description: 'Unique within its competition.' }) id: string;
  @Field(() => Int, { description: 'The starting number that the hall uses.' }) number: number;
  @Field({ description: '`player`, `pair` or `team`.' }) kind: string;
  @Field() name: string;
  @Field(() => String, { nullable: true, description: 'The field ranked by itself (`A-NS`).' })
  field: string | null;
  @Field(() => String, { nullable: true }) club: string | null;
  @Field() withdrawn: boolean;
}
export const EntryConnection = connectionOf(Entry, 'Entry');

@ObjectType()
export class Competition {
  @Field(() => ID) id: string;
  @Field() name: string;
  @Field() game: string;
  @Field() ruleset: string;
  @Field() region: string;
  @Field({ description: 'How deals become a ranking: `matchpoints`, `butler`, `team-imps`.' }) method: string;
  @Field({ description: 'Unit of awards and totals: `percent`, `imp` or `point`.' }) unit: string;
  @Field(() => Int, { description: 'Decimals that tables print.' }) decimals: number;
  @Field({ description: 'ISO date.' }) startsOn: string;
  @Field(() => CompetitionState) state: 'open' | 'closed';
  @Field(() => Int, { description: 'Pass it as expectedVersion with the next write.' }) version: number;
  @Field(() => EventPosition) position: bigint;
  @Field(() => Int) entryCount: number;
  @Field(() => Int) resultCount: number;
}
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
