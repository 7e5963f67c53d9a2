import type { ClubRow, MemberCategoryRow, MemberRow, MembershipRow } from '@arbitre/projections';
import type { Personal as Known, Reading } from '@arbitre/rules/federation';
import { Args, Context, ID, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { firstRole, Viewers } from '../../access/viewers';
import { ReadYourWrites } from '../../connections/read-your-writes';
import { requestFault } from '../../graphql/errors';
import type { Page } from '../../graphql/page';
import type { RequestContext } from '../../graphql/request-context';
import { EventPosition } from '../../graphql/scalars';
import { Club } from '../clubs/club.types';
import { ClubsReader } from '../clubs/clubs.reader';
import { Member, MemberCategory, MemberConnection, Membership, MembersArgs } from './member.types';
import { MembersReader } from './members.reader';
import { Personal } from './personal.types';

@Resolver(() => Member)
export class MembersResolver {
  constructor(
    private readonly reader: MembersReader,
    private readonly readYourWrites: ReadYourWrites,
    private readonly viewers: Viewers,
  ) {}

  @Query(() => MemberConnection, {
    description:
      'The members of the registry by licence, for staff and auditors; `named` is for the staff. With it a page may hold fewer rows than `first` and not be the last; `totalCount` then counts those who may be meant.',
  })
  async members(@Args() args: MembersArgs, @Context() request: RequestContext): Promise<Page<MemberRow>> {
    await this.allow(request, args.named ? 'personal' : 'members');
    await this.readYourWrites.seenInRegistry(args.atLeast);
    return this.reader.page(args, request.loaders);
  }

  @Query(() => Member, { nullable: true, description: 'For staff and auditors.' })
  async member(
    @Args('licence', { type: () => ID }) licence: string,
    @Args('atLeast', { type: () => EventPosition, nullable: true }) atLeast: bigint | null | undefined,
    @Context() request: RequestContext,
  ): Promise<MemberRow | null> {
    await this.allow(request, 'members');
    await this.readYourWrites.seenInRegistry(atLeast);
    return this.reader.one(licence, request.loaders);
  }

  @ResolveField(() => Personal, { nullable: true })
  async personal(@Parent() row: MemberRow, @Context() request: RequestContext): Promise<Known | null> {
    const may = await this.viewers.mayRead('personal', await request.viewer(), {});
    return may ? this.reader.personal(row, request.loaders) : null;
  }

  @ResolveField(() => [Membership])
  clubs(
    @Parent() { licence }: MemberRow,
    @Context() { loaders }: RequestContext,
  ): Promise<readonly MembershipRow[]> {
    return this.reader.clubs(licence, loaders);
  }

  @ResolveField(() => [MemberCategory])
  categories(
    @Parent() { licence }: MemberRow,
    @Context() { loaders }: RequestContext,
  ): Promise<readonly MemberCategoryRow[]> {
    return this.reader.categories(licence, loaders);
  }

  @ResolveField(() => [Int])
  years(
    @Parent() { licence }: MemberRow,
    @Context() { loaders }: RequestContext,
  ): Promise<readonly number[]> {
    return this.reader.years(licence, loaders);
  }

  private async allow(request: RequestContext, reading: Reading): Promise<void> {
    const viewer = await request.viewer();
    if (await this.viewers.mayRead(reading, viewer, {})) return;
    const role = viewer && firstRole(await viewer.granted());
    throw requestFault('FORBIDDEN', 'Your account may not read this.', { role });
  }
}

@Resolver(() => Membership)
export class MembershipsResolver {
  constructor(private readonly clubs: ClubsReader) {}

  @ResolveField(() => Club)
  club(@Parent() { club }: MembershipRow, @Context() { loaders }: RequestContext): Promise<ClubRow | null> {
    return this.clubs.one(club, loaders);
  }
}
