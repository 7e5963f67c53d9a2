import type { MemberRow } from '@arbitre/projections';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Viewers } from '../../access/viewers';
import { ReadYourWrites } from '../../connections/read-your-writes';
import type { RequestContext } from '../../graphql/request-context';
import { EventPosition } from '../../graphql/scalars';
import { Member } from './member.types';
import { MembersReader } from './members.reader';

@Resolver()
export class OwnMemberResolver {
  constructor(
    private readonly reader: MembersReader,
    private readonly readYourWrites: ReadYourWrites,
    private readonly viewers: Viewers,
  ) {}

  @Query(() => Member, {
    nullable: true,
    description: 'The member that you are, by the grant of your account that says so (`member:F-0042`).',
  })
  async myMember(
    @Args('atLeast', { type: () => EventPosition, nullable: true }) atLeast: bigint | null | undefined,
    @Context() request: RequestContext,
  ): Promise<MemberRow | null> {
    const [licence] = await this.viewers.membersHeld(await request.viewer());
    if (licence === undefined) return null;
    await this.readYourWrites.seenInRegistry(atLeast);
    return this.reader.one(licence, request.loaders);
  }
}
