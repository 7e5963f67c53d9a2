import { divisionEntryTable, divisionTable, seasonRegionTable, seasonTable } from '@arbitre/projections';
import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { connectionOf, PageArgs } from '../graphql/page';
import { enumOf, rowFields } from '../graphql/row-fields';
import { EventPosition, Json } from '../graphql/scalars';
import { Exact } from '../standings/standing.types';

@ObjectType({ description: 'A region that takes part in a season, with a calendar of its own.' })
export class SeasonRegion extends rowFields(seasonRegionTable, [
  ...(['region', 'since', 'until', 'correctionDays', 'closedOn'] as const),
]) {}

@ObjectType({ description: 'A span of days in which divisions are played.' })
export class Season extends rowFields(
  seasonTable,
  ['id', 'name', 'since', 'until', 'stage', 'version', 'position'],
  { stage: enumOf(seasonTable, 'stage', 'SeasonStage') },
) {
  @Field(() => [String], { description: 'The games that are played in it.' }) games: string[];
  @Field(() => [SeasonRegion], { description: 'By region.' }) regions: SeasonRegion[];
}
export const SeasonConnection = connectionOf(Season, 'Season');

@ObjectType({ description: 'Who is in a division, waits for a place or has left.' })
export class DivisionEntry extends rowFields(divisionEntryTable, ['entry', 'club', 'region', 'place'], {
  place: enumOf(divisionEntryTable, 'place', 'DivisionPlace'),
}) {
  @Field({
    description: 'What a team is called; members and pairs by what their members chose to be called.',
  })
  name: string;
}

@ObjectType({ description: 'A version of a division’s rules; none is ever changed.' })
export class DivisionRules {
  @Field(() => Int, { description: 'From 1.' }) version: number;
  @Field(() => Json, { description: 'As docs/schemas/league-rules.json describes them.' }) rules: unknown;
  @Field(() => String, { nullable: true, description: 'Why it was changed; null of the first.' })
  reason: string | null;
  @Field(() => String, { nullable: true, description: 'The body that decided it; null of the first.' })
  decidedBy: string | null;
}

const FixtureStage = Object.fromEntries(
  ['due', 'reported', 'disputed', 'settled', 'forfeited'].map((word) => [word.toUpperCase(), word]),
);
registerEnumType(FixtureStage, { name: 'FixtureStage' });

@ObjectType({ description: 'A side of a fixture; the first is at home.' })
export class FixtureSide {
  @Field(() => ID) entry: string;
  @Field() name: string;
  @Field(() => Exact, { nullable: true, description: 'Null while no result is settled.' })
  score: Exact | null;
  @Field() forfeits: boolean;
}

@ObjectType({ description: 'A score as one side says that it is.' })
export class FixtureReport {
  @Field(() => ID, { description: 'The side that says so.' }) by: string;
  @Field(() => [FixtureSide]) sides: FixtureSide[];
}

@ObjectType({ description: 'One match between sides of a division.' })
export class Fixture {
  @Field(() => ID, { description: '`r3-m2`: the second of round 3.' }) id: string;
  @Field(() => Int) round: number;
  @Field(() => String, { nullable: true, description: 'Null where none is fixed.' }) day: string | null;
  @Field() postponed: boolean;
  @Field(() => FixtureStage) stage: string;
  @Field(() => [FixtureSide]) sides: FixtureSide[];
  @Field(() => [FixtureReport], { description: 'What the sides said, the first first.' })
  reports: FixtureReport[];
}

@ObjectType({ description: 'A line that a figure unfolds into; the amounts of all add up to the total.' })
export class LeagueLine {
  @Field({ description: 'The competition, fixture or decision.' }) of: string;
  @Field() fr: string;
  @Field() en: string;
  @Field(() => Exact) amount: Exact;
  @Field(() => Boolean, { description: 'False: it adds nothing, and the sentence says why.' })
  counts: boolean;
}

@ObjectType({ description: 'A figure of a row, by the name of its column.' })
export class LeagueFigure {
  @Field() name: string;
  @Field(() => Exact) value: Exact;
}

@ObjectType({ description: 'A row of the table of a division.' })
export class LeagueRow {
  @Field(() => ID) entry: string;
  @Field() name: string;
  @Field({
    description: 'The group, or phase and region, within which it is ranked; empty where there is one table.',
  })
  group: string;
  @Field(() => Int) rank: number;
  @Field(() => Int, { description: 'Other rows of the same rank.' }) tiedWith: number;
  @Field(() => String, {
    nullable: true,
    description:
      '`too-few` participations, or `withdrawn`: listed behind those that are ranked. Null: ranked.',
  })
  unranked: string | null;
  @Field(() => Exact) total: Exact;
  @Field(() => [LeagueFigure]) figures: LeagueFigure[];
  @Field({ description: 'The criterion that decided its place: `total`, or one of the rules’ chain.' })
  decidedBy: string;
  @Field() provisional: boolean;
  @Field({ description: '`promoted`, `relegated`, `qualified`, `undecided` or `none`.' }) outcome: string;
  @Field(() => [LeagueLine], { description: 'Why the total is what it is.' }) lines: LeagueLine[];
}

@ObjectType({ description: 'The live table of a division: computed from all that counts now.' })
export class LeagueTable {
  @Field(() => [LeagueRow]) rows: LeagueRow[];
  @Field({ description: 'Whether every region is closed and no row is provisional.' }) official: boolean;
  @Field(() => [String], { description: 'Regions whose phase is still open.' }) provisionalRegions: string[];
}

@ObjectType({ description: 'One table that somebody wins: a game, a level, a format, a set of rules.' })
export class Division extends rowFields(
  divisionTable,
  [
    'id',
    'season',
    'title',
    'game',
    'level',
    'region',
    'format',
    'rulesVersion',
    'entryCount',
    'version',
    'position',
  ],
  { format: enumOf(divisionTable, 'format', 'DivisionFormat') },
) {
  @Field(() => [DivisionRules], { description: 'Every version, oldest first.' }) rules: DivisionRules[];
  @Field(() => [DivisionEntry], { description: 'By entry.' }) entries: DivisionEntry[];
  @Field(() => [Fixture], { description: 'By round.' }) fixtures: Fixture[];
  @Field(() => LeagueTable, { description: 'What the rules make of all that counts.' }) table: LeagueTable;
}
export const DivisionConnection = connectionOf(Division, 'Division');

@ArgsType()
export class SeasonsArgs extends PageArgs {
  @Field(() => EventPosition, { nullable: true }) atLeast?: bigint | null;
}

@ArgsType()
export class DivisionsArgs extends PageArgs {
  @Field(() => ID, { nullable: true, description: 'Those of one season alone.' }) season?: string | null;
  @Field(() => ID, { nullable: true, description: 'Those of one region alone.' }) region?: string | null;
  @Field(() => EventPosition, { nullable: true }) atLeast?: bigint | null;
}
