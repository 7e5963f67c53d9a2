import { Logger } from '@nestjs/common';
import { startApi } from './api';
import { settingsFrom } from './settings';

const fail = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
};

const run = async (): Promise<void> => {
  const api = await startApi(settingsFrom(process.env));
  new Logger('Api').log(`Arbitre answers at ${api.address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      api.stop().then(() => process.exit(0), fail);
    });
};

run().catch(fail);
