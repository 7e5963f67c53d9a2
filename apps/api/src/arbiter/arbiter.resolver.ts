import type { ReadModelChange } from '@arbitre/projections';
import { competitionOf, dealStream } from '@arbitre/events';
import { Args, Context, ID, Parent, Query, ResolveField, Resolver, Subscription } from '@nestjs/graphql';
import { Sights } from '../access/sights';
import { Viewers } from '../access/viewers';
import { Changes } from '../changes/changes';
import { Competition } from '../competitions/competition.types';
import { adjustmentsOf } from '../deals/give-ruling';
import { DealsReader } from '../deals/deals.reader';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { StandingsChange } from '../standings/standing.types';
import { type Effect, RulingEffects } from './ruling-effects';
import { RulingEffect, RulingEffectArgs } from './ruling-effect.types';
import { ArbiterTask } from './task.types';
import { type KnownTask, Tasks } from './tasks';

/** What waits for an arbiter, and what his word would change. */
@Resolver(() => Competition)
export class ArbiterResolver {
  constructor(
    private readonly tasks: Tasks,
    private readonly effects: RulingEffects,
    private readonly dealsReader: DealsReader,
    private readonly changes: Changes,
    private readonly sights: Sights,
    private readonly viewers: Viewers,
  ) {}

  @ResolveField(() => [ArbiterTask], {
    description:
      'What waits for the arbiter, the longest first: calls that nothing was ruled or scored since, and deals that wait. For those who judge, empty for others.',
  })
  async arbiterTasks(
    @Parent() { id }: Competition,
    @Context() context: RequestContext,
  ): Promise<readonly KnownTask[]> {
    const role = await this.viewers.readingRole('embargoed', await context.viewer(), { competition: id });
    return role === null ? [] : this.tasks.of(id, context);
  }

  @Query(() => [RulingEffect], {
    description:
      'What these adjustments of a deal would change in the standings, computed by the rules’ own function; nothing is written. Entries whose place and total stay are left out.',
  })
  async rulingEffect(
    @Args() { deal, adjustments }: RulingEffectArgs,
    @Context() context: RequestContext,
  ): Promise<readonly Effect[]> {
    const competition = competitionOf(dealStream(deal));
    const row = await this.dealsReader.one(deal);
    if (competition === null || row === null) return [];
    if (await this.sights.keepsStandings(competition, context)) return [];
    return this.effects.of(row, adjustmentsOf(adjustments), context.loaders);
  }

  @Subscription(() => StandingsChange, {
    description: 'Says where the deals of a competition are, then fires after each committed change of one.',
    resolve: ({ competition = '', position }: ReadModelChange): Plain<StandingsChange> => ({
      competition,
      position,
    }),
  })
  dealsChanged(
    @Args('competition', { type: () => ID }) competition: string,
  ): AsyncIterableIterator<ReadModelChange> {
    return this.changes.of('deals of', competition);
  }
}
