import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { requestFault } from '../graphql/errors';
import type { RequestContext } from '../graphql/request-context';
import { ScheduledFixtures } from '../leagues/scheduled-fixtures';
import { RegisteredNames } from '../people/registered-names';
import { CalendarReader, type KnownItem } from './calendar.reader';
import { CalendarArgs, CalendarItem } from './calendar.types';

const DAY = 86_400_000;
const MOST_DAYS = 62;

const timeOf = (name: string, day: string): number => {
  const time = /^\d{4}-\d{2}-\d{2}$/u.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day)
    throw requestFault('BAD_USER_INPUT', `${name}: a day is written 2026-11-21.`);
  return time;
};

@Resolver(() => CalendarItem)
export class CalendarResolver {
  constructor(
    private readonly calendarReader: CalendarReader,
    private readonly scheduled: ScheduledFixtures,
    private readonly registered: RegisteredNames,
  ) {}

  @Query(() => [CalendarItem], {
    description:
      'Competitions, their planned sessions, fixtures, and when windows and phases end, by day; 500 of a kind at most.',
  })
  calendar(@Args() { from, until, region, game }: CalendarArgs): Promise<readonly KnownItem[]> {
    const days = (timeOf('until', until) - timeOf('from', from)) / DAY + 1;
    if (days < 1 || days > MOST_DAYS)
      throw requestFault('BAD_USER_INPUT', `from, until: 1 to ${MOST_DAYS} days, not ${days}.`);
    return this.calendarReader.items({ from, until }, region ?? null, game ?? null);
  }

  @ResolveField(() => String, { nullable: true })
  async game(@Parent() { game, fixture }: KnownItem, @Context() request: RequestContext) {
    return fixture === null ? game : ((await this.divisionOf(fixture, request))?.game ?? null);
  }

  @ResolveField(() => String, { nullable: true })
  async regionName(@Parent() item: KnownItem, @Context() request: RequestContext): Promise<string | null> {
    const { fixture } = item;
    const region =
      fixture === null ? item.region : ((await this.divisionOf(fixture, request))?.region ?? null);
    return region === null ? null : this.registered.region(region, request.loaders);
  }

  @ResolveField(() => String, { nullable: true })
  clubName(@Parent() { club }: KnownItem, @Context() { loaders }: RequestContext): Promise<string | null> {
    return this.registered.club(club, loaders);
  }

  private divisionOf({ division }: { readonly division: string }, { loaders }: RequestContext) {
    return this.scheduled.division(division, loaders);
  }
}
