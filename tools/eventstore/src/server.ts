import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { clusterOfOne } from './cluster/gossip';
import { supportedMethods } from './cluster/features';
import { Gauge, type StoreContext } from './context';
import { PEACE } from './hostile/faults';
import { hostility } from './hostile/hostility';
import { LIMITS, type EventStoreOptions, type RunningEventStore } from './options';
import { ClusterGossipService, ServerFeaturesService, StreamsService } from './protocol/generated';
import { Groups } from './persistent/groups';
import { persistentRoutes } from './persistent/routes';
import { rpcServer } from './rpc/server';
import { clientStream, serverStream, unary, type Routes } from './rpc/service';
import { Storage } from './storage/storage';
import { append } from './streams/append';
import { batchAppend } from './streams/batch-append';
import { deleteStream, tombstoneStream } from './streams/delete';
import { read } from './streams/read';
import { Listener } from './transport/listener';

/**
 * Starts an event store on a folder. One process owns a folder at a time.
 * @throws Error where the folder's data is refused, with what is wrong and how to restore; or the port is taken.
 */
export async function startEventStore(options: EventStoreOptions): Promise<RunningEventStore> {
  const { dataDir, host = '127.0.0.1', quotaBytes } = options;
  const store = await Storage.open({ dataDir, ...(quotaBytes !== undefined && { quotaBytes }) });
  const limits = {
    maxAppendBytes: options.maxAppendBytes ?? LIMITS.maxAppendBytes,
    maxConnections: options.maxConnections ?? LIMITS.maxConnections,
  };
  const groups = await Groups.open(store);
  let port = 0;
  const faults =
    options.hostile === undefined ? PEACE : hostility(options.hostile.seed, () => ({ host, port }));
  const context: StoreContext = { store, groups, faults, limits, subscriptions: new Gauge() };
  const routes = { ...streamRoutes(context), ...persistentRoutes(context) };
  const rpc = rpcServer({ ...routes, ...discoveryRoutes(routes, () => ({ host, port })) }, (call) =>
    faults.admit(call.path),
  );
  const listener = new Listener(rpc, createServer(), {
    host,
    port: options.port ?? 0,
    maxConnections: limits.maxConnections,
    tls: options.tls,
  });
  port = await listener.listen(host, options.port ?? 0).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  return {
    port,
    connectionString: `esdb://${host}:${port}?tls=${options.tls !== undefined}`,
    backup: async (to) => {
      const result = await store.backup(to);
      if (result.kind === 'refused') throw new Error(`No backup was made: ${result.reason}`);
      return result.bytes;
    },
    stop: async () => {
      await groups.stop();
      await listener.close();
      await store.close();
    },
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

function discoveryRoutes(routes: Routes, self: () => { host: string; port: number }): Routes {
  const instanceId = randomUUID();
  return {
    ...unary(ServerFeaturesService.getSupportedMethods, () => supportedMethods(routes)),
    ...unary(ClusterGossipService.read, () => clusterOfOne(instanceId, self().host, self().port)),
  };
}
