import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Competition, competitionOf, Entry, entryOf } from '../competitions/competition.types';
import { ReadYourWrites } from '../connections/read-your-writes';
import type { Page } from '../graphql/page';
import type { RequestContext } from '../graphql/request-context';
import { Solo, SoloConnection, SolosArgs } from './solo.types';
import { SolosReader } from './solos.reader';

@Resolver(() => Solo)
export class SolosResolver {
  constructor(
    private readonly solosReader: SolosReader,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Query(() => SoloConnection, { description: 'Announced solos of duplicate Scrabble, by game and round.' })
  async solos(@Args() args: SolosArgs): Promise<Page<Solo>> {
    if (args.competition) await this.readYourWrites.seen(args.competition, args.atLeast);
    else await this.readYourWrites.seenEverywhere(args.atLeast);
    return this.solosReader.page(args);
  }

  @ResolveField(() => Entry, { nullable: true })
  async entry(@Parent() solo: Solo, @Context() { loaders }: RequestContext): Promise<Entry | null> {
    const row = await loaders.entry.load({ competition: solo.competitionId, entry: solo.entryId });
    return row && entryOf(row);
  }

  @ResolveField(() => Competition, { nullable: true })
  async competition(
    @Parent() solo: Solo,
    @Context() { loaders }: RequestContext,
  ): Promise<Competition | null> {
    const row = await loaders.competition.load(solo.competitionId);
    return row && competitionOf(row);
  }
}
