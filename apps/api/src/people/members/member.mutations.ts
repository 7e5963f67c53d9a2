import { CommandBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { RequestContext } from '../../graphql/request-context';
import { WritePayload } from '../../writes/write-payload.types';
import { ChoosePrivacy, ChoosePrivacyInput } from './choose-privacy';
import { CorrectPersonal, CorrectPersonalInput } from './correct-personal';
import { EraseMember, EraseMemberInput } from './erase-member';
import { LeaveClub, LeaveClubInput } from './leave-club';
import { RegisterMember, RegisterMemberInput } from './register-member';
import { RenewLicence, RenewLicenceInput } from './renew-licence';
import { SetCategory, SetCategoryInput } from './set-category';
import { TransferMember, TransferMemberInput } from './transfer-member';
import { MergeMembers, MergeMembersInput } from './merge-members';
import { UndoMemberMerge, UndoMemberMergeInput } from './undo-member-merge';
import { TellMembersApart, TellMembersApartInput } from './tell-members-apart';

@Resolver()
export class MemberMutations {
  constructor(private readonly commands: CommandBus) {}

  @Mutation(() => WritePayload, {
    description: 'Gives somebody a licence; personal data are sealed before they are recorded.',
  })
  registerMember(
    @Args('input') input: RegisterMemberInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new RegisterMember(input, request));
  }

  @Mutation(() => WritePayload, {
    description:
      'Chooses how tables that everybody reads call a member or guest: by the name, its initials, or the licence.',
  })
  choosePrivacy(
    @Args('input') input: ChoosePrivacyInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new ChoosePrivacy(input, request));
  }

  @Mutation(() => WritePayload, { description: 'Gives all personal data of a member anew.' })
  correctPersonal(
    @Args('input') input: CorrectPersonalInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new CorrectPersonal(input, request));
  }

  @Mutation(() => WritePayload, { description: 'Moves a member to another club from a day on.' })
  transferMember(
    @Args('input') input: TransferMemberInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new TransferMember(input, request));
  }

  @Mutation(() => WritePayload, { description: 'Ends a membership: `on` is the first day without the club.' })
  leaveClub(@Args('input') input: LeaveClubInput, @Context() request: RequestContext): Promise<WritePayload> {
    return this.commands.execute(new LeaveClub(input, request));
  }

  @Mutation(() => WritePayload, { description: 'Gives a member another category from a day on.' })
  setCategory(
    @Args('input') input: SetCategoryInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new SetCategory(input, request));
  }

  @Mutation(() => WritePayload, { description: 'Renews a licence for a year more.' })
  renewLicence(
    @Args('input') input: RenewLicenceInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new RenewLicence(input, request));
  }

  @Mutation(() => WritePayload, {
    description:
      'Forgets who a member is, for good; what was played stays without a name. `reason`: asked, retention or mistake.',
  })
  eraseMember(
    @Args('input') input: EraseMemberInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new EraseMember(input, request));
  }

  @Mutation(() => WritePayload, {
    description: 'Has a licence, or a guest, read as the licence of the same person. It can be undone.',
  })
  mergeMembers(
    @Args('input') input: MergeMembersInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new MergeMembers(input, request));
  }

  @Mutation(() => WritePayload, {
    description: 'Has a licence that was merged stand for its own member again.',
  })
  undoMemberMerge(
    @Args('input') input: UndoMemberMergeInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new UndoMemberMerge(input, request));
  }

  @Mutation(() => WritePayload, {
    description: 'Says that two of a like name are two people: they are proposed as one no more.',
  })
  tellMembersApart(
    @Args('input') input: TellMembersApartInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    return this.commands.execute(new TellMembersApart(input, request));
  }
}
