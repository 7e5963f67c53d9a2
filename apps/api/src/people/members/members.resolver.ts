import type { ClubRow, MemberCategoryRow, MemberRow, MembershipRow } from '@arbitre/projections';
import { isGuest, type Personal as Known, type Reading } from '@arbitre/rules/federation';
import { Args, Context, ID, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Viewers } from '../../access/viewers';
import { Audit } from '../../audit/audit';
import { ReadYourWrites } from '../../connections/read-your-writes';
import { requestFault } from '../../graphql/errors';
import type { Page } from '../../graphql/page';
import type { RequestContext } from '../../graphql/request-context';
import { EventPosition } from '../../graphql/scalars';
import { Club } from '../clubs/club.types';
import { ClubsReader } from '../clubs/clubs.reader';
import { MemberResult } from './member-result.types';
import { type KnownResult, MemberResultsReader } from './member-results.reader';
import {
  Member,
  MemberCategory,
  MemberConnection,
  MemberPair,
  Membership,
  MembersArgs,
} from './member.types';
import { MembersReader } from './members.reader';
import { NamesakesReader, type Pair } from './namesakes.reader';
import { Personal } from './personal.types';

@Resolver(() => Member)
export class MembersResolver {
  constructor(
    private readonly reader: MembersReader,
    private readonly resultsReader: MemberResultsReader,
    private readonly readYourWrites: ReadYourWrites,
    private readonly viewers: Viewers,
    private readonly alikes: NamesakesReader,
    private readonly audit: Audit,
  ) {}

  @Query(() => MemberConnection, {
    description:
      'The members of the registry by licence, for staff and auditors: of a region, those of its clubs today; `named` is for the staff. With it a page may hold fewer rows than `first` and not be the last; `totalCount` then counts those who may be meant.',
  })
  async members(@Args() args: MembersArgs, @Context() request: RequestContext): Promise<Page<MemberRow>> {
    const regions = await this.allowed(request, args.named ? 'personal' : 'members');
    if (args.named) await this.opened(null, request);
    await this.readYourWrites.seenInRegistry(args.atLeast);
    return this.reader.page(args, regions, request.loaders);
  }

  @Query(() => Member, { nullable: true, description: 'For staff and auditors.' })
  async member(
    @Args('licence', { type: () => ID }) licence: string,
    @Args('atLeast', { type: () => EventPosition, nullable: true }) atLeast: bigint | null | undefined,
    @Context() request: RequestContext,
  ): Promise<MemberRow | null> {
    const regions = await this.allowed(request, 'members');
    await this.readYourWrites.seenInRegistry(atLeast);
    const row = await this.reader.one(licence, request.loaders);
    const may = row !== null && (await this.reader.isIn(regions, row.licence, request.loaders));
    return may ? row : null;
  }

  @Query(() => [MemberPair], {
    description:
      'Pairs of one name who may be the same person, for the staff: proposed, never merged. Those that were told apart are left out.',
  })
  async namesakes(
    @Args('first', { type: () => Int, defaultValue: 50, description: '1 to 100.' }) first: number,
    @Args('atLeast', { type: () => EventPosition, nullable: true }) atLeast: bigint | null | undefined,
    @Context() request: RequestContext,
  ): Promise<readonly Pair[]> {
    const regions = await this.allowed(request, 'personal');
    await this.opened(null, request);
    if (first < 1 || first > 100) throw requestFault('BAD_USER_INPUT', 'first must be 1 to 100.');
    await this.readYourWrites.seenInRegistry(atLeast);
    const may = (licence: string) => this.reader.isIn(regions, licence, request.loaders);
    return this.alikes.pairs(first, may, request.loaders);
  }

  @ResolveField(() => [Member])
  async alike(@Parent() row: MemberRow, @Context() request: RequestContext): Promise<readonly MemberRow[]> {
    const regions = await this.viewers.regionsRead('personal', await request.viewer());
    const may = (licence: string) => this.reader.isIn(regions, licence, request.loaders);
    if (!(await may(row.licence))) return [];
    await this.opened(row.licence, request);
    return this.alikes.of(row, may, request.loaders);
  }

  @ResolveField(() => Personal, { nullable: true })
  async personal(@Parent() row: MemberRow, @Context() request: RequestContext): Promise<Known | null> {
    if (await this.isOwn(row, request)) return this.reader.personal(row, request.loaders);
    const regions = await this.viewers.regionsRead('personal', await request.viewer());
    const may = await this.reader.isIn(regions, row.licence, request.loaders);
    if (!may) return null;
    await this.opened(row.licence, request);
    return this.reader.personal(row, request.loaders);
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

  @ResolveField(() => [ID])
  aliases(
    @Parent() { licence }: MemberRow,
    @Context() { loaders }: RequestContext,
  ): Promise<readonly string[]> {
    return this.reader.aliases(licence, loaders);
  }

  @ResolveField(() => [Int])
  years(
    @Parent() { licence }: MemberRow,
    @Context() { loaders }: RequestContext,
  ): Promise<readonly number[]> {
    return this.reader.years(licence, loaders);
  }

  @ResolveField(() => [MemberResult], {
    description:
      'The competitions entered, newest first, a hundred at most, with rank and total where the standings are shown.',
  })
  results(
    @Parent() { licence }: MemberRow,
    @Context() context: RequestContext,
  ): Promise<readonly KnownResult[]> {
    return this.resultsReader.shown(licence, context);
  }

  @ResolveField(() => Boolean)
  guest(@Parent() { licence }: MemberRow): boolean {
    return isGuest(licence);
  }

  /** Whether the viewer is that member, by this licence or by one that is read as it. */
  private async isOwn({ licence }: MemberRow, request: RequestContext): Promise<boolean> {
    const held = await this.viewers.membersHeld(await request.viewer());
    const rows = await Promise.all(held.map((each) => this.reader.one(each, request.loaders)));
    return rows.some((row) => row?.licence === licence);
  }

  /** Notes that who a member is was looked at; null: who many are. */
  private async opened(licence: string | null, request: RequestContext): Promise<void> {
    const role = await this.viewers.readingRole('personal', await request.viewer(), null);
    if (role !== null) await this.audit.read(request, { reading: 'personal', role }, licence);
  }

  /** The regions of which the viewer may read; null: of all. */
  private async allowed(request: RequestContext, reading: Reading): Promise<readonly string[] | null> {
    const viewer = await request.viewer();
    const regions = await this.viewers.regionsRead(reading, viewer);
    if (regions === null || regions.length > 0) return regions;
    throw await this.viewers.forbidden(reading, request);
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
