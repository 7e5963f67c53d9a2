import { Module, type DynamicModule } from '@nestjs/common';
import {
  Connections,
  openDatabase,
  openStore,
  SETTINGS,
  STORE,
  STORE_RISKS,
  storeRisksOf,
} from './connections/connections';
import { Closing } from './closing';
import { Feeder } from './feeding/feeder';
import { HealthCheck } from './health/health';
import { HealthController } from './health/health.controller';
import { Computing } from './projecting/computing';
import { Counters } from './projecting/counters';
import { Projecting } from './projecting/projecting';
import { Rebuilding } from './projecting/rebuilding';
import { Delivering } from './webhooks/delivering';
import { BatchMemory } from './queues/batch-memory';
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
        { provide: STORE_RISKS, useFactory: () => storeRisksOf(settings) },
        { provide: 'DataSource', useFactory: () => openDatabase(settings) },
        Connections,
        BatchMemory,
        PartitionQueues,
        Counters,
        Computing,
        Projecting,
        Rebuilding,
        Feeder,
        HealthCheck,
        Delivering,
        Closing,
      ],
    };
  }
}
