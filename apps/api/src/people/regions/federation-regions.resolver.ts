import type { FederationRegionRow } from '@arbitre/projections';
import { Args, Context, ID, Query, Resolver } from '@nestjs/graphql';
import { ReadYourWrites } from '../../connections/read-your-writes';
import type { Page } from '../../graphql/page';
import type { RequestContext } from '../../graphql/request-context';
import { EventPosition } from '../../graphql/scalars';
import { RegionsArgs } from '../../regions/region.types';
import { FederationRegion, FederationRegionConnection } from './federation-region.types';
import { FederationRegionsReader } from './federation-regions.reader';

@Resolver(() => FederationRegion)
export class FederationRegionsResolver {
  constructor(
    private readonly regions: FederationRegionsReader,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Query(() => FederationRegionConnection, {
    description: 'The regions of the registry by name; `parent` makes them a tree.',
  })
  async federationRegions(@Args() args: RegionsArgs): Promise<Page<FederationRegionRow>> {
    await this.readYourWrites.seenInRegistry(args.atLeast);
    return this.regions.page(args);
  }

  @Query(() => FederationRegion, { nullable: true })
  async federationRegion(
    @Args('id', { type: () => ID }) id: string,
    @Args('atLeast', { type: () => EventPosition, nullable: true }) atLeast: bigint | null | undefined,
    @Context() { loaders }: RequestContext,
  ): Promise<FederationRegionRow | null> {
    await this.readYourWrites.seenInRegistry(atLeast);
    return this.regions.one(id, loaders);
  }
}
