import type { DivisionRow, ReadModelChange, SeasonRegionRow, SeasonRow } from '@arbitre/projections';
import { readyMadeRules } from '@arbitre/rules/leagues';
import { Args, Context, ID, Int, Parent, Query, ResolveField, Resolver, Subscription } from '@nestjs/graphql';
import { Changes } from '../changes/changes';
import { Competition, EntryMember } from '../competitions/competition.types';
import { ReadYourWrites } from '../connections/read-your-writes';
import { asOfIn } from '../graphql/as-of';
import type { Page } from '../graphql/page';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { EventPosition, Json } from '../graphql/scalars';
import {
  byesOf,
  countedOf,
  entriesOf,
  fixturesOf,
  phasesOf,
  rulesOf,
  type ShownEntry,
} from './division-view';
import { LeagueEffects } from './league-effects';
import { mistakesIn } from './league-rules';
import {
  CountedCompetition,
  Division,
  DivisionArgs,
  DivisionBye,
  DivisionChange,
  DivisionConnection,
  DivisionEntry,
  DivisionPhase,
  DivisionRanking,
  DivisionRankingRow,
  DivisionRules,
  DivisionsArgs,
  DivisionPublishing,
  Fixture,
  LeagueChange,
  LeagueRuleProblem,
  LeagueEffect,
  LeagueTable,
  ReadyMadeRules,
  Season,
  SeasonConnection,
  SeasonDivisionsArgs,
  SeasonRegion,
  SeasonsArgs,
} from './league.types';
import { Names } from '../names/names';
import { RegisteredNames } from '../people/registered-names';
import { type DivisionAt, type KnownRanking, LeaguesReader } from './leagues.reader';

type AtLeast = bigint | null | undefined;

@Resolver(() => Season)
export class SeasonsResolver {
  constructor(
    private readonly leagues: LeaguesReader,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Query(() => SeasonConnection, { description: 'All seasons, the newest first.' })
  async seasons(@Args() args: SeasonsArgs): Promise<Page<SeasonRow>> {
    await this.readYourWrites.seenInRegistry(args.atLeast);
    return this.leagues.seasons(args);
  }

  @Query(() => Season, { nullable: true })
  async season(
    @Args('id', { type: () => ID }) id: string,
    @Args('atLeast', { type: () => EventPosition, nullable: true }) atLeast: AtLeast,
  ): Promise<SeasonRow | null> {
    await this.readYourWrites.seenInRegistry(atLeast);
    return this.leagues.season(id);
  }

  @ResolveField(() => [SeasonRegion])
  regions(
    @Parent() { id }: SeasonRow,
    @Context() { loaders }: RequestContext,
  ): Promise<readonly SeasonRegionRow[]> {
    return this.leagues.regions(id, loaders);
  }

  @ResolveField(() => DivisionConnection, {
    description: 'By title. `asOf` or `at`: as they were then, without those that nobody had opened.',
  })
  divisions(@Parent() { id }: SeasonRow, @Args() args: SeasonDivisionsArgs): Promise<Page<DivisionAt>> {
    const { asOf = null, at = null, ...page } = args;
    return this.leagues.divisionsOf({ ...page, season: id }, asOfIn({ asOf, at }));
  }
}

@Resolver(() => Division)
export class DivisionsResolver {
  constructor(
    private readonly leagues: LeaguesReader,
    private readonly effects: LeagueEffects,
    private readonly readYourWrites: ReadYourWrites,
    private readonly changes: Changes,
  ) {}

  @Query(() => DivisionConnection, { description: 'Divisions by title, of a season or a region.' })
  async divisions(@Args() args: DivisionsArgs): Promise<Page<DivisionRow>> {
    await this.readYourWrites.seenInDivisions(args.atLeast);
    return this.leagues.divisions(args);
  }

