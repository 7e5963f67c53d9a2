import { competitionTable, entryTable } from '@arbitre/projections';
import type { Stage as StageName } from '@arbitre/rules';
import { ArgsType, Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { connectionOf, PageArgs } from '../graphql/page';
import { enumOf, rowFields } from '../graphql/row-fields';
import { EventPosition, Json } from '../graphql/scalars';
import { Stage } from '../publication/stage';

@ObjectType({ description: 'How deals of a game become a ranking.' })
export class RankingMethod {
  @Field() id: string;
  @Field({ description: 'Unit of awards and totals: `percent`, `imp` or `point`.' }) unit: string;
  @Field(() => Json, {
    nullable: true,
    description: 'JSON Schema of the `scoring` of a competition; null: there is nothing to choose.',
  })
  scoringSchema: unknown;
}

@ObjectType({ description: 'A game under one version of its rules.' })
export class Game {
  @Field() id: string;
  @Field() ruleset: string;
  @Field(() => [String], { description: 'In rotation order.' }) seats: readonly string[];
  @Field(() => [String], { description: 'What scores: partnerships, or the seats themselves.' })
  sides: readonly string[];
  @Field(() => Json, { description: 'JSON Schema of the acts that recordActs takes.' }) actSchema: unknown;
  @Field(() => [RankingMethod], { description: 'The ranking methods that its competitions may have.' })
  methods: readonly RankingMethod[];
  @Field(() => Json, {
    nullable: true,
    description:
      'What each article asks of a ruling (`facts`, with a JSON Schema each) and what it lets the arbiter decide (`outcomes`); null in games whose rulings are words and scores alone.',
  })
  rulingLaws: unknown;
}

@ObjectType()
export class Entry extends rowFields(
  entryTable,
  ['id', 'number', 'kind', 'label', 'field', 'club', 'withdrawn', 'struck', 'waiting', 'presence'],
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

@ObjectType()
export class PlannedSession {
  @Field({ description: 'The day, such as 2026-11-21.' }) day: string;
  @Field(() => String, {
    nullable: true,
    description: 'Where: the number of the club, or a word for it; null: nobody said.',
  })
  club?: string | null;
}

@ObjectType({ description: 'What is planned; whoever opens a session or a deal may say otherwise.' })
export class Plan {
  @Field(() => [PlannedSession], { description: 'The first is session 1.' })
  sessions: readonly PlannedSession[];
  @Field(() => Json, {
    nullable: true,
    description: 'What every session starts from, as far as its game lets that be planned.',
  })
  setup?: unknown;
  @Field(() => String, { nullable: true, description: 'Of deals: `enforced` or `observed`.' })
  policy?: string | null;
  @Field(() => String, { nullable: true, description: 'Of deals: `full` or `result`.' })
  grain?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether results are typed twice, the second time without sight of the first; null: once.',
  })
  twice?: boolean | null;
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

  @Field(() => Plan, { nullable: true, description: 'Null: nobody said.' })
  plan: Plan | null;

  @Field(() => Json, {
    nullable: true,
    description: 'The version and the parameters of the method; null: as it is usual.',
  })
  scoring: unknown;
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
  @Field(() => Stage, { nullable: true }) stage?: StageName | null;
  @Field(() => Boolean, { nullable: true, description: 'The oldest first; the newest unless given.' })
  oldestFirst?: boolean | null;
  @Field(() => EventPosition, { nullable: true }) atLeast?: bigint | null;
}
