import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandContext } from '../src/write-side/contract';
import { uuidV5 } from '../src/identity/uuid-v5';

type ClusterControl = {
  readonly ports: readonly number[];
  readonly leaderPort: number | undefined;
  moveLeader(): void;
  killLeader(): void;
  killLeaderAfterWrite(): void;
};
type RunningStore = {
  readonly connectionString: string;
  readonly port: number;
  readonly cluster: ClusterControl;
  stop(): Promise<void>;
};
type StoreOptions = {
  readonly dataDir: string;
  readonly port?: number;
  readonly hostile?: { readonly seed: number } | null;
  readonly quotaBytes?: number;
  readonly clusterSize?: number;
};
type EventStoreProgram = { readonly startEventStore: (options: StoreOptions) => Promise<RunningStore> };

/**
 * The store lies in a higher layer that depends on this library, so nothing here may name it in an import; tests run
 * against it all the same.
 */
const program = '@arbitre/eventstore';
const { startEventStore } = (await import(program)) as EventStoreProgram;

type Given = { readonly connectionString: string; stop(): Promise<void> };
const testing = '@arbitre/testing';
const { givenEventStore } = (await import(testing)) as {
  readonly givenEventStore: () => Promise<Given | null>;
};

const NAMESPACE = '6f0d5d2c-7f0a-4f6e-9d53-0a3a0f3c0d11';

/** A command's context whose id depends on its name alone. */
export const command = (name: string, more: Partial<CommandContext> = {}): CommandContext => ({
  commandId: uuidV5(NAMESPACE, name),
  actor: { id: 'staff', role: 'staff' },
  time: '2026-11-21T20:00:00Z',
  ...more,
});

export type TestStore = {
  readonly connectionString: string;
  readonly port: number;
  /** Moves and kills the leader, where the store plays a cluster. */
  readonly cluster: ClusterControl;
  /** Ends the server and keeps its data. */
  halt(): Promise<void>;
  /** Starts it again on the same data and port. */
  resume(): Promise<void>;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
};

export type StoreUnderTest = Pick<TestStore, 'connectionString' | 'remove'>;

/**
 * The server that the environment gives (docs/eventstore.md, "A server of your own"), or a store of the spec's own. Others
 * may have written to it. What asks for options is about the embedded store.
 */
export const storeUnderTest = async (
  options: Omit<StoreOptions, 'dataDir' | 'port'> = {},
): Promise<StoreUnderTest> => {
  const given = Object.keys(options).length === 0 ? await givenEventStore() : null;
  return given === null
    ? startStore(options)
    : { connectionString: given.connectionString, remove: () => given.stop() };
};

/** A store of its own in a temporary folder. */
export const startStore = async (
  options: Omit<StoreOptions, 'dataDir' | 'port'> = {},
): Promise<TestStore> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'arbitre-events-'));
  let running = await startEventStore({ ...options, dataDir });
  const { connectionString, port } = running;
  return {
    connectionString,
    port,
    get cluster() {
      return running.cluster;
    },
    halt: () => running.stop(),
    resume: async () => {
      running = await startEventStore({ ...options, dataDir, port });
    },
    remove: async () => {
      await running.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
