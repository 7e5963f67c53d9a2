import type { DealRow } from '@arbitre/projections';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Sights } from '../access/sights';
import { Competition } from '../competitions/competition.types';
import { emptyPage } from '../graphql/keyset-page';
import { type Page, PageArgs } from '../graphql/page';
import type { RequestContext } from '../graphql/request-context';
import { type KnownSession, Session } from '../sessions/session.types';
import { DealConnection, DealsArgs, SessionDealsArgs } from './deal.types';
import { DealsReader } from './deals.reader';
import { RulingConnection } from './ruling.types';
import { type KnownRuling, Rulings } from './rulings';

@Resolver(() => Competition)
export class CompetitionDealsResolver {
  constructor(
    private readonly dealsReader: DealsReader,
    private readonly given: Rulings,
    private readonly sights: Sights,
  ) {}

  @ResolveField(() => RulingConnection, {
    description:
      'Rulings on its deals, newest first, withdrawn ones too. While a board that has results is under embargo, for those alone who see it.',
  })
  async rulings(
    @Parent() { id }: Competition,
    @Args() args: PageArgs,
    @Context() context: RequestContext,
  ): Promise<Page<KnownRuling>> {
    if (await this.sights.keepsStandings(id, context)) return emptyPage(args.first);
    return this.given.page(id, args, context);
  }

  @ResolveField(() => DealConnection, { description: 'By session, board, round and table.' })
  deals(
    @Parent() { id }: Competition,
    @Args() args: DealsArgs,
    @Context() { loaders }: RequestContext,
  ): Promise<Page<DealRow>> {
    return this.dealsReader.page(id, args, loaders);
  }
}

@Resolver(() => Session)
export class SessionDealsResolver {
  constructor(private readonly dealsReader: DealsReader) {}

  @ResolveField(() => DealConnection, { description: 'By board, round and table.' })
  deals(
    @Parent() { competition, number: session }: KnownSession,
    @Args() { first, after = null, board = null, table = null, entry = null }: SessionDealsArgs,
    @Context() { loaders }: RequestContext,
  ): Promise<Page<DealRow>> {
    return this.dealsReader.page(competition, { first, after, board, table, entry, session }, loaders);
  }
}
