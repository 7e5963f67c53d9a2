import { competitionOf, dealStream, sessionStream } from '@arbitre/events';
import { Args, Context, ID, Query, Resolver } from '@nestjs/graphql';
import { Sights } from '../access/sights';
import { DealsReader } from '../deals/deals.reader';
import { requestFault } from '../graphql/errors';
import type { RequestContext } from '../graphql/request-context';
import { LeaguesReader } from '../leagues/leagues.reader';
import { SessionsReader } from '../sessions/sessions.reader';
import { StandingsReader } from '../standings/standings.reader';
import { Node, type NodeName, NODES } from './node.types';

type Found = object | null;
type Find = (id: string, request: RequestContext) => Promise<Found>;

const isNodeName = (name: string): name is NodeName => Object.hasOwn(NODES, name);

@Resolver()
export class NodeResolver {
  constructor(
    private readonly deals: DealsReader,
    private readonly sessions: SessionsReader,
    private readonly leagues: LeaguesReader,
    private readonly standings: StandingsReader,
    private readonly sights: Sights,
  ) {}

  private readonly finders: Readonly<Record<NodeName, Find>> = {
    Competition: (id, { loaders }) => loaders.competition.load(id),
    Deal: async (id) => (competitionOf(dealStream(id)) === null ? null : this.deals.one(id)),
    Division: (id) => this.leagues.division(id),
    LeagueRow: (id, request) => this.leagues.row(id, request),
    Season: (id) => this.leagues.season(id),
    Session: async (id, request) =>
      competitionOf(sessionStream(id)) === null ? null : this.sessions.one(id, request),
    Standing: (id, request) => this.standing(id, request),
  };

  @Query(() => Node, {
    nullable: true,
    description:
      'One thing by its type and its id, `Standing:coupe-du-nord..pair-1`: a competition, session, deal, season, division, or a row of a table with its why. Null where there is none, and where it is kept.',
  })
  async node(@Args('id', { type: () => ID }) id: string, @Context() request: RequestContext): Promise<Found> {
    const [name = '', ...rest] = id.split(':');
    if (!isNodeName(name))
      throw requestFault('BAD_USER_INPUT', `id: one of ${Object.keys(NODES).join(', ')}, a colon and an id.`);
    const found = await this.finders[name](rest.join(':'), request);
    return found && { ...found, __typename: name };
  }

  /** `<competition>.<field>.<entry>` */
  private async standing(id: string, request: RequestContext): Promise<Found> {
    const [competition = '', ...rest] = id.split('.');
    const known = await request.loaders.competition.load(competition);
    if (known === null || (await this.sights.keepsStandings(competition, request))) return null;
    return this.standings.one(known, rest.at(-1) ?? '', rest.slice(0, -1).join('.'));
  }
}
