import { Module, type DynamicModule } from '@nestjs/common';
import { Connections, openDatabase, openStore, SETTINGS, STORE } from './connections/connections';
import { Feeder } from './feeding/feeder';
import { HealthCheck } from './health/health';
import { HealthController } from './health/health.controller';
import { Counters } from './projecting/counters';
import { Projecting } from './projecting/projecting';
import { Rebuilding } from './projecting/rebuilding';
import { PartitionQueues } from './queues/partition-queues';
import type { Settings } from './settings';

/** The feeder and the projectors of one process. */
@Module({})
export class WorkerModule {
  static with(settings: Settings): DynamicModule {
    return {
      module: WorkerModule,
      controllers: [HealthController],
      providers: [
        { provide: SETTINGS, useValue: settings },
        { provide: STORE, useFactory: () => openStore(settings) },
        { provide: 'DataSource', useFactory: () => openDatabase(settings) },
        Connections,
        PartitionQueues,
        Counters,
        Projecting,
        Rebuilding,
        Feeder,
        HealthCheck,
      ],
    };
  }
}
