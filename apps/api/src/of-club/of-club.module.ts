import { Module } from '@nestjs/common';
import { DealsModule } from '../deals/deals.module';
import { ClubsReader } from '../people/clubs/clubs.reader';
import { StandingsModule } from '../standings/standings.module';
import { OfClubReader } from './of-club.reader';
import { ContestantsResolver, OfClubResolver } from './of-club.resolver';

/** What the entries of a club came to, deal by deal. */
@Module({
  imports: [DealsModule, StandingsModule],
  providers: [ClubsReader, OfClubReader, OfClubResolver, ContestantsResolver],
})
export class OfClubModule {}
