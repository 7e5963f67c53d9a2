import { Module } from '@nestjs/common';
import { DealsModule } from '../deals/deals.module';
import { SessionsModule } from '../sessions/sessions.module';
import { FiguresOfSessions } from './figures-of-sessions';
import { FouledBoards } from './fouled-boards';
import { ResultsToSettle } from './results-to-settle';
import { SaidOfDeals } from './said-of-deals';
import { Tasks } from './tasks';
import { TaskFigureResolver, TasksResolver } from './tasks.resolver';

@Module({
  imports: [DealsModule, SessionsModule],
  providers: [
    FiguresOfSessions,
    FouledBoards,
    ResultsToSettle,
    SaidOfDeals,
    Tasks,
    TasksResolver,
    TaskFigureResolver,
  ],
  exports: [Tasks],
})
export class TasksModule {}
