import { Module } from '@nestjs/common';
import { NamesModule } from '../names/names.module';
import { DivisionListLinesResolver, DivisionListPlanResolver } from './division-list.resolver';
import { DivisionNotes, DivisionNotesResolver, RankingNotesResolver } from './division-notes';
import { DivisionProgressResolver } from './division-progress';
import { EnterDivisionListHandler, EnterDivisionListMutation } from './enter-division-list';
import { LeagueEffects } from './league-effects';
import { LeagueMutations } from './league.mutations';
import { leagueWrites } from './league-writes';
import { ClubRecordsResolver, MemberRecordsResolver, RecordPlayersResolver } from './records.resolver';
import { RecordsReader } from './records.reader';
import { LeaguesReader } from './leagues.reader';
import { ScheduledFixtures } from './scheduled-fixtures';
import {
  ClubFixturesResolver,
  MemberFixturesResolver,
  ScheduledFixturesResolver,
} from './scheduled.resolver';
import { SessionsModule } from '../sessions/sessions.module';
import { StandingsModule } from '../standings/standings.module';
import { registeredNames } from '../people/registered-names';
import {
  CountedCompetitionsResolver,
  DivisionEntriesResolver,
  DivisionRankingsResolver,
  DivisionsResolver,
  SeasonsResolver,
} from './leagues.resolver';

/** Seasons, their divisions, and what counts for them. */
@Module({
  imports: [NamesModule, SessionsModule, StandingsModule],
  providers: [
    ...[LeaguesReader, SeasonsResolver, DivisionsResolver, DivisionRankingsResolver, LeagueMutations],
    ...[RecordsReader, MemberRecordsResolver, ClubRecordsResolver, RecordPlayersResolver],
    ...[ScheduledFixtures, ScheduledFixturesResolver, ClubFixturesResolver, MemberFixturesResolver],
    ...[EnterDivisionListMutation, EnterDivisionListHandler, DivisionListPlanResolver],
    ...[DivisionListLinesResolver, DivisionEntriesResolver, CountedCompetitionsResolver, ...registeredNames],
    ...[DivisionNotes, DivisionNotesResolver, RankingNotesResolver, LeagueEffects, DivisionProgressResolver],
    ...leagueWrites.map(({ handler }) => handler),
  ],
  exports: [LeaguesReader, ScheduledFixtures],
})
export class LeaguesModule {}
