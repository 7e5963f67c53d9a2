import { divisionEntryTable, divisionTable, seasonRegionTable, seasonTable } from '@arbitre/projections';
import { type Outcome, OUTCOMES, UNRANKED } from '@arbitre/rules/leagues';
import {
  ArgsType,
  Field,
  ID,
  Int,
  IntersectionType,
  ObjectType,
  OmitType,
  registerEnumType,
} from '@nestjs/graphql';
import { AsOfArgs } from '../graphql/as-of';
import { connectionOf, PageArgs } from '../graphql/page';
import { Competition, EntryMember } from '../competitions/competition.types';
import { enumOf, rowFields } from '../graphql/row-fields';
import { DateTime, EventPosition, Json } from '../graphql/scalars';
import { Exact } from '../standings/standing.types';
import { DivisionMove } from './division-notes.types';

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

export const DivisionPlace = enumOf(divisionEntryTable, 'place', 'DivisionPlace');

@ObjectType({ description: 'Who is in a division, waits for a place or has left.' })
export class DivisionEntry extends rowFields(divisionEntryTable, ['entry', 'club', 'region', 'place'], {
  place: DivisionPlace,
}) {
  @Field({
    description: 'What a team is called; members and pairs by what their members chose to be called.',
  })
  name: string;
  @Field(() => String, { nullable: true, description: 'What the registry calls the club.' })
  clubName: string | null;
  @Field(() => [EntryMember], {
    description: 'Who plays: the members, or the roster of a team, its captain first.',
  })
  members: EntryMember[];
  @Field(() => [EntryMember], { description: 'Substitutes of a team.' }) substitutes: EntryMember[];
  @Field(() => Int, { description: 'The round or competition from which it plays.' }) since: number;
  @Field(() => ID, { nullable: true, description: 'The division that it left this one for; null: none.' })
  leftFor: string | null;
  @Field(() => [ID], { description: 'Divisions of the season whose points it brought along.' })
  cameFrom: string[];
  @Field(() => [DivisionMove], { description: 'Its moves within the season, oldest first.' })
  moves: DivisionMove[];
}

