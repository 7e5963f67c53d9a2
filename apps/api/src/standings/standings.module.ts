import { Module } from '@nestjs/common';
import { DealsModule } from '../deals/deals.module';
import { SessionsModule } from '../sessions/sessions.module';
import { CompetitionCourseResolver } from './competition-course.resolver';
import { Courses } from './courses';
import { OpenAppeals } from './open-appeals';
import { StandingCourseResolver } from './standing-course.resolver';
import { StandingsReader } from './standings.reader';
import { StandingsResolver } from './standings.resolver';
import { UnderAppealResolver } from './under-appeal.resolver';
import { WhyLineResolver, WhyResolver } from './why.resolver';

@Module({
  imports: [DealsModule, SessionsModule],
  providers: [
    ...[StandingsReader, StandingsResolver, Courses],
    ...[OpenAppeals, UnderAppealResolver],
    ...[CompetitionCourseResolver, StandingCourseResolver, WhyResolver, WhyLineResolver],
  ],
  exports: [Courses, OpenAppeals, StandingsReader],
})
export class StandingsModule {}
