import { Module } from '@nestjs/common';
import { ClubMutations } from './clubs/club.mutations';
import { ClubsReader } from './clubs/clubs.reader';
import { ClubRegionsResolver, ClubsResolver } from './clubs/clubs.resolver';
import { MoveClubHandler } from './clubs/move-club';
import { RegisterClubHandler } from './clubs/register-club';
import { RenameClubHandler } from './clubs/rename-club';
import { CorrectPersonalHandler } from './members/correct-personal';
import { EraseMemberHandler } from './members/erase-member';
import { LeaveClubHandler } from './members/leave-club';
import { MemberMutations } from './members/member.mutations';
import { MembersReader } from './members/members.reader';
import { MembershipsResolver, MembersResolver } from './members/members.resolver';
import { RegisterMemberHandler } from './members/register-member';
import { RenewLicenceHandler } from './members/renew-licence';
import { SetCategoryHandler } from './members/set-category';
import { TransferMemberHandler } from './members/transfer-member';
import { FederationRegionsReader } from './regions/federation-regions.reader';
import { FederationRegionsResolver } from './regions/federation-regions.resolver';
import { MoveRegionHandler } from './regions/move-region';
import { OpenRegionHandler } from './regions/open-region';
import { RegionMutations } from './regions/region.mutations';
import { RenameRegionHandler } from './regions/rename-region';

/** The registry: regions, clubs and members. */
@Module({
  providers: [
    ...[FederationRegionsReader, FederationRegionsResolver, RegionMutations],
    ...[MoveRegionHandler, OpenRegionHandler, RenameRegionHandler],
    ...[ClubsReader, ClubsResolver, ClubRegionsResolver, ClubMutations],
    ...[MoveClubHandler, RegisterClubHandler, RenameClubHandler],
    ...[MembersReader, MembersResolver, MembershipsResolver, MemberMutations],
    ...[
      CorrectPersonalHandler,
      EraseMemberHandler,
      LeaveClubHandler,
      RegisterMemberHandler,
      RenewLicenceHandler,
      SetCategoryHandler,
      TransferMemberHandler,
    ],
  ],
})
export class PeopleModule {}