  @Query(() => Division, {
    nullable: true,
    description:
      'By its id: `<season>.<division>`. `asOf` or `at`: as it was then, its table and its competitions’ results too.',
  })
  async division(@Args() { id, atLeast, ...when }: DivisionArgs): Promise<DivisionAt | null> {
    const asOf = asOfIn(when);
    await this.readYourWrites.seenInDivisions(atLeast);
    return asOf === null ? this.leagues.division(id) : this.leagues.divisionAsOf(id, asOf);
  }

  @Query(() => LeagueEffect, {
    nullable: true,
    description: 'What other rules would make of a division, before they are given to it.',
  })
  effectOfRules(
    @Args('division', { type: () => ID }) division: string,
    @Args('rules', { type: () => Json }) rules: unknown,
    @Context() request: RequestContext,
  ): Promise<Plain<LeagueEffect> | null> {
    return this.effects.ofRules(division, rules, request);
  }

  @Query(() => [LeagueRuleProblem], {
    description: 'Every mistake in rules of a division that somebody types; none: they are sound.',
  })
  leagueRules(@Args('check', { type: () => Json }) check: unknown): readonly Plain<LeagueRuleProblem>[] {
    return mistakesIn(check);
  }

  @Query(() => [ReadyMadeRules], { description: 'Rules to begin with.' })
  readyMadeRules(): readonly Plain<ReadyMadeRules>[] {
    return readyMadeRules().map(({ id, rules }) => ({ id, ...rules.title, rules }));
  }

  @Subscription(() => DivisionChange, {
    description:
      'Says where a division’s table is, then fires whenever it is computed anew; ask again with atLeast: position.',
    resolve: ({ division = '', position }: ReadModelChange): Plain<DivisionChange> => ({
      division,
      position,
    }),
  })
  divisionChanged(
    @Args('division', { type: () => ID }) division: string,
  ): AsyncIterableIterator<ReadModelChange> {
    return this.changes.of('divisions', division);
  }

  @ResolveField(() => [DivisionRules])
  async rules(
    @Parent() row: DivisionAt,
    @Context() request: RequestContext,
  ): Promise<readonly Plain<DivisionRules>[]> {
    return rulesOf(await this.leagues.state(row, request));
  }

  @ResolveField(() => [DivisionEntry])
  async entries(
    @Parent() row: DivisionAt,
    @Context() request: RequestContext,
  ): Promise<readonly ShownEntry[]> {
    const state = await this.leagues.state(row, request);
    return entriesOf(state, await this.leagues.namesOf(state, request));
  }

  @ResolveField(() => [Fixture])
  async fixtures(
    @Parent() row: DivisionAt,
    @Context() request: RequestContext,
  ): Promise<readonly Plain<Fixture>[]> {
    const state = await this.leagues.state(row, request);
    return fixturesOf(state, await this.leagues.namesOf(state, request));
  }

  @ResolveField(() => [DivisionBye])
  async byes(
    @Parent() row: DivisionAt,
    @Context() request: RequestContext,
  ): Promise<readonly Plain<DivisionBye>[]> {
    const state = await this.leagues.state(row, request);
    return byesOf(state, await this.leagues.namesOf(state, request));
  }

  @ResolveField(() => [DivisionPhase])
  async phases(
    @Parent() row: DivisionAt,
    @Context() request: RequestContext,
  ): Promise<readonly Plain<DivisionPhase>[]> {
    const state = await this.leagues.state(row, request);
    return phasesOf(state, await this.leagues.namesOf(state, request));
  }

  @ResolveField(() => String, { nullable: true })
  async lotCommitment(@Parent() row: DivisionAt, @Context() request: RequestContext): Promise<string | null> {
    return (await this.leagues.state(row, request)).commitment;
  }

  @ResolveField(() => [CountedCompetition])
  async competitions(
    @Parent() row: DivisionAt,
    @Context() request: RequestContext,
  ): Promise<readonly Omit<Plain<CountedCompetition>, 'competition'>[]> {
    return countedOf(await this.leagues.state(row, request));
  }

