import type { ReadModelChange } from '@arbitre/projections';
import { Args, Context, ID, Parent, ResolveField, Resolver, Subscription } from '@nestjs/graphql';
import { Sights } from '../access/sights';
import { Changes } from '../changes/changes';
import { Competition } from '../competitions/competition.types';
import { emptyPage } from '../graphql/keyset-page';
import type { Page } from '../graphql/page';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { type Standing, StandingConnection, StandingsArgs, StandingsChange } from './standing.types';
import { StandingsReader } from './standings.reader';

@Resolver(() => Competition)
export class StandingsResolver {
  constructor(
    private readonly standingsReader: StandingsReader,
    private readonly changes: Changes,
    private readonly sights: Sights,
  ) {}

  @ResolveField(() => StandingConnection, {
    description:
      'By field, rank and starting number. While a board that has results is under embargo, for those alone who see it.',
  })
  async standings(
    @Parent() competition: Competition,
    @Args() args: StandingsArgs,
    @Context() context: RequestContext,
  ): Promise<Page<Plain<Standing>>> {
    if (await this.sights.keepsStandings(competition.id, context)) return emptyPage(args.first);
    return this.standingsReader.page(competition, args, context.loaders);
  }

  @Subscription(() => StandingsChange, {
    description:
      'Says where a competition’s standings are, then fires after each committed change; ask again with atLeast: position.',
    resolve: ({ competition = '', position }: ReadModelChange): Plain<StandingsChange> => ({
      competition,
      position,
    }),
  })
  standingsChanged(
    @Args('competition', { type: () => ID }) competition: string,
  ): AsyncIterableIterator<ReadModelChange> {
    return this.changes.of('standings', competition);
  }
}
