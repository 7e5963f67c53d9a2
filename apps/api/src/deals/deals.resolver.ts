import { competitionOf as competitionOfStream, dealStream } from '@arbitre/events';
import type { DealRow, ReadModelChange } from '@arbitre/projections';
import { type Finality, gameOf } from '@arbitre/rules';
import { Args, Context, ID, Int, Parent, Query, ResolveField, Resolver, Subscription } from '@nestjs/graphql';
import { Sights } from '../access/sights';
import { Changes } from '../changes/changes';
import { Competition } from '../competitions/competition.types';
import { ReadYourWrites } from '../connections/read-your-writes';
import type { RequestContext } from '../graphql/request-context';
import type { Plain } from '../graphql/plain';
import { EventPosition } from '../graphql/scalars';
import { DealStream } from './deal-stream';
import {
  Deal,
  DealChange,
  DealEvent,
  HistoryLine,
  Replay,
  type ResultConfirmation,
  type ResultDispute,
  type ResultEntry,
  type ResultPass,
  type ResultUpholding,
  Seat,
  SideResult,
} from './deal.types';
import { DealsReader } from './deals.reader';

@Resolver(() => Deal)
export class DealsResolver {
  constructor(
    private readonly dealsReader: DealsReader,
    private readonly dealStream: DealStream,
    private readonly readYourWrites: ReadYourWrites,
    private readonly changes: Changes,
    private readonly sights: Sights,
  ) {}

  @Query(() => Deal, { nullable: true })
  async deal(
    @Args('id', { type: () => ID }) id: string,
    @Args('atLeast', { type: () => EventPosition, nullable: true }) atLeast?: bigint | null,
  ): Promise<DealRow | null> {
    const competition = competitionOfStream(dealStream(id));
    if (competition === null) return null;
    await this.readYourWrites.seen(competition, atLeast);
    return this.dealsReader.one(id);
  }

  @ResolveField(() => Competition)
  competition(
    @Parent() { competition }: DealRow,
    @Context() { loaders }: RequestContext,
  ): Promise<Competition | null> {
    return loaders.competition.load(competition);
  }

  @ResolveField(() => String, { nullable: true })
  async notation(@Parent() deal: DealRow, @Context() context: RequestContext): Promise<string | null> {
    return deal.notation !== null && (await this.isShown(deal, context)) ? deal.notation : null;
  }

  /** A result that is hidden has no life that anybody sees. */
  private async life(
    deal: DealRow,
    context: RequestContext,
  ): Promise<Pick<DealRow, 'finality' | 'said' | 'entered'>> {
    const nothing = { finality: null, said: null, entered: null };
    if (deal.finality === null) return nothing;
    return (await this.isShown(deal, context)) ? deal : nothing;
  }

  @ResolveField()
  async finality(@Parent() deal: DealRow, @Context() context: RequestContext): Promise<Finality | null> {
    return (await this.life(deal, context)).finality;
  }

  @ResolveField()
  async entered(
    @Parent() deal: DealRow,
    @Context() context: RequestContext,
  ): Promise<Plain<ResultEntry> | null> {
    return (await this.life(deal, context)).entered;
  }

  @ResolveField()
  async confirmations(
    @Parent() deal: DealRow,
    @Context() context: RequestContext,
  ): Promise<readonly Plain<ResultConfirmation>[]> {
    const { said } = await this.life(deal, context);
    return (gameOf(deal.ruleset)?.sides ?? []).flatMap((side) => {
      const confirmed = said?.confirmed[side];
      return confirmed === undefined ? [] : [{ side, ...confirmed }];
    });
  }

  @ResolveField()
  async dispute(
    @Parent() deal: DealRow,
    @Context() context: RequestContext,
  ): Promise<Plain<ResultDispute> | null> {
    const dispute = (await this.life(deal, context)).said?.dispute ?? null;
    return dispute === null ? null : { says: null, reason: null, ...dispute };
  }

  @ResolveField()
  async upheld(
    @Parent() deal: DealRow,
    @Context() context: RequestContext,
  ): Promise<Plain<ResultUpholding> | null> {
    return (await this.life(deal, context)).said?.upheld ?? null;
  }

  @ResolveField()
  async secondPass(
    @Parent() deal: DealRow,
    @Context() context: RequestContext,
  ): Promise<Plain<ResultPass> | null> {
    return (await this.life(deal, context)).said?.repeated ?? null;
  }

  @ResolveField(() => [Seat], { description: 'In rotation order.' })
  seating(@Parent() deal: DealRow, @Context() { loaders }: RequestContext): Promise<readonly Plain<Seat>[]> {
    return this.dealsReader.seating(deal, loaders);
  }

  @ResolveField(() => [SideResult])
  async sides(
    @Parent() deal: DealRow,
    @Context() context: RequestContext,
  ): Promise<readonly Plain<SideResult>[]> {
    return this.dealsReader.sides(deal, await this.isShown(deal, context), context.loaders);
  }

  @ResolveField(() => [HistoryLine], {
    description:
      'What happened to the result, oldest first. While the deal is not over, irregularities and the words of calls and rulings are told to those who judge and record.',
  })
  async history(
    @Parent() deal: DealRow,
    @Context() context: RequestContext,
  ): Promise<readonly Plain<HistoryLine>[]> {
    const lines = await context.loaders.history.load(deal.id);
    return this.dealStream.readable(deal, lines, context);
  }

  @ResolveField(() => [DealEvent], {
    description:
      'The stream as it was recorded, from the event store. While the deal is not over, whoever is not signed in sees of what may tell a hidden card only its place in the chain (type `Concealed`), and calls and rulings without their words.',
  })
  events(@Parent() deal: DealRow, @Context() context: RequestContext): Promise<readonly Plain<DealEvent>[]> {
    return this.dealStream.events(deal, context);
  }

  @ResolveField(() => Replay, {
    description:
      'State of the table after `step` events (all when absent): libs/rules TableView. While the deal is not over, whoever is not signed in sees what lies open; `hidden` counts the rest.',
  })
  replay(
    @Parent() deal: DealRow,
    @Context() context: RequestContext,
    @Args('step', { type: () => Int, nullable: true }) step?: number | null,
  ): Promise<Plain<Replay>> {
    return this.dealStream.replay(deal, step ?? null, context);
  }

  /** Whether somebody sees the result of a deal: nobody is looked up but for a board under embargo. */
  private async isShown(deal: DealRow, context: RequestContext): Promise<boolean> {
    if (!(await this.sights.publicOf(deal, context)).embargoed) return true;
    return !(await this.sights.ofDeal(deal, context)).embargoed;
  }

  @Subscription(() => DealChange, {
    description: 'Says where a deal’s row is, then fires after each committed change of it.',
    resolve: ({ deal = '', revision = 0, position }: ReadModelChange): Plain<DealChange> => ({
      deal,
      version: revision,
      position,
    }),
  })
  dealChanged(@Args('deal', { type: () => ID }) deal: string): AsyncIterableIterator<ReadModelChange> {
    return this.changes.of('deals', deal);
  }
}
