import { randomUUID } from 'node:crypto';
import { accessControl } from './access/access-control';
import { userRoutes } from './access/user-routes';
import { Users } from './access/users';
import { clusterOfOne } from './cluster/gossip';
import { supportedMethods } from './cluster/features';
import { Gauge, type StoreContext } from './context';
import { PEACE } from './hostile/faults';
import { hostility } from './hostile/hostility';
import { seedOf } from './hostile/seed';
import { httpServer } from './http/http-server';
import { LIMITS, type EventStoreOptions, type RunningEventStore } from './options';
import { Groups } from './persistent/groups';
import { persistentRoutes } from './persistent/routes';
import { ClusterGossipService, ServerFeaturesService, StreamsService } from './protocol/generated';
import { rpcServer } from './rpc/server';
import { clientStream, serverStream, unary, type Routes } from './rpc/service';
import { Storage } from './storage/storage';
import { append } from './streams/append';
import { batchAppend } from './streams/batch-append';
import { deleteStream, tombstoneStream } from './streams/delete';
import { read } from './streams/read';
import { folderCertificate } from './transport/certificate';
import { Listener, type TlsMaterial } from './transport/listener';

interface Endpoint {
  readonly host: string;
  port: number;
}

/**
 * Starts an event store on a folder. One process owns a folder at a time.
 * @throws Error where the folder's data is refused, with what is wrong and how to restore; or the port is taken.
 */
export async function startEventStore(options: EventStoreOptions): Promise<RunningEventStore> {
  const self: Endpoint = { host: options.host ?? '127.0.0.1', port: options.port ?? 0 };
  const tls = tlsMaterial(options, self.host);
  if (tls === undefined && !isLoopback(self.host)) {
    throw new Error(`Without TLS the event store listens on loopback only, not on ${self.host}.`);
  }
  const store = await Storage.open(options);
  try {
    return await serve(options, self, tls, store);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function serve(
  options: EventStoreOptions,
  self: Endpoint,
  tls: TlsMaterial | undefined,
  store: Storage,
): Promise<RunningEventStore> {
  const users = new Users(store);
  if (tls !== undefined) await users.ensureFirst(options.adminPassword ?? 'changeit');
  const context = await storeContext(options, self, store, tls === undefined ? undefined : users);
  const services = { ...streamRoutes(context), ...persistentRoutes(context), ...userRoutes(users) };
  const routes = { ...services, ...discoveryRoutes(services, self) };
  const listener: Listener = new Listener(
    rpcServer(routes, (call) => context.faults.admit(call.path)),
    httpServer(context, () => listener.connections),
    { maxConnections: context.limits.maxConnections, tls },
  );
  self.port = await listener.listen(self.host, self.port);
  return {
    port: self.port,
    connectionString: `esdb://${self.host}:${self.port}?tls=${tls !== undefined}`,
    backup: (to) => backup(store, to),
    stop: async () => {
      await context.groups.stop();
      await listener.close();
      await store.close();
    },
  };
}

async function storeContext(
  options: EventStoreOptions,
  self: Endpoint,
  store: Storage,
  users: Users | undefined,
): Promise<StoreContext> {
  const seed = options.hostile?.seed ?? seedOf(process.env);
  return {
    store,
    groups: await Groups.open(store),
    faults: seed === undefined ? PEACE : hostility(seed, () => self),
    limits: {
      maxAppendBytes: options.maxAppendBytes ?? LIMITS.maxAppendBytes,
      maxConnections: options.maxConnections ?? LIMITS.maxConnections,
    },
    subscriptions: new Gauge(),
    access: users && accessControl(store, users),
  };
}

function streamRoutes(context: StoreContext): Routes {
  return {
    ...serverStream(StreamsService.read, (request, call) => read(context, request, call)),
    ...clientStream(StreamsService.append, (requests, call) => append(context, requests, call)),
    ...clientStream(StreamsService.batchAppend, (requests, call) => batchAppend(context, requests, call)),
    ...unary(StreamsService.delete, (request, call) => deleteStream(context, request, call)),
    ...unary(StreamsService.tombstone, (request, call) => tombstoneStream(context, request, call)),
  };
}

function discoveryRoutes(services: Routes, self: Endpoint): Routes {
  const instanceId = randomUUID();
  return {
    ...unary(ServerFeaturesService.getSupportedMethods, () => supportedMethods(services)),
    ...unary(ClusterGossipService.read, () => clusterOfOne(instanceId, self.host, self.port)),
  };
}

async function backup(store: Storage, to: string): Promise<number> {
  const result = await store.backup(to);
  if (result.kind === 'refused') throw new Error(`No backup was made: ${result.reason}`);
  return result.bytes;
}

function tlsMaterial({ tls }: EventStoreOptions, host: string): TlsMaterial | undefined {
  if (tls === undefined || !('folder' in tls)) return tls;
  return folderCertificate(tls.folder, [...new Set([host, 'localhost', '127.0.0.1'])]);
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host.startsWith('127.');
