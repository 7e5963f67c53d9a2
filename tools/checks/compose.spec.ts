import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

type Service = {
  readonly image?: string;
  readonly user?: string;
  readonly build?: { readonly dockerfile: string };
  readonly ports?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly network_mode?: string;
  readonly command?: string | readonly string[];
  readonly entrypoint?: string | readonly string[];
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: readonly string[] };
};

const folder = join(import.meta.dirname, '../../docker');
const servicesOf = (file: string): Readonly<Record<string, Service>> =>
  (parse(readFileSync(join(folder, file), 'utf8'), { merge: true }) as { services: Record<string, Service> })
    .services;

const cluster = servicesOf('compose.yaml');
const NODES = ['eventstore1', 'eventstore2', 'eventstore3'];

const words = ({ command = [], entrypoint = [], healthcheck }: Service): string =>
  [command, entrypoint, healthcheck?.test ?? []].flat().join(' ');

/** What a container may do beyond its user, and nobody else: the one that hands out keys is root, and speaks to nobody. */
const RIGHTS: Readonly<Record<string, readonly string[]>> = {
  certificates: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER'],
};

/** Images of which no digest could be looked up where this was written: the README says how to write them down. */
const UNKNOWN_DIGESTS = ['eventstore/eventstore:24.10', 'eventstore/es-gencert-cli:1.3.0'];

const stages = readFileSync(join(folder, 'Dockerfile'), 'utf8').split(/^(?=FROM )/m);
const NOBODY_MUCH = expect.stringMatching(/^(node|[1-9]\d*:[1-9]\d*)$/) as unknown;
const userOf = ({ user, build }: Service): string | undefined =>
  user ?? (build === undefined ? undefined : /^USER (\w+)$/m.exec(stages.at(-1) ?? '')?.[1]);

