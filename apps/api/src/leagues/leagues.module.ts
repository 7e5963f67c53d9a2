import { Module } from '@nestjs/common';
import { NamesModule } from '../names/names.module';
import { LeagueMutations } from './league.mutations';
import { leagueWrites } from './league-writes';
import { LeaguesReader } from './leagues.reader';
import { DivisionsResolver, SeasonsResolver } from './leagues.resolver';

/** Seasons, their divisions, and what counts for them. */
@Module({
  imports: [NamesModule],
  providers: [
    ...[LeaguesReader, SeasonsResolver, DivisionsResolver, LeagueMutations],
    ...leagueWrites.map(({ handler }) => handler),
  ],
})
export class LeaguesModule {}
