import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { type DynamicModule, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { GraphQLModule } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { AccessModule } from './access/access.module';
import { LiveSockets } from './access/live-sockets';
import { Programs } from './access/programs';
import { Viewers } from './access/viewers';
import { ArbiterModule } from './arbiter/arbiter.module';
import { Audit } from './audit/audit';
import { CalendarModule } from './calendar/calendar.module';
import { CompetitionsModule } from './competitions/competitions.module';
import { ConnectionsModule } from './connections/connections.module';
import { SETTINGS } from './connections/tokens';
import { DealsModule } from './deals/deals.module';
import { LimitsModule } from './limits/limits.module';
import { Spending } from './limits/spending';
import { Names } from './names/names';
import { NamesModule } from './names/names.module';
import { LeaguesModule } from './leagues/leagues.module';
import { NodesModule } from './nodes/nodes.module';
import { OfClubModule } from './of-club/of-club.module';
import { PeopleModule } from './people/people.module';
import { RegionsModule } from './regions/regions.module';
import { SessionsModule } from './sessions/sessions.module';
import { graphqlOptions } from './graphql/graphql.options';
import type { Settings } from './settings';
import { PublicationModule } from './publication/publication.module';
import { StandingsModule } from './standings/standings.module';
import { StatusModule } from './status/status.module';
import { StockModule } from './stock/stock.module';
import { TasksModule } from './tasks/tasks.module';
import { TodayModule } from './today/today.module';

@Module({})
export class ApiModule {
  static forSettings(settings: Settings): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        ConnectionsModule.forSettings(settings),
        CqrsModule.forRoot(),
        AccessModule,
        LimitsModule,
        NamesModule,
        CompetitionsModule,
        StandingsModule,
        PublicationModule,
        DealsModule,
        ArbiterModule,
        TasksModule,
        TodayModule,
        SessionsModule,
        RegionsModule,
        LeaguesModule,
        CalendarModule,
        NodesModule,
        OfClubModule,
        PeopleModule,
        StatusModule,
        StockModule,
        GraphQLModule.forRootAsync<ApolloDriverConfig>({
          driver: ApolloDriver,
          imports: [AccessModule, LimitsModule],
          inject: [DataSource, Viewers, Programs, LiveSockets, Spending, Audit, SETTINGS, Names],
          useFactory: graphqlOptions,
        }),
      ],
    };
  }
}
