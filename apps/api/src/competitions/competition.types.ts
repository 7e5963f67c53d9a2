import { competitionTable, entryTable } from '@arbitre/projections';
import { ArgsType, Field, Float, Int, ObjectType } from '@nestjs/graphql';
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
export class Entry extends rowFields(
  entryTable,
  ['id', 'number', 'kind', 'field', 'club', 'withdrawn', 'waiting', 'presence'],
  { presence: enumOf(entryTable, 'presence', 'Presence') },
) {}

@ObjectType({ description: 'A person of an entry.' })
export class EntryMember {
  @Field(() => String, {
    nullable: true,
    description: 'For everybody as the person chose, for the staff in full; null once it is erased.',
  })
  name: string | null;
  @Field() erased: boolean;
}
@ObjectType({ description: 'Somebody plays for another of an entry, from a round on.' })
export class EntrySubstitute {
  @Field(() => EntryMember) out: EntryMember;
  @Field(() => EntryMember) in: EntryMember;
  @Field(() => Int) session: number;
  @Field(() => Int, { description: 'The first round that the substitute plays.' }) round: number;
}

export const EntryConnection = connectionOf(Entry, 'Entry');

@ObjectType({
  description:
    'How long boards are kept from those who have yet to play them: neither cards nor results are shown.',
})
export class Embargo {
  @Field({ description: 'From then on everything is shown: UTC, ISO 8601.' }) until: string;
  @Field(() => Int, {
    nullable: true,
    description: 'A board that has so many results is shown at once; null: by time alone.',
  })
  tables: number | null;
}

const CompetitionState = enumOf(competitionTable, 'state', 'CompetitionState');

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
      'begun',
    ] as const),
    ...(['version', 'position', 'entryCount', 'resultCount'] as const),
    ...(['correctionMinutes', 'publishedNumber', 'correctableUntil', 'places'] as const),
  ],
  { state: CompetitionState },
) {
  @Field(() => Embargo, { nullable: true, description: 'Null: boards are shown when they are played.' })
  embargo: Embargo | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Where the first two are as near as this or nearer, somebody else checks before publication; null: nobody has to.',
  })
  closeFinish: number | null;
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
  @Field(() => String, {
    nullable: true,
    description: 'Those of whose name, region or game some word begins with each of these words.',
  })
  named?: string | null;
  @Field(() => CompetitionState, { nullable: true }) state?: 'open' | 'closed' | null;
  @Field(() => EventPosition, { nullable: true }) atLeast?: bigint | null;
}