@ObjectType({ description: 'A competition that counts for a division.' })
export class CountedCompetition {
  @Field(() => ID) id: string;
  @Field(() => Int, { description: 'Its number in the season.' }) number: number;
  @Field(() => String, { nullable: true, description: 'Of a path.' }) phase: string | null;
  @Field(() => Competition, { nullable: true }) competition: Competition | null;
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

export const FixtureStage = Object.fromEntries(
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

@ObjectType({ description: 'A team that pauses in a round.' })
export class DivisionBye {
  @Field(() => Int) round: number;
  @Field(() => ID) entry: string;
  @Field() name: string;
}

const PhaseBy = { EXEMPTION: 'exemption', RANKING: 'ranking', RESERVE: 'reserve' };
registerEnumType(PhaseBy, { name: 'DivisionPhaseBy' });

@ObjectType({ description: 'An entry that comes into a phase, or would if another declined.' })
export class DivisionPhaseEntry {
  @Field(() => ID) entry: string;
  @Field() name: string;
  @Field({ description: 'Its region or club in the phase before.' }) group: string;
  @Field(() => PhaseBy, { nullable: true, description: 'Null of a reserve that waits.' }) by: string | null;
}

@ObjectType({ description: 'A later phase of a path that is open.' })
export class DivisionPhase {
  @Field() phase: string;
  @Field(() => [DivisionPhaseEntry]) qualified: DivisionPhaseEntry[];
  @Field(() => [DivisionPhaseEntry], { description: 'In order within each group.' })
  reserves: DivisionPhaseEntry[];
}

@ObjectType({ description: 'A line that a figure unfolds into; the amounts of all add up to the total.' })
export class LeagueLine {
  @Field({ description: 'The competition, fixture or decision.' }) of: string;
  @Field(() => ID, { nullable: true, description: 'Where it is about a competition.' })
  competition: string | null;
  @Field(() => Int, { nullable: true, description: 'The number of that competition’s published ranking.' })
  publication: number | null;
  @Field(() => ID, { nullable: true, description: 'Where it is about a fixture.' }) fixture: string | null;
  @Field(() => EventPosition, {
    nullable: true,
    description: 'The event by which it says what it says; null of what is carried over.',
  })
  position: bigint | null;
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

export const LeagueOutcome = Object.fromEntries(OUTCOMES.map((word) => [word.toUpperCase(), word]));
registerEnumType(LeagueOutcome, { name: 'LeagueOutcome' });

export const LeagueUnranked = Object.fromEntries(
  UNRANKED.map((word) => [word.toUpperCase().replaceAll('-', '_'), word]),
);
registerEnumType(LeagueUnranked, { name: 'LeagueUnranked' });

@ObjectType({ description: 'A row of the table of a division.' })
export class LeagueRow {
  @Field(() => ID, { description: '`<season>.<division>/<group>/<entry>`.' }) id: string;
  @Field(() => ID) entry: string;
  @Field() name: string;
  @Field({
    description: 'The group, or phase and region, within which it is ranked; empty where there is one table.',
  })
  group: string;
  @Field(() => Int) rank: number;
  @Field(() => Int, { description: 'Other rows of the same rank.' }) tiedWith: number;
  @Field(() => LeagueUnranked, {
    nullable: true,
    description:
      'Why it is listed behind those that are ranked: TOO_FEW participations, or WITHDRAWN. Null: ranked.',
  })
  unranked: (typeof UNRANKED)[number] | null;
  @Field(() => Exact) total: Exact;
  @Field(() => [LeagueFigure]) figures: LeagueFigure[];
  @Field({ description: 'The criterion that decided its place: `total`, or one of the rules’ chain.' })
  decidedBy: string;
  @Field() provisional: boolean;
  @Field(() => LeagueOutcome, { description: 'UNDECIDED: the place is shared over the line.' })
  outcome: Outcome;
  @Field(() => Int, {
    nullable: true,
    description:
      'In the last phase of a path: 1 gold, 2 silver, 3 bronze; a shared rank shares it. Null: none.',
  })
  medal: number | null;
  @Field(() => [LeagueLine], { description: 'Why the total is what it is.' }) lines: LeagueLine[];
}

@ObjectType({ description: 'The table of a division: what the rules make of all that counts.' })
export class LeagueTable {
  @Field(() => [LeagueRow]) rows: LeagueRow[];
  @Field({ description: 'Whether every region is closed and no row is provisional.' }) official: boolean;
  @Field(() => [String], { description: 'Regions whose phase is still open.' }) provisionalRegions: string[];
}

@ObjectType({ description: 'Where a row stands in one of two tables.' })
export class LeagueStanding {
  @Field(() => Int) rank: number;
  @Field(() => Int, { description: 'Other rows of the same rank.' }) tiedWith: number;
  @Field(() => Exact) total: Exact;
}

@ObjectType({ description: 'A line that adds something else to a total than before.' })
export class LeagueCause extends OmitType(LeagueLine, ['amount', 'counts'] as const) {
  @Field(() => Exact) from: Exact;
  @Field(() => Exact) to: Exact;
}

@ObjectType({
  description:
    'A row that stands elsewhere or has another total; without causes it moved because others did.',
})
export class LeagueChange {
  @Field(() => ID) entry: string;
  @Field() name: string;
  @Field() group: string;
  @Field(() => LeagueStanding, { nullable: true, description: 'Null: it was not there.' })
  from: LeagueStanding | null;
  @Field(() => LeagueStanding, { nullable: true, description: 'Null: it is there no more.' })
  to: LeagueStanding | null;
  @Field(() => [LeagueCause]) causes: LeagueCause[];
}

@ObjectType({ description: 'A row of a published ranking.' })
export class DivisionRankingRow extends OmitType(LeagueRow, ['id', 'medal', 'figures', 'lines'] as const) {}

const DivisionFinality = { PROVISIONAL: 'provisional', OFFICIAL: 'official' };
registerEnumType(DivisionFinality, { name: 'DivisionFinality' });

@ObjectType({ description: 'A version of the ranking of a division as it was published; it never changes.' })
export class DivisionRanking {
  @Field(() => Int, { description: 'From 1.' }) number: number;
  @Field(() => EventPosition, {
    description: 'The last event that counts in it: `division(asOf:)` gives its table again.',
  })
  asOf: bigint;
  @Field(() => Int) rulesVersion: number;
  @Field(() => DivisionFinality, {
    description: 'OFFICIAL when every region was closed and no row provisional.',
  })
  finality: string;
  @Field(() => [String], { description: 'Regions whose phase was open.' }) provisionalRegions: string[];
  @Field({ description: 'SHA-256 of the canonical JSON of what it says, in hexadecimal.' }) hash: string;
  @Field(() => String, { nullable: true, description: 'Why it follows the one before.' }) reason:
    string | null;
  @Field(() => DateTime) publishedAt: Date;
  @Field({ description: 'In what role it was published.' }) role: string;
  @Field(() => EventPosition) position: bigint;
  @Field(() => [DivisionRankingRow], { description: 'In the order of the table.' })
  rows: DivisionRankingRow[];
  @Field(() => [LeagueChange], {
    description: 'What differs from the version before, with the lines that caused it; nothing in the first.',
  })
  changes: LeagueChange[];
}

@ObjectType({ description: 'What stands in the way of publishing the table of a division as it is now.' })
export class DivisionPublishing {
  @Field({ description: 'It says something else than the newest published version.' }) changed: boolean;
  @Field(() => Exact, {
    nullable: true,
    description: 'By how much the first two differ where somebody has to look first; null: nobody has to.',
  })
  closeFinish: Exact | null;
  @Field({ description: 'Somebody has looked at it as it is.' }) checked: boolean;
  @Field({ description: 'You have, and somebody else publishes it.' }) checkedByYou: boolean;
}

@ObjectType({ description: 'A mistake in the rules of a division.' })
export class LeagueRuleProblem {
  @Field({ description: 'Where: `figure.tables.places.2`; empty: the whole.' }) path: string;
  @Field() fr: string;
  @Field() en: string;
}

@ObjectType({ description: 'What other rules, or an act, would make of a division.' })
export class LeagueEffect {
  @Field(() => [LeagueRuleProblem], {
    description:
      'Every mistake in the rules, or why the act is refused; where there is one nothing else is told.',
  })
  problems: LeagueRuleProblem[];
  @Field(() => [LeagueChange], { description: 'Rows that would stand elsewhere, or have another total.' })
  changes: LeagueChange[];
  @Field(() => LeagueTable, { nullable: true, description: 'The table as it would be.' })
  table: LeagueTable | null;
}

@ObjectType({ description: 'Rules of a division that are there to begin with: copy, change, check.' })
export class ReadyMadeRules {
  @Field(() => ID) id: string;
  @Field() fr: string;
  @Field() en: string;
  @Field(() => Json, { description: 'As docs/schemas/league-rules.json describes them.' }) rules: unknown;
}

@ObjectType({ description: 'The table of a division has changed.' })
export class DivisionChange {
  @Field(() => ID) division: string;
  @Field(() => EventPosition, { description: 'Ask again with `atLeast: position`.' }) position: bigint;
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
  @Field(() => [DivisionBye], { description: 'By round.' }) byes: DivisionBye[];
  @Field(() => [DivisionPhase], { description: 'Of a path: later phases that are open.' })
  phases: DivisionPhase[];
  @Field(() => String, {
    nullable: true,
    description: 'The hash of the seed of the next draw; null where nobody has committed to one.',
  })
  lotCommitment: string | null;
  @Field(() => [CountedCompetition], { description: 'By number.' }) competitions: CountedCompetition[];
  @Field(() => [ID], { description: 'Entries for which you may report and confirm results.' })
  yours: string[];
  @Field(() => LeagueTable, { description: 'What the rules make of all that counts.' }) table: LeagueTable;
  @Field(() => [DivisionRanking], { description: 'The published versions of its ranking, newest first.' })
  rankings: DivisionRanking[];
  @Field(() => DivisionPublishing, {
    nullable: true,
    description: 'What publishing would find now; null where there is nothing to publish.',
  })
  publishing: DivisionPublishing | null;
}
export const DivisionConnection = connectionOf(Division, 'Division');

@ArgsType()
export class SeasonsArgs extends PageArgs {
  @Field(() => EventPosition, { nullable: true }) atLeast?: bigint | null;
}

@ArgsType()
export class DivisionArgs extends AsOfArgs {
  @Field(() => ID) id: string;
  @Field(() => EventPosition, { nullable: true }) atLeast?: bigint | null;
}

@ArgsType()
export class SeasonDivisionsArgs extends IntersectionType(PageArgs, AsOfArgs) {
  @Field(() => ID, { nullable: true, description: 'Those of one region alone.' }) region?: string | null;
}

@ArgsType()
export class DivisionsArgs extends PageArgs {
  @Field(() => ID, { nullable: true, description: 'Those of one season alone.' }) season?: string | null;
  @Field(() => ID, { nullable: true, description: 'Those of one region alone.' }) region?: string | null;
  @Field(() => EventPosition, { nullable: true }) atLeast?: bigint | null;
}