describe('docker/Dockerfile', () => {
  it('begins each stage from bytes that are named, with the Node that the tests run on', () => {
    const { devDependencies } = JSON.parse(readFileSync(join(folder, '../package.json'), 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    for (const stage of stages.filter((each) => each.startsWith('FROM ')))
      expect(stage).toMatch(
        new RegExp(`^FROM node:${devDependencies.node}-bookworm-slim@sha256:[0-9a-f]{64}( AS |\n)`),
      );
  });
});

describe('docker/compose.yaml', () => {
  it.each(NODES)(
    '%s tells the others its own name for replication too, which its certificate bears',
    (node) => {
      const { environment = {} } = cluster[node] ?? {};
      expect(environment.EVENTSTORE_REPLICATION_HOST_ADVERTISE_AS).toBe(node);
      expect(environment.EVENTSTORE_NODE_HOST_ADVERTISE_AS).toBe(node);
      const others = NODES.filter((other) => other !== node).map((other) => `${other}:2113`);
      expect(environment.EVENTSTORE_GOSSIP_SEED).toBe(others.join(','));
      expect(environment.EVENTSTORE_CERTIFICATE_FILE).toBe('/certs/own/node.crt');
      expect(words(cluster.certificates ?? {})).toContain('-dns-names $$name,localhost');
    },
  );

  it.each(['api', 'worker'])('%s uses the account that prepare makes, never the administrator', (part) => {
    const { environment = {}, depends_on = {} } = cluster[part] ?? {};
    expect(environment.ESDB_URL).toMatch(/^esdb:\/\/arbitre:\$\{ARBITRE_STORE_PASSWORD:\?[^}]+\}@/);
    expect(environment.ESDB_URL).toContain('tls=true');
    expect(depends_on.prepare?.condition).toBe('service_completed_successfully');
    expect(JSON.stringify(environment)).not.toContain('EVENTSTORE_PASSWORD');
  });

  it('prepares the store once its nodes are healthy', () => {
    const { command, environment = {}, depends_on = {} } = cluster.prepare ?? {};
    expect(command).toEqual(expect.arrayContaining(['eventstore', 'prepare']));
    expect(environment.ESDB_ADMIN_URL).toContain('esdb://admin:');
    for (const node of NODES) expect(depends_on[node]?.condition).toBe('service_healthy');
  });

  it('lets prepare speak to the store alone, over TLS, and check who answers', () => {
    const { environment = {}, volumes } = cluster.prepare ?? {};
    expect(environment.ESDB_ADMIN_URL).toContain('tls=true&tlsCaFile=/certs/ca/ca.crt');
    expect(volumes).toContain('ca:/certs/ca:ro');
  });

  it.each(['api', 'worker'])('%s speaks over TLS to every server, and checks who answers', (part) => {
    const { environment = {}, volumes } = cluster[part] ?? {};
    expect(environment.DATABASE_URL).toMatch(/@postgres:5432\/arbitre\?sslmode=verify-full$/);
    expect(environment.REDIS_URL).toMatch(/^rediss:\/\/.+@redis:6379$/);
    expect(environment.ESDB_URL).toContain('tlsCaFile=/certs/ca/ca.crt');
    expect(environment.NODE_EXTRA_CA_CERTS).toBe('/certs/ca/ca.crt');
    expect(volumes).toContain('ca:/certs/ca:ro');
  });

  it('gives each server its own key, and nobody else any', () => {
    const holders = Object.entries(cluster).flatMap(([name, { volumes = [] }]) =>
      volumes.flatMap((volume) => {
        const [, key] = /^(\w+)-key:\/certs\/own:ro$/.exec(volume) ?? [];
        return key === undefined ? [] : [[name, key]];
      }),
    );
    expect(holders.sort()).toEqual([...NODES, 'postgres', 'redis'].map((name) => [name, name]));
    for (const [name, { volumes = [] }] of Object.entries(cluster))
      if (name !== 'certificates')
        expect(volumes.filter((volume) => volume.includes('-key:')).length).toBeLessThan(2);
  });

  it('mounts the key of the authority only where it signs', () => {
    const mounting = Object.entries(cluster).filter(([, { volumes = [] }]) =>
      volumes.some((volume) => volume.startsWith('authority:')),
    );
    expect(mounting.map(([name]) => name)).toEqual(['certificates']);
    expect(words(cluster.certificates ?? {})).not.toMatch(/ca\.key \/certs|-out \/certs\/ca/);
  });
});

describe('docker/compose.single.yaml', () => {
  it('listens on loopback alone, but for the pages', () => {
    const { redis = {}, postgres = {}, eventstore = {} } = servicesOf('compose.single.yaml');
    expect(words(redis)).toContain("'bind 127.0.0.1'");
    expect(words(postgres)).toContain('listen_addresses=127.0.0.1');
    expect(eventstore).toMatchObject({ ports: ['${ARBITRE_PORT:-4300}:4300'] });
  });
});

describe.each(['compose.yaml', 'compose.single.yaml'])('docker/%s', (file) => {
  it.each(Object.keys(servicesOf(file)))(
    'lets %s write to volumes and memory alone, and gain no rights',
    (name) => {
      const service = servicesOf(file)[name] ?? {};
      expect(service).toMatchObject({
        ...{ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] },
        tmpfs: expect.arrayContaining(['/tmp']) as unknown,
      });
      for (const given of ['privileged', 'devices', 'pid', 'ipc', 'userns_mode'])
        expect(service).not.toHaveProperty(given);
      // A volume has a name; a path before the colon would be a folder of the machine.
      for (const volume of service.volumes ?? []) expect(volume).toMatch(/^[a-z][\w-]*:\//);
      if (!(name in RIGHTS)) expect([service.cap_add, userOf(service)]).toEqual([undefined, NOBODY_MUCH]);
      else expect(service).toMatchObject({ cap_add: RIGHTS[name], network_mode: 'none' });
    },
  );

  it.each(Object.keys(servicesOf(file)))('runs %s from bytes that are named', (name) => {
    const { image = '', build } = servicesOf(file)[name] ?? {};
    if (build !== undefined) expect([image, build.dockerfile]).toEqual(['arbitre', 'docker/Dockerfile']);
    else if (UNKNOWN_DIGESTS.some((unknown) => image === unknown))
      expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain(image);
    else expect(image).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?(-alpine)?@sha256:[0-9a-f]{64}$/);
  });

  it('opens a port for the pages alone', () => {
    const open = Object.values(servicesOf(file)).flatMap(({ ports = [] }) => ports);
    expect(open).toEqual(['${ARBITRE_PORT:-4300}:4300']);
  });

  it('asks for the passwords of Redis and Postgres', () => {
    const { redis = {}, api = {} } = servicesOf(file);
    expect(words(redis)).toContain('requirepass $$REDIS_PASSWORD');
    expect(api.environment?.REDIS_URL).toContain('${REDIS_PASSWORD:?');
    expect(api.environment?.DATABASE_URL).toContain('${POSTGRES_PASSWORD:?');
  });

  it.each([
    ...['PUBLIC_URL', 'SECOND_FACTOR', 'SESSION_TTL', 'SESSION_IDLE', 'REQUEST_TIMEOUT'],
    ...['BUDGET_ACCOUNT', 'BUDGET_NETWORK', 'ALLOWED_ORIGINS', 'EMBED_ORIGINS'],
  ])('hands %s of docker/.env on to the API, empty where it is not set', (name) => {
    expect(servicesOf(file).api?.environment?.[name]).toBe(`\${${name}-}`);
  });

  it('logs what a collector reads, the audit among it', () => {
    const { api = {} } = servicesOf(file);
    expect(api.environment).toMatchObject({ LOG_FORMAT: '${LOG_FORMAT-json}', AUDIT_LOG: '${AUDIT_LOG-on}' });
  });

  it('has no password on a command line, and none by default', () => {
    for (const [name, service] of Object.entries(servicesOf(file))) {
      expect([name, words(service)]).toEqual([name, expect.not.stringMatching(/\$\{\w*PASSWORD/) as string]);
      for (const value of Object.values(service.environment ?? {}))
        for (const [, fallback] of `${value}`.matchAll(/\$\{\w*PASSWORD(:[-?])/g))
          expect(fallback).toBe(':?');
    }
  });
});

describe('docker/Dockerfile.dockerignore', () => {
  it('leaves out of the image what lies beside the sources: history, data, what was built here', () => {
    const left = readFileSync(join(folder, 'Dockerfile.dockerignore'), 'utf8').split('\n');
    expect(left).toEqual(expect.arrayContaining(['.git', '**/.arbitre', '**/node_modules', '**/dist']));
  });
});
