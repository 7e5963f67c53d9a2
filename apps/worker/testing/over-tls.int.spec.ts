import { once } from 'node:events';
import { chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeCertificates } from '@arbitre/eventstore';
import { lag } from '@arbitre/projections';
import { playTournament } from './season';
import { startServices, type Services } from './services';
import { bundleWorker, runWorker, WorkerProcess } from './worker-process';

type Certificates = ReturnType<typeof makeCertificates>;

/** Certificate and key as files of this account: under root, Postgres is another one. */
const write = async (folder: string, { cert, key }: Certificates, owner: number) => {
  const [certFile, keyFile] = [join(folder, 'arbitre.crt'), join(folder, 'arbitre.key')];
  await writeFile(certFile, cert);
  await writeFile(keyFile, key, { mode: 0o600 });
  await chown(keyFile, owner, -1);
  await chown(certFile, owner, -1);
  return { certFile, keyFile };
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** Takes TLS up while the server runs. */
const securePostgres = async ({ database }: Services, certificates: Certificates): Promise<void> => {
  const [place] = await database.query<{ at: string }[]>(`SELECT current_setting('data_directory') AS at`);
  if (place === undefined) throw new Error('Postgres says nowhere to be.');
  const { certFile, keyFile } = await write(place.at, certificates, (await stat(place.at)).uid);
  await database.query(`ALTER SYSTEM SET ssl_cert_file = '${certFile}'`);
  await database.query(`ALTER SYSTEM SET ssl_key_file = '${keyFile}'`);
  await database.query('ALTER SYSTEM SET ssl = on');
  await database.query('SELECT pg_reload_conf()');
};

/** Redis at a port with TLS, and none without. */
const secureRedis = async (
  { redis }: Services,
  certificates: Certificates,
  folder: string,
): Promise<number> => {
  const { certFile, keyFile } = await write(folder, certificates, (await stat(folder)).uid);
  const port = await freePort();
  await redis.config(
    'SET',
    'tls-cert-file',
    certFile,
    'tls-key-file',
    keyFile,
    'tls-auth-clients',
    'no',
    'tls-port',
    port,
  );
  await redis.config('SET', 'port', 0);
  return port;
};

describe('Postgres and Redis over TLS, by an authority of their own', () => {
  let services: Services;
  let folder: string;
  let unknowing: Readonly<Record<string, string>>;
  let knowing: Readonly<Record<string, string>>;
  beforeAll(async () => {
    await bundleWorker();
    services = await startServices();
    folder = await mkdtemp(join(tmpdir(), 'arbitre-tls-'));
    const certificates = makeCertificates(['127.0.0.1'], new Date());
    const authority = join(folder, 'ca.crt');
    await writeFile(authority, certificates.authority);
    await securePostgres(services, certificates);
    const port = await secureRedis(services, certificates, folder);
    unknowing = {
      ...services.environment,
      DATABASE_URL: `${services.environment.DATABASE_URL}?sslmode=verify-full`,
      REDIS_URL: `rediss://127.0.0.1:${port}`,
    };
    knowing = { ...unknowing, NODE_EXTRA_CA_CERTS: authority };
  }, 60_000);
  afterAll(async () => {
    await services.stop();
    await rm(folder, { recursive: true });
  }, 30_000);

  it('carry a worker that knows the authority, with no connection of it in clear', async () => {
    const worker = await WorkerProcess.start(knowing);
    try {
      await playTournament(services.store, 'secured', { tables: 2, boards: 2 });
      while ((await lag(services.database, services.store)).state !== 'current') await sleep(100);
      const clear = await services.database.query<unknown[]>(
        `SELECT application_name FROM pg_stat_activity JOIN pg_stat_ssl USING (pid)
          WHERE backend_type = 'client backend' AND NOT ssl AND application_name <> 'arbitre'`,
      );
      expect(clear).toEqual([]);
    } finally {
      await worker.end();
    }
  }, 60_000);

  it('are refused by one that does not', async () => {
    const { status, output } = await runWorker(unknowing, ['status']);
    expect(status).toBe(1);
    expect(output).toContain(
      'Postgres (DATABASE_URL) cannot be used: unable to verify the first certificate',
    );
  }, 60_000);
});
