import type { ReadModelChange } from '@arbitre/projections';
import { Args, ID, Parent, ResolveField, Resolver, Subscription } from '@nestjs/graphql';
import { Changes } from '../changes/changes';
import { Competition } from '../competitions/competition.types';
import type { Page } from '../graphql/page';
import type { Plain } from '../graphql/plain';
import { type Standing, StandingConnection, StandingsArgs, StandingsChange } from './standing.types';
import { StandingsReader } from './standings.reader';

@Resolver(() => Competition)
export class StandingsResolver {
  constructor(
    private readonly standingsReader: StandingsReader,
    private readonly changes: Changes,
  ) {}

  @ResolveField(() => StandingConnection, { description: 'By field, rank and starting number.' })
  standings(@Parent() competition: Competition, @Args() args: StandingsArgs): Promise<Page<Plain<Standing>>> {
    return this.standingsReader.page(competition, args);
  }

  @Subscription(() => StandingsChange, {
    description:
      'Fires after each committed change of a competition’s standings; ask again with atLeast: position.',
    resolve: ({ competition, position }: ReadModelChange): Plain<StandingsChange> => ({
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
