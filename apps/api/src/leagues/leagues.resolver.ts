import type { DivisionRow, SeasonRegionRow, SeasonRow } from '@arbitre/projections';
import { type DivisionState, UNOPENED_DIVISION } from '@arbitre/rules/leagues';
import { Args, Context, ID, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { ReadYourWrites } from '../connections/read-your-writes';
import type { Page } from '../graphql/page';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { EventPosition } from '../graphql/scalars';
import { entriesOf, fixturesOf, rulesOf } from './division-view';
import {
  Division,
  DivisionConnection,
  DivisionEntry,
  DivisionRules,
  DivisionsArgs,
  Fixture,
  LeagueTable,
  Season,
  SeasonConnection,
  SeasonRegion,
  SeasonsArgs,
} from './league.types';
import { LeaguesReader } from './leagues.reader';

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
}

@Resolver(() => Division)
export class DivisionsResolver {
  constructor(
    private readonly leagues: LeaguesReader,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Query(() => DivisionConnection, { description: 'Divisions by title, of a season or a region.' })
  async divisions(@Args() args: DivisionsArgs): Promise<Page<DivisionRow>> {
    await this.readYourWrites.seenInRegistry(args.atLeast);
    return this.leagues.divisions(args);
  }

  @Query(() => Division, { nullable: true, description: 'By its id: `<season>.<division>`.' })
  async division(
    @Args('id', { type: () => ID }) id: string,
    @Args('atLeast', { type: () => EventPosition, nullable: true }) atLeast: AtLeast,
  ): Promise<DivisionRow | null> {
    await this.readYourWrites.seenInRegistry(atLeast);
    return this.leagues.division(id);
  }

  @ResolveField(() => [DivisionRules])
  async rules(
    @Parent() row: DivisionRow,
    @Context() request: RequestContext,
  ): Promise<readonly Plain<DivisionRules>[]> {
    return rulesOf(await this.state(row, request));
  }

  @ResolveField(() => [DivisionEntry])
  async entries(
    @Parent() row: DivisionRow,
    @Context() request: RequestContext,
  ): Promise<readonly Plain<DivisionEntry>[]> {
    const state = await this.state(row, request);
    return entriesOf(state, await this.leagues.namesOf(state, request));
  }

  @ResolveField(() => [Fixture])
  async fixtures(
    @Parent() row: DivisionRow,
    @Context() request: RequestContext,
  ): Promise<readonly Plain<Fixture>[]> {
    const state = await this.state(row, request);
    return fixturesOf(state, await this.leagues.namesOf(state, request));
  }

  @ResolveField(() => LeagueTable)
  async table(@Parent() row: DivisionRow, @Context() request: RequestContext): Promise<Plain<LeagueTable>> {
    return this.leagues.table(row, await this.state(row, request), request);
  }

  private async state({ id }: DivisionRow, request: RequestContext): Promise<DivisionState> {
    return (await this.leagues.state(id, request)) ?? UNOPENED_DIVISION;
  }
}
