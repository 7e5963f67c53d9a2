import type { ClubRow, DivisionRow, FixtureRow, MemberRow } from '@arbitre/projections';
import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { Club } from '../people/clubs/club.types';
import { Member } from '../people/members/member.types';
import { Division } from './league.types';
import { ScheduledFixtures } from './scheduled-fixtures';
import { ScheduledFixture, ScheduledSide } from './scheduled.types';

const NEXT = 'Its fixtures in open seasons that are not settled, the next first, 500 at most.';

@Resolver(() => ScheduledFixture)
export class ScheduledFixturesResolver {
  constructor(private readonly fixtures: ScheduledFixtures) {}

  @ResolveField(() => Division, { nullable: true })
  division(
    @Parent() { division }: FixtureRow,
    @Context() { loaders }: RequestContext,
  ): Promise<DivisionRow | null> {
    return this.fixtures.division(division, loaders);
  }

  @ResolveField(() => [ScheduledSide])
  sides(@Parent() row: FixtureRow, @Context() request: RequestContext): Promise<Plain<ScheduledSide>[]> {
    return this.fixtures.named(row, request);
  }
}

@Resolver(() => Club)
export class ClubFixturesResolver {
  constructor(private readonly scheduled: ScheduledFixtures) {}

  @ResolveField(() => [ScheduledFixture], { description: NEXT })
  fixtures(@Parent() { number }: ClubRow): Promise<readonly FixtureRow[]> {
    return this.scheduled.ofClub(number);
  }
}

@Resolver(() => Member)
export class MemberFixturesResolver {
  constructor(private readonly scheduled: ScheduledFixtures) {}

  @ResolveField(() => [ScheduledFixture], { description: NEXT })
  fixtures(@Parent() { licence }: MemberRow): Promise<readonly FixtureRow[]> {
    return this.scheduled.ofMember(licence);
  }
}
