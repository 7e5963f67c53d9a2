import { Module } from '@nestjs/common';
import { LeaguesModule } from '../leagues/leagues.module';
import { registeredNames } from '../people/registered-names';
import { CalendarReader } from './calendar.reader';
import { CalendarResolver } from './calendar.resolver';

/** What has a day, over all competitions, divisions and seasons. */
@Module({ imports: [LeaguesModule], providers: [CalendarReader, CalendarResolver, ...registeredNames] })
export class CalendarModule {}
