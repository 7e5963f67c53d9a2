import type { RegionCompetitionRow, RegionLeaderRow, RegionRow } from '@arbitre/projections';
import { Args, Context, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Sights } from '../access/sights';
import { Competition } from '../competitions/competition.types';
import { ReadYourWrites } from '../connections/read-your-writes';
import { type Page, PageArgs } from '../graphql/page';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { DateTime, EventPosition } from '../graphql/scalars';
import { Names } from '../names/names';
import { RegisteredNames } from '../people/registered-names';
import {
  Leader,
  Region,
  RegionCompetition,
  RegionCompetitionConnection,
  RegionConnection,
  RegionsArgs,
} from './region.types';
import { RegionsReader } from './regions.reader';

@Resolver(() => Region)
export class RegionsResolver {
  constructor(
    private readonly regionsReader: RegionsReader,
    private readonly readYourWrites: ReadYourWrites,
    private readonly registered: RegisteredNames,
  ) {}

  @Query(() => RegionConnection, { description: 'By name.' })
  async regions(@Args() args: RegionsArgs): Promise<Page<RegionRow>> {
    await this.readYourWrites.seenInFederation(args.atLeast, 'leaders');
    return this.regionsReader.page(args);
  }

  @Query(() => Region, { nullable: true })
  async region(
    @Args('name') name: string,
    @Args('atLeast', { type: () => EventPosition, nullable: true }) atLeast: bigint | null | undefined,
  ): Promise<RegionRow | null> {
    await this.readYourWrites.seenInFederation(atLeast, 'leaders');
    return this.regionsReader.one(name);
  }

  @ResolveField(() => String, {
    description: 'What the registry calls it; the word itself where it has none.',
  })
  title(@Parent() { name }: RegionRow, @Context() { loaders }: RequestContext): Promise<string> {
    return this.registered.region(name, loaders);
  }

  @ResolveField(() => Int)
  async competitionCount(
    @Parent() { name }: RegionRow,
    @Context() { loaders }: RequestContext,
  ): Promise<number> {
    return (await this.regionsReader.state(name, loaders))?.competitions ?? 0;
  }

  @ResolveField(() => Int)
  async openCount(@Parent() { name }: RegionRow, @Context() { loaders }: RequestContext): Promise<number> {
    return (await this.regionsReader.state(name, loaders))?.open ?? 0;
  }

  @ResolveField(() => DateTime, { nullable: true })
  async changedAt(
    @Parent() { name }: RegionRow,
    @Context() { loaders }: RequestContext,
  ): Promise<Date | null> {
    return (await this.regionsReader.state(name, loaders))?.changedAt ?? null;
  }

  @ResolveField(() => RegionCompetitionConnection, { description: 'Newest first, with those who lead.' })
  competitions(
    @Parent() { name }: RegionRow,
    @Args() args: PageArgs,
    @Context() { loaders }: RequestContext,
  ): Promise<Page<RegionCompetitionRow>> {
    return this.regionsReader.competitions(name, args, loaders);
  }
}

@Resolver(() => Leader)
export class LeadersResolver {
  constructor(
    private readonly names: Names,
    private readonly registered: RegisteredNames,
  ) {}

  @ResolveField(() => String, {
    nullable: true,
    description: 'What the registry calls the club; the word itself where it has none.',
  })
  clubName(
    @Parent() { club }: RegionLeaderRow,
    @Context() { loaders }: RequestContext,
  ): Promise<string | null> {
    return this.registered.club(club, loaders);
  }

  @ResolveField(() => String, { nullable: true, description: 'As the entry is called.' })
  name(
    @Parent() leader: RegionLeaderRow,
    @Context() request: RequestContext,
  ): string | null | Promise<string | null> {
    return this.names.ofEntry(leader, request);
  }
}

@Resolver(() => RegionCompetition)
export class RegionCompetitionsResolver {
  constructor(
    private readonly regionsReader: RegionsReader,
    private readonly sights: Sights,
  ) {}

  @ResolveField(() => Competition, { nullable: true })
  competition(
    @Parent() { id }: RegionCompetitionRow,
    @Context() { loaders }: RequestContext,
  ): Promise<Competition | null> {
    return loaders.competition.load(id);
  }

  @ResolveField(() => [Leader])
  async leaders(
    @Parent() row: RegionCompetitionRow,
    @Context() context: RequestContext,
  ): Promise<readonly Plain<Leader>[]> {
    if (await this.sights.keepsStandings(row.id, context)) return [];
    return this.regionsReader.leaders(row, context.loaders);
  }
}
