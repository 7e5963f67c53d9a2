import { Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Viewers } from '../access/viewers';
import type { RequestContext } from '../graphql/request-context';
import { RegisteredNames } from '../people/registered-names';
import type { KnownToday } from './known-today';
import { MayThere } from './may-there';
import { TodayInCompetitions } from './today-in-competitions';
import { TodayInSeasons } from './today-in-seasons';
import { TODAY_KINDS, TodayItem } from './today.types';

const MOST = 200;

const timeOf = ({ since, until, day }: KnownToday): string => (since ?? until)?.toISOString() ?? day ?? '';

@Resolver(() => TodayItem)
export class TodayResolver {
  constructor(
    private readonly competitions: TodayInCompetitions,
    private readonly seasons: TodayInSeasons,
    private readonly viewers: Viewers,
    private readonly registered: RegisteredNames,
  ) {}

  @Query(() => [TodayItem], {
    description:
      'What waits for you and that you may do, over all competitions and seasons: the most urgent first, 200 at most. Nothing for strangers.',
  })
  async today(@Context() request: RequestContext): Promise<readonly KnownToday[]> {
    const viewer = await request.viewer();
    if (viewer?.code !== null) return [];
    const may = new MayThere(this.viewers, viewer);
    const found = await Promise.all([
      this.competitions.found(may, request),
      this.seasons.found(may, request),
    ]);
    return found
      .flat()
      .sort(
        (one, other) =>
          TODAY_KINDS.indexOf(one.kind) - TODAY_KINDS.indexOf(other.kind) ||
          one.urgency - other.urgency ||
          timeOf(one).localeCompare(timeOf(other)) ||
          one.id.localeCompare(other.id),
      )
      .slice(0, MOST);
  }

  @ResolveField(() => String, { nullable: true })
  async regionName(
    @Parent() { region, competition, division }: KnownToday,
    @Context() { loaders }: RequestContext,
  ): Promise<string | null> {
    const said = region ?? competition?.region ?? division?.region ?? null;
    return said === null ? null : this.registered.region(said, loaders);
  }
}
