import type { Incident } from './incidents';
import type { TlsMaterial } from './transport/listener';

export interface EventStoreOptions {
  /** The folder of the log; made where it is missing. */
  readonly dataDir: string;
  /** 0 (the default) takes any free port. */
  readonly port?: number;
  /** The address to listen on; 127.0.0.1 by default. */
  readonly host?: string;
  /**
   * Certificate and key in PEM, or the folder that has them (made there on first use, with the `ca.crt` for the clients).
   * Without, the store is insecure and listens on loopback only.
   */
  readonly tls?: TlsMaterial | { readonly folder: string };
  /**
   * Over TLS: the file (PEM) of an authority whose certificates users may show in place of a password; the certificate's
   * common name is the user's login.
   */
  readonly clientCa?: string;
  /** The password that `admin` and `ops` get at the first start over TLS; `changeit` by default, as in the real server. */
  readonly adminPassword?: string;
  /** Misbehaves as a network and a cluster may, reproducibly from a seed; `null`: never, whatever the environment says. */
  readonly hostile?: { readonly seed: number } | null;
  /** How many nodes clients see, 1 or 3: addresses of one process over one log, of which one leads. 1 by default. */
  readonly clusterSize?: number;
  /** The log's largest size in bytes. */
  readonly quotaBytes?: number;
  /** Bytes of one append; 1 MiB by default. */
  readonly maxAppendBytes?: number;
  /** Connections at a time; 1,000 by default. */
  readonly maxConnections?: number;
  /** Hears what goes wrong while the store runs: a full disk, damage, a part that died. Each is told once. */
  readonly onIncident?: (incident: Incident) => void;
}

/** What happens in a cluster, at a word: with one node nothing does. */
export interface ClusterControl {
  readonly ports: readonly number[];
  /** Undefined while a new leader is elected. */
  readonly leaderPort: number | undefined;
  /** The role goes to the next node; the one that had it follows. */
  moveLeader(): void;
  /** The leader dies, comes back later as a follower, and another is elected meanwhile. */
  killLeader(): void;
  /** The same once the next write is in the log: its answer never comes. */
  killLeaderAfterWrite(): void;
}

export interface RunningEventStore {
  readonly connectionString: string;
  /** Of the first node, where it plays a cluster. */
  readonly port: number;
  readonly cluster: ClusterControl;
  /** Copies the log into a new file while the store runs. @returns the copy's bytes */
  backup(to: string): Promise<number>;
  /** Resolves with the reason after a part of the store died and every call was answered; all it can do then is stop. */
  readonly died: Promise<string>;
  /** Completes the writes that have begun and releases the folder and the port. */
  stop(): Promise<void>;
}

export const LIMITS = { maxAppendBytes: 1024 * 1024, maxConnections: 1000 } as const;
