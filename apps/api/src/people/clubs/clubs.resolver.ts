import type { ClubRegionRow, ClubRow, FederationRegionRow } from '@arbitre/projections';
import { Args, Context, ID, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { ReadYourWrites } from '../../connections/read-your-writes';
import type { Page } from '../../graphql/page';
import type { RequestContext } from '../../graphql/request-context';
import { EventPosition } from '../../graphql/scalars';
import { FederationRegion } from '../regions/federation-region.types';
import { FederationRegionsReader } from '../regions/federation-regions.reader';
import { Club, ClubConnection, ClubRegion, ClubsArgs } from './club.types';
import { ClubsReader } from './clubs.reader';

@Resolver(() => Club)
export class ClubsResolver {
  constructor(
    private readonly reader: ClubsReader,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Query(() => ClubConnection, { description: 'The clubs of the registry by number.' })
  async clubs(@Args() args: ClubsArgs): Promise<Page<ClubRow>> {
    await this.readYourWrites.seenInRegistry(args.atLeast);
    return this.reader.page(args);
  }

  @Query(() => Club, { nullable: true })
  async club(
    @Args('number', { type: () => ID }) number: string,
    @Args('atLeast', { type: () => EventPosition, nullable: true }) atLeast: bigint | null | undefined,
    @Context() { loaders }: RequestContext,
  ): Promise<ClubRow | null> {
    await this.readYourWrites.seenInRegistry(atLeast);
    return this.reader.one(number, loaders);
  }

  @ResolveField(() => [ID])
  aliases(@Parent() { number }: ClubRow, @Context() { loaders }: RequestContext): Promise<readonly string[]> {
    return this.reader.aliases(number, loaders);
  }

  @ResolveField(() => [ClubRegion])
  regions(
    @Parent() { number }: ClubRow,
    @Context() { loaders }: RequestContext,
  ): Promise<readonly ClubRegionRow[]> {
    return this.reader.regions(number, loaders);
  }
}

@Resolver(() => ClubRegion)
export class ClubRegionsResolver {
  constructor(private readonly regions: FederationRegionsReader) {}

  @ResolveField(() => FederationRegion)
  region(
    @Parent() { region }: ClubRegionRow,
    @Context() { loaders }: RequestContext,
  ): Promise<FederationRegionRow | null> {
    return this.regions.one(region, loaders);
  }
}
