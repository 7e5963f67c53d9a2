import { Module } from '@nestjs/common';
import { LeaguesModule } from '../leagues/leagues.module';
import { registeredNames } from '../people/registered-names';
import { PublicationModule } from '../publication/publication.module';
import { TasksModule } from '../tasks/tasks.module';
import { TodayInCompetitions } from './today-in-competitions';
import { TodayInSeasons } from './today-in-seasons';
import { TodayResolver } from './today.resolver';

/** What waits for whoever asks, over all competitions and seasons. */
@Module({
  imports: [LeaguesModule, PublicationModule, TasksModule],
  providers: [TodayInCompetitions, TodayInSeasons, TodayResolver, ...registeredNames],
})
export class TodayModule {}
