import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { accessControl } from './access/access-control';
import { userRoutes } from './access/user-routes';
import { Users } from './access/users';
import { Cluster } from './cluster/cluster';
import { controlled } from './cluster/control';
import { clusterInfo, clusterJson } from './cluster/gossip';
import { supportedMethods } from './cluster/features';
import { openNodes } from './cluster/nodes';
import { Gauge, type StoreContext } from './context';
import { PEACE, type Faults } from './hostile/faults';
import { hostility } from './hostile/hostility';
import { clusterSizeOf, seedOf } from './hostile/seed';
import { httpServer } from './http/http-server';
import type { Incident } from './incidents';
import { LIMITS, type EventStoreOptions, type RunningEventStore } from './options';
import { Groups } from './persistent/groups';
import { persistentRoutes } from './persistent/routes';
import { ClusterGossipService, ServerFeaturesService, StreamsService } from './protocol/generated';
import { OpenCalls } from './rpc/open-calls';
import { rpcServer } from './rpc/server';
import type { Call } from './rpc/call';
import { clientStream, unary, type Routes } from './rpc/service';
import { Storage } from './storage/storage';
import { append } from './streams/append';
import { batchAppend } from './streams/batch-append';
import { deleteStream, tombstoneStream } from './streams/delete';
import { read } from './streams/read';
import { folderCertificate } from './transport/certificate';
import { Listener, type TlsMaterial } from './transport/listener';

/** Milliseconds that the answers of a store that died may take to leave. */
const ANSWERING = 1_000;

const CLUSTER_SIZES: readonly number[] = [1, 3];

/**
 * Starts an event store on a folder. One process owns a folder at a time.
 * @throws Error where the folder's data is refused, with what is wrong and how to restore; or the port is taken.
 */
export async function startEventStore(options: EventStoreOptions): Promise<RunningEventStore> {
  const host = options.host ?? '127.0.0.1';
  const tls = tlsMaterial(options, host);
  if (tls === undefined && !isLoopback(host)) {
    throw new Error(`Without TLS the event store listens on loopback only, not on ${host}.`);
  }
  const size = options.clusterSize ?? clusterSizeOf(process.env) ?? 1;
  if (!CLUSTER_SIZES.includes(size)) throw new Error(`A cluster has 1 node or 3, not ${size}.`);
  const cluster = new Cluster(host, size);
  const store = await Storage.open(options);
  try {
    return await serve(options, cluster, tls, store);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function serve(
  options: EventStoreOptions,
  cluster: Cluster,
  tls: TlsMaterial | undefined,
  store: Storage,
): Promise<RunningEventStore> {
  const users = new Users(store);
  if (tls !== undefined) await users.ensureFirst(options.adminPassword ?? 'changeit');
  const { control, faults } = controlled(cluster, faultsOf(options, cluster));
  const context = await storeContext(options, faults, store, tls === undefined ? undefined : users);
  const services = { ...streamRoutes(context), ...persistentRoutes(context), ...userRoutes(users) };
  const routes = { ...services, ...discoveryRoutes(services, cluster) };
  const calls = new OpenCalls((call, error) => {
    store.incidents.report(unexpected(call.path, error));
  });
  const listenOptions = {
    ...{ maxConnections: context.limits.maxConnections, tls },
    clientAuthority: clientAuthority(options),
  };
  const nodes = await openNodes(cluster, options.port ?? 0, (member, connections) => {
    const admit = async (call: Call) => {
      await faults.admit(call.path);
      call.recheck = () => {
        cluster.admit(member, call);
      };
      call.recheck();
    };
    const http = httpServer(context, connections, () => clusterJson(cluster, member));
    return new Listener(rpcServer(routes, admit, calls), http, listenOptions);
  });
  const addresses = cluster.members.map(({ host, port }) => `${host}:${port}`);
  return {
    port: cluster.first.port,
    connectionString: `esdb://${addresses.join(',')}?tls=${tls !== undefined}`,
    cluster: control,
    backup: (to) => backup(store, to),
    died: store.died.then(async (reason) => {
      await answered(calls, reason);
      return reason;
    }),
    stop: async () => {
      await context.groups.stop();
      await nodes.close();
      await store.close();
    },
  };
}

/** A caller that takes nothing any more must not keep a dead store. */
async function answered(calls: OpenCalls, reason: string): Promise<void> {
  const timer = new AbortController();
  const all = calls.end(reason).finally(() => {
    timer.abort();
  });
  await Promise.race([all, pause(ANSWERING, undefined, { signal: timer.signal }).catch(() => undefined)]);
}

function unexpected(path: string, error: unknown): Incident {
  const message = `${path}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  return { level: 'alarm', incident: 'unexpected', message };
}

function faultsOf({ hostile }: EventStoreOptions, cluster: Cluster): Faults {
  const seed = hostile === undefined ? seedOf(process.env) : hostile?.seed;
  return seed === undefined ? PEACE : hostility(seed, cluster);
}

async function storeContext(
  options: EventStoreOptions,
  faults: Faults,
  store: Storage,
  users: Users | undefined,
): Promise<StoreContext> {
  return {
    store,
    groups: await Groups.open(store),
    faults,
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
    [StreamsService.read.path]: async (call: Call) => read(context, await call.message(), call),
    ...clientStream(StreamsService.append, (requests, call) => append(context, requests, call)),
    [StreamsService.batchAppend.path]: (call: Call) => batchAppend(context, call),
    ...unary(StreamsService.delete, (request, call) => deleteStream(context, request, call)),
    ...unary(StreamsService.tombstone, (request, call) => tombstoneStream(context, request, call)),
  };
}

function discoveryRoutes(services: Routes, cluster: Cluster): Routes {
  return {
    ...unary(ServerFeaturesService.getSupportedMethods, () => supportedMethods(services)),
    ...unary(ClusterGossipService.read, () => clusterInfo(cluster)),
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

/** @throws Error where it cannot be read, or there is no TLS to show a certificate in. */
function clientAuthority({ clientCa, tls }: EventStoreOptions): string | undefined {
  if (clientCa === undefined) return undefined;
  if (tls === undefined) throw new Error('Certificates of users need TLS: give --tls beside --client-ca.');
  const authority = readFileSync(clientCa, 'utf8');
  new X509Certificate(authority);
  return authority;
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host.startsWith('127.');
