import { Module } from '@nestjs/common';
import { DealsModule } from '../deals/deals.module';
import { ResultsToSettle } from './results-to-settle';
import { SaidOfDeals } from './said-of-deals';
import { Tasks } from './tasks';
import { TasksResolver } from './tasks.resolver';

@Module({ imports: [DealsModule], providers: [ResultsToSettle, SaidOfDeals, Tasks, TasksResolver] })
export class TasksModule {}
