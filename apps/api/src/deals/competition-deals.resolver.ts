import type { DealRow } from '@arbitre/projections';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Competition } from '../competitions/competition.types';
import type { Page } from '../graphql/page';
import type { RequestContext } from '../graphql/request-context';
import { DealConnection, DealsArgs } from './deal.types';
import { DealsReader } from './deals.reader';

@Resolver(() => Competition)
export class CompetitionDealsResolver {
  constructor(private readonly dealsReader: DealsReader) {}

  @ResolveField(() => DealConnection, { description: 'By session, board, round and table.' })
  deals(
    @Parent() { id }: Competition,
    @Args() args: DealsArgs,
    @Context() { loaders }: RequestContext,
  ): Promise<Page<DealRow>> {
    return this.dealsReader.page(id, args, loaders);
  }
}