  @ResolveField(() => [ID])
  async yours(@Parent() row: DivisionAt, @Context() request: RequestContext): Promise<readonly string[]> {
    return this.leagues.spokenFor(row.id, await this.leagues.state(row, request), request);
  }

  @ResolveField(() => LeagueTable)
  async table(@Parent() row: DivisionAt, @Context() request: RequestContext): Promise<Plain<LeagueTable>> {
    return this.leagues.table(row, request);
  }

  @ResolveField(() => [DivisionRanking])
  rankings(@Parent() row: DivisionAt): Promise<readonly KnownRanking[]> {
    return this.leagues.rankings(row);
  }

  @ResolveField(() => DivisionPublishing, { nullable: true })
  publishing(
    @Parent() row: DivisionAt,
    @Context() request: RequestContext,
  ): Promise<Plain<DivisionPublishing> | null> {
    return this.leagues.publishing(row, request);
  }

  @ResolveField(() => LeagueEffect, {
    nullable: true,
    description:
      'What an act would make of the table if you sent it: `{"do": "move-entry", "entry": …}`, its fields as `arbitre division` names them, without `reason` and `decidedBy` where they are not known yet; null of whoever is not signed in.',
  })
  effectOf(
    @Parent() row: DivisionAt,
    @Args('act', { type: () => Json }) act: unknown,
    @Context() request: RequestContext,
  ): Promise<Plain<LeagueEffect> | null> {
    return this.effects.ofAct(row, act, request);
  }

  @ResolveField(() => DivisionRanking, {
    nullable: true,
    description: 'A published version of its ranking; the newest where no number is given.',
  })
  async ranking(
    @Parent() row: DivisionAt,
    @Args('number', { type: () => Int, nullable: true }) number: number | null | undefined,
  ): Promise<KnownRanking | null> {
    const rankings = await this.leagues.rankings(row);
    const found =
      typeof number === 'number'
        ? rankings.find(({ ranking }) => ranking.data.number === number)
        : rankings[0];
    return found ?? null;
  }
}

@Resolver(() => DivisionRanking)
export class DivisionRankingsResolver {
  constructor(private readonly leagues: LeaguesReader) {}

  @ResolveField(() => [DivisionRankingRow])
  rows(
    @Parent() known: KnownRanking,
    @Context() request: RequestContext,
  ): Promise<readonly Plain<DivisionRankingRow>[]> {
    return this.leagues.rankingRows(known, request);
  }

  @ResolveField(() => [LeagueChange])
  changes(
    @Parent() known: KnownRanking,
    @Context() request: RequestContext,
  ): Promise<readonly Plain<LeagueChange>[]> {
    return this.leagues.changes(known, request);
  }
}

@Resolver(() => DivisionEntry)
export class DivisionEntriesResolver {
  constructor(
    private readonly names: Names,
    private readonly registered: RegisteredNames,
  ) {}

  @ResolveField(() => String, { nullable: true })
  clubName(@Parent() { club }: ShownEntry, @Context() { loaders }: RequestContext): Promise<string | null> {
    return this.registered.club(club, loaders);
  }

  @ResolveField(() => [EntryMember])
  members(
    @Parent() { players }: ShownEntry,
    @Context() request: RequestContext,
  ): Promise<readonly Plain<EntryMember>[]> {
    return Promise.all(players.map((id) => this.names.person(id, request)));
  }

  @ResolveField(() => [EntryMember])
  substitutes(
    @Parent() { standIns }: ShownEntry,
    @Context() request: RequestContext,
  ): Promise<readonly Plain<EntryMember>[]> {
    return Promise.all(standIns.map((id) => this.names.person(id, request)));
  }
}

@Resolver(() => CountedCompetition)
export class CountedCompetitionsResolver {
  @ResolveField(() => Competition, { nullable: true })
  competition(
    @Parent() { id }: CountedCompetition,
    @Context() { loaders }: RequestContext,
  ): Promise<Competition | null> {
    return loaders.competition.load(id);
  }
}
