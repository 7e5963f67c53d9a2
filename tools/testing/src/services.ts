import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyBlankCluster } from '../../services/blank-cluster.ts';
import { anyFreePort } from '../../services/ports.ts';
import { startService, type Service } from '../../services/service.ts';

const temporary = async (kind: 'postgres' | 'redis'): Promise<Service> => {
  const folder = mkdtempSync(join(tmpdir(), `arbitre-test-${kind}-`));
  chmodSync(folder, 0o755); // under root, Postgres runs as another account and must reach it
  const options = { dataDir: join(folder, 'data'), port: await anyFreePort(), durable: false };
  if (kind === 'postgres') copyBlankCluster(options.dataDir);
  const service = await startService({ service: kind, options });
  return {
    ...service,
    stop: async () => {
      await service.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** A Postgres of the test's own, empty, gone after `stop` (or with the test process). `url` names its database. */
export const startPostgres = (): Promise<Service> => temporary('postgres');

/** A Redis of the test's own, empty, gone after `stop` (or with the test process). */
export const startRedis = (): Promise<Service> => temporary('redis');
