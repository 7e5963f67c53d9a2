import type { SoloRow } from '@arbitre/projections/games/scrabble';
import { Args, Context, ID, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Competition, Entry } from '../../../competitions/competition.types';
import { ReadYourWrites } from '../../../connections/read-your-writes';
import type { Page } from '../../../graphql/page';
import type { Plain } from '../../../graphql/plain';
import type { RequestContext } from '../../../graphql/request-context';
import { Names } from '../../../names/names';
import { RegisteredNames } from '../../../people/registered-names';
import { SoloTotalsReader } from './solo-totals.reader';
import {
  Solo,
  SoloConnection,
  SoloTotal,
  SoloTotalConnection,
  SoloTotalsArgs,
  SolosArgs,
} from './solo.types';
import { SolosReader } from './solos.reader';

@Resolver(() => SoloTotal)
export class SoloTotalsResolver {
  constructor(
    private readonly names: Names,
    private readonly registered: RegisteredNames,
  ) {}

  @ResolveField(() => String, {
    nullable: true,
    description: 'What the player’s entry is called, or the club.',
  })
  async name(
    @Parent() { competition, entry, club }: SoloTotal,
    @Context() request: RequestContext,
  ): Promise<string | null> {
    if (competition === null || entry === null) return this.registered.club(club, request.loaders);
    const row = await request.loaders.entry.load({ competition, entry });
    return row && this.names.ofEntry(row, request);
  }
}

@Resolver(() => Solo)
export class SolosResolver {
  constructor(
    private readonly solosReader: SolosReader,
    private readonly totalsReader: SoloTotalsReader,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Query(() => SoloConnection, { description: 'Announced solos of duplicate Scrabble, by game and round.' })
  async solos(@Args() args: SolosArgs): Promise<Page<SoloRow>> {
    await this.seen(args);
    return this.solosReader.page(args);
  }

  @Query(() => SoloTotalConnection, {
    description:
      'Announced solos counted by player or by club, most first; over all of them, whatever page this is.',
  })
  async soloTotals(@Args() args: SoloTotalsArgs): Promise<Page<Plain<SoloTotal>>> {
    await this.seen(args);
    return this.totalsReader.page(args);
  }

  @ResolveField(() => ID)
  id(@Parent() { session, round }: SoloRow): string {
    return `${session}-${round}`;
  }

  @ResolveField(() => Entry, { nullable: true })
  entry(
    @Parent() { competition, entry }: SoloRow,
    @Context() { loaders }: RequestContext,
  ): Promise<Plain<Entry> | null> {
    return loaders.entry.load({ competition, entry });
  }

  @ResolveField(() => Competition, { nullable: true })
  competition(
    @Parent() { competition }: SoloRow,
    @Context() { loaders }: RequestContext,
  ): Promise<Competition | null> {
    return loaders.competition.load(competition);
  }

  private async seen({ competition, atLeast }: Pick<SolosArgs, 'competition' | 'atLeast'>): Promise<void> {
    if (competition) await this.readYourWrites.seen(competition, atLeast);
    else await this.readYourWrites.seenEverywhere(atLeast);
  }
}
