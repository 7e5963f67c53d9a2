import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Competition } from '../competitions/competition.types';
import type { Page } from '../graphql/page';
import { type Deal, DealConnection, DealsArgs } from './deal.types';
import { DealsReader } from './deals.reader';

@Resolver(() => Competition)
export class CompetitionDealsResolver {
  constructor(private readonly dealsReader: DealsReader) {}

  @ResolveField(() => DealConnection, { description: 'By session, board, round and table.' })
  deals(@Parent() { id }: Competition, @Args() args: DealsArgs): Promise<Page<Deal>> {
    return this.dealsReader.page(id, args);
  }
}
