import type { ClubRow, DealRow, EntryRow } from '@arbitre/projections';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Sights } from '../access/sights';
import { Competition, Entry } from '../competitions/competition.types';
import { DealConnection } from '../deals/deal.types';
import { RulingConnection } from '../deals/ruling.types';
import { type KnownRuling, Rulings } from '../deals/rulings';
import { type Page, PageArgs } from '../graphql/page';
import type { RequestContext } from '../graphql/request-context';
import { Club } from '../people/clubs/club.types';
import type { KnownStanding } from '../standings/standing-course.resolver';
import { Standing } from '../standings/standing.types';
import { StandingsReader } from '../standings/standings.reader';
import { ClubResultsArgs, Contestant, ContestantConnection, ContestantsArgs } from './contestant.types';
import { OfClubReader } from './of-club.reader';

const KEPT = 'While boards of a competition are under embargo, for those alone who see them.';

/** What a club asks of the competitions that its entries play. */
@Resolver(() => Club)
export class OfClubResolver {
  constructor(
    private readonly reader: OfClubReader,
    private readonly given: Rulings,
  ) {}

  @ResolveField(() => ContestantConnection, {
    description: 'Its entries in competitions, by competition and starting number.',
  })
  contestants(
    @Parent() club: ClubRow,
    @Args() args: ContestantsArgs,
    @Context() request: RequestContext,
  ): Promise<Page<EntryRow>> {
    return this.reader.contestants(club, args, request);
  }

  @ResolveField(() => DealConnection, {
    description: `The deals of its entries that have a result, what changed last first. ${KEPT}`,
  })
  results(
    @Parent() club: ClubRow,
    @Args() args: ClubResultsArgs,
    @Context() request: RequestContext,
  ): Promise<Page<DealRow>> {
    return this.reader.results(club, args, request);
  }

  @ResolveField(() => RulingConnection, {
    description: `Rulings on deals of its entries, the newest first, withdrawn ones too. ${KEPT}`,
  })
  async rulings(
    @Parent() club: ClubRow,
    @Args() args: PageArgs,
    @Context() request: RequestContext,
  ): Promise<Page<KnownRuling>> {
    return this.given.told(await this.reader.rulings(club, args, request), request);
  }
}

@Resolver(() => Contestant)
export class ContestantsResolver {
  constructor(
    private readonly standings: StandingsReader,
    private readonly sights: Sights,
  ) {}

  @ResolveField(() => Competition)
  competition(
    @Parent() { competition }: EntryRow,
    @Context() { loaders }: RequestContext,
  ): Promise<Competition | null> {
    return loaders.competition.load(competition);
  }

  @ResolveField(() => Entry)
  entry(@Parent() entry: EntryRow): EntryRow {
    return entry;
  }

  @ResolveField(() => Standing, { nullable: true })
  async standing(
    @Parent() { competition: id, id: entry }: EntryRow,
    @Context() request: RequestContext,
  ): Promise<KnownStanding | null> {
    const competition = await request.loaders.competition.load(id);
    if (competition === null || (await this.sights.keepsStandings(id, request))) return null;
    return this.standings.first(competition, entry, request.loaders);
  }
}
