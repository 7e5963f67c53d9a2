import type { ReadModelChange } from '@arbitre/projections';
import { competitionOf, dealStream } from '@arbitre/events';
import { Args, Context, ID, Query, Resolver, Subscription } from '@nestjs/graphql';
import { Sights } from '../access/sights';
import { Changes } from '../changes/changes';
import { adjustmentsOf, penaltiesOf } from '../deals/give-ruling';
import { DealsReader } from '../deals/deals.reader';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { StandingsChange } from '../standings/standing.types';
import { StandingEffect } from '../standings/standing-effect.types';
import type { Effect } from '../standings/standing-effects';
import { RulingEffects } from './ruling-effects';
import { RulingEffectArgs } from './ruling-effect.types';

/** What an arbiter’s word would change, and when something of a deal did. */
@Resolver()
export class ArbiterResolver {
  constructor(
    private readonly effects: RulingEffects,
    private readonly dealsReader: DealsReader,
    private readonly changes: Changes,
    private readonly sights: Sights,
  ) {}

  @Query(() => [StandingEffect], {
    description:
      'What these adjustments and penalties of a deal would change in the standings, computed by the rules’ own function; nothing is written. Entries whose place and total stay are left out.',
  })
  async rulingEffect(
    @Args() { deal, adjustments, penalties }: RulingEffectArgs,
    @Context() context: RequestContext,
  ): Promise<readonly Effect[]> {
    const competition = competitionOf(dealStream(deal));
    const row = await this.dealsReader.one(deal);
    if (competition === null || row === null) return [];
    if (await this.sights.keepsStandings(competition, context)) return [];
    const given = { adjustments: adjustmentsOf(adjustments), penalties: penaltiesOf(penalties ?? []) };
    return this.effects.of(row, given, context.loaders);
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
