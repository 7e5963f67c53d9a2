import { Module } from '@nestjs/common';
import { CloseClubHandler } from './clubs/close-club';
import { ClubMutations } from './clubs/club.mutations';
import { ClubsReader } from './clubs/clubs.reader';
import { ClubRegionsResolver, ClubsResolver } from './clubs/clubs.resolver';
import { MergeClubsHandler } from './clubs/merge-clubs';
import { MoveClubHandler } from './clubs/move-club';
import { RegisterClubHandler } from './clubs/register-club';
import { RenameClubHandler } from './clubs/rename-club';
import { ReopenClubHandler } from './clubs/reopen-club';
import { UndoClubMergeHandler } from './clubs/undo-club-merge';
import { ChoosePrivacyHandler } from './members/choose-privacy';
import { CorrectPersonalHandler } from './members/correct-personal';
import { EraseMemberHandler } from './members/erase-member';
import { LeaveClubHandler } from './members/leave-club';
import { MergeMembersHandler } from './members/merge-members';
import { MemberMutations } from './members/member.mutations';
import { MemberResultsReader } from './members/member-results.reader';
import { MemberResultsResolver } from './members/member-results.resolver';
import { MembersReader } from './members/members.reader';
import { OwnMemberResolver } from './members/own-member.resolver';
import { NamesakesReader } from './members/namesakes.reader';
import { MembershipsResolver, MembersResolver } from './members/members.resolver';
import { RegisterMemberHandler } from './members/register-member';
import { RenewLicenceHandler } from './members/renew-licence';
import { SetCategoryHandler } from './members/set-category';
import { TellMembersApartHandler } from './members/tell-members-apart';
import { TransferMemberHandler } from './members/transfer-member';
import { UndoMemberMergeHandler } from './members/undo-member-merge';
import { OfficialsReader } from './officials/officials.reader';
import { OfficialsResolver } from './officials/officials.resolver';
import { FederationRegionsReader } from './regions/federation-regions.reader';
import { FederationRegionsResolver } from './regions/federation-regions.resolver';
import { ImportJobs } from './imports/import-jobs';
import { RegistryImports } from './imports/registry-imports';
import { MoveRegionHandler } from './regions/move-region';
import { OpenRegionHandler } from './regions/open-region';
import { RegionMutations } from './regions/region.mutations';
import { RenameRegionHandler } from './regions/rename-region';
import { KeepTemplateHandler } from './templates/keep-template';
import { RemoveTemplateHandler } from './templates/remove-template';
import { RenameTemplateHandler } from './templates/rename-template';
import { TemplateMutations } from './templates/template.mutations';
import { TemplatesResolver } from './templates/templates.resolver';
import { MatchWordsHandler } from './words/match-words';
import { WordMutations } from './words/word.mutations';
import { WordsReader } from './words/words.reader';
import { SaidWordsResolver, WordReceiptsResolver } from './words/words.resolver';

/** The registry: regions, clubs and members. */
@Module({
  providers: [
    ...[ImportJobs, RegistryImports],
    ...[FederationRegionsReader, FederationRegionsResolver, RegionMutations],
    ...[MoveRegionHandler, OpenRegionHandler, RenameRegionHandler],
    ...[TemplatesResolver, TemplateMutations],
    ...[KeepTemplateHandler, RemoveTemplateHandler, RenameTemplateHandler],
    ...[ClubsReader, ClubsResolver, ClubRegionsResolver, ClubMutations],
    ...[CloseClubHandler, MergeClubsHandler, MoveClubHandler, RegisterClubHandler, RenameClubHandler],
    ...[ReopenClubHandler, UndoClubMergeHandler],
    ...[OfficialsReader, OfficialsResolver],
    ...[WordsReader, SaidWordsResolver, WordReceiptsResolver, WordMutations, MatchWordsHandler],
    ...[MemberResultsReader, MemberResultsResolver],
    ...[
      MembersReader,
      NamesakesReader,
      MembersResolver,
      OwnMemberResolver,
      MembershipsResolver,
      MemberMutations,
    ],
    ...[
      ChoosePrivacyHandler,
      CorrectPersonalHandler,
      EraseMemberHandler,
      LeaveClubHandler,
      MergeMembersHandler,
      RegisterMemberHandler,
      RenewLicenceHandler,
      SetCategoryHandler,
      TellMembersApartHandler,
      TransferMemberHandler,
      UndoMemberMergeHandler,
    ],
  ],
  exports: [MembersReader],
})
export class PeopleModule {}
